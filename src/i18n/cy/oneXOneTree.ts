import type { Translated } from '../translate.ts'
import type en from '../en/oneXOneTree.ts'

export default {
  stand: {
    zero: 'o goed yn sefyll eisoes',
    one: 'goeden yn sefyll eisoes',
    two: 'goeden yn sefyll eisoes',
    few: 'coeden yn sefyll eisoes',
    many: 'o goed yn sefyll eisoes',
    other: 'o goed yn sefyll eisoes',
  },
  withYours: {
    zero: 'o goed yn sefyll, un ohonynt yw eich un chi',
    one: 'goeden yn sefyll, a chi biau hi',
    two: 'goeden yn sefyll, un ohonynt yw eich un chi',
    few: 'coeden yn sefyll, un ohonynt yw eich un chi',
    many: 'o goed yn sefyll, un ohonynt yw eich un chi',
    other: 'o goed yn sefyll, un ohonynt yw eich un chi',
  },
  everybody: 'Mae pawb sy’n gweithio gyda ni yn plannu un.',
  dashed: 'Mae pawb sy’n gweithio gyda ni yn plannu un. Llinell doredig yw eich un chi o hyd.',
  yours: 'Rhif {{number}} yw eich un chi.',
  yoursAt: 'Rhif {{number}} yw eich un chi. Mae’n sefyll yma: {{place}}.',
  plant: 'Plannu fy nghoeden',
  planted: 'Mae eich coeden wedi’i phlannu.',
  show: 'Ei dangos i eraill',
  shown: 'Fi biau coeden rhif {{number}}.',
  copied: 'dolen wedi’i chopïo',
  since: 'Ers {{month}}',
  sinceWith: 'Ers {{month}}, gyda {{partner}}',
  with: 'Gyda {{partner}}',
  none: 'Does dim coed yma.',
  noneText: 'Does gan yr asiantaeth hon ddim tudalen goed.',
} satisfies Translated<typeof en>

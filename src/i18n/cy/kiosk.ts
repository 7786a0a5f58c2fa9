import type en from '../en/kiosk.ts'
import type { Translated } from '../translate.ts'

export default {
  all: 'Pawb',
  letters: 'Llythyren gyntaf',
  people: 'Criw',
  someIn: '{{crew}} · {{count}} o {{all}} i mewn',
  someOut: '{{crew}} · {{count}} o {{all}} allan',
  waiting: {
    zero: '{{count}} i’w hanfon',
    one: '{{count}} i’w anfon',
    two: '{{count}} i’w hanfon',
    few: '{{count}} i’w hanfon',
    many: '{{count}} i’w hanfon',
    other: '{{count}} i’w hanfon',
  },
  waitingShort: {
    zero: '{{count}} yn aros',
    one: '{{count}} yn aros',
    two: '{{count}} yn aros',
    few: '{{count}} yn aros',
    many: '{{count}} yn aros',
    other: '{{count}} yn aros',
  },
  state: { due: 'Am', late: 'Hwyr', in: 'Mewn', out: 'Allan' },
  savedHere: 'Wedi’i gadw yma',
  notListed: 'Ddim ar y rhestr?',
  ask: 'Gofynnwch i {{name}}',
  chief: 'eich pennaeth criw',
  before: 'Tudalen flaenorol',
  after: 'Tudalen nesaf',
  page: '{{page}} o {{pages}}',
  mode: { 'Check-in': 'I mewn', 'Check-out': 'Allan' },
  menu: 'Y dabled hon',
  coming: 'Ar y ffordd',
  pageFrom: 'Tudalen {{page}} o {{pages}}, o {{name}}',
} satisfies Translated<typeof en>

import type { Translated } from '../translate.ts'
import type en from '../en/oneXOneTree.ts'

export default {
  stand: { one: 'Baum steht schon', other: 'Bäume stehen schon' },
  withYours: { one: 'Baum steht, und er ist deiner', other: 'Bäume stehen, einer davon ist deiner' },
  everybody: 'Alle, die mit uns arbeiten, pflanzen einen.',
  dashed: 'Alle, die mit uns arbeiten, pflanzen einen. Deiner ist noch gestrichelt.',
  yours: 'Deiner ist Nummer {{number}}.',
  yoursAt: 'Deiner ist Nummer {{number}}. Er steht hier: {{place}}.',
  plant: 'Meinen Baum pflanzen',
  planted: 'Dein Baum ist gepflanzt.',
  show: 'Anderen zeigen',
  shown: 'Baum Nummer {{number}} ist meiner.',
  copied: 'Link kopiert',
  since: 'Seit {{month}}',
  sinceWith: 'Seit {{month}}, mit {{partner}}',
  with: 'Mit {{partner}}',
  none: 'Hier gibt es keine Bäume.',
  noneText: 'Diese Agentur hat keine Seite mit Bäumen.',
} satisfies Translated<typeof en>

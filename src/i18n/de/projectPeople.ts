import type en from '../en/projectPeople.ts'
import type { Translated } from '../translate.ts'

export default {
  asClient: 'Wie der Kunde es sieht',
  clientSees:
    'Das sehen {{company}} und Besucher: keine Telefonnummern, keine Warnungen, niemanden, der nur gefragt wurde.',
  allDays: 'Alle Tage',
  days: 'Tage',
  noneText: 'Sobald die Dispo die ersten angelegt hat, steht hier, wer kommt.',
  known: 'Was über {{name}} bekannt ist',
  contact: '{{name}} kontaktieren',
  ofPlaces: '{{filled}} von {{amount}} Plätzen',
  proven: 'Dafür qualifiziert',
  endsSoon: '{{function}} endet {{date}}',
  first: 'Zum ersten Mal für diesen Kunden',
  forClient: { one: '{{count}} Mal für diesen Kunden', other: '{{count}} Mal für diesen Kunden' },
  atVenue: { one: '{{count}} Mal an diesem Ort', other: '{{count}} Mal an diesem Ort' },
  late: { one: '{{count}} Mal zu spät in 60 Tagen', other: '{{count}} Mal zu spät in 60 Tagen' },
  absent: { one: '{{count}} Mal nicht gekommen in 60 Tagen', other: '{{count}} Mal nicht gekommen in 60 Tagen' },
  moreLacking: { one: '{{count}} weitere Person fehlt, ab {{when}}', other: '{{count}} weitere fehlen, ab {{when}}' },
  state: {
    confirmed: '{{day}}: bestätigt',
    requested: '{{day}}: angefragt',
    none: '{{day}}: nicht hier',
  },
} satisfies Translated<typeof en>

import type en from '../en/projectPeople.ts'
import type { Translated } from '../translate.ts'

export default {
  asClient: 'Zoals de klant het ziet',
  clientSees:
    'Dit zien {{company}} en bezoekers: geen telefoonnummers, geen waarschuwingen, niemand die alleen gevraagd is.',
  allDays: 'Alle dagen',
  days: 'Dagen',
  noneText: 'Zodra de planning de eerste heeft toegevoegd, staat hier wie er komt.',
  known: 'Wat er over {{name}} bekend is',
  contact: '{{name}} bereiken',
  ofPlaces: '{{filled}} van {{amount}} plaatsen',
  proven: 'Hiervoor gekwalificeerd',
  endsSoon: '{{function}} loopt af op {{date}}',
  first: 'Eerste keer voor deze klant',
  forClient: { one: '{{count}} keer voor deze klant', other: '{{count}} keer voor deze klant' },
  atVenue: { one: '{{count}} keer op deze locatie', other: '{{count}} keer op deze locatie' },
  late: { one: '{{count}} keer te laat in 60 dagen', other: '{{count}} keer te laat in 60 dagen' },
  absent: { one: '{{count}} keer niet gekomen in 60 dagen', other: '{{count}} keer niet gekomen in 60 dagen' },
  moreLacking: {
    one: 'Er ontbreekt er nog {{count}}, vanaf {{when}}',
    other: 'Er ontbreken er nog {{count}}, vanaf {{when}}',
  },
  state: {
    confirmed: '{{day}}: bevestigd',
    requested: '{{day}}: aangevraagd',
    none: '{{day}}: niet hier',
  },
} satisfies Translated<typeof en>

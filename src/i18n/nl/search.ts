import type en from '../en/search.ts'
import type { Translated } from '../translate.ts'

export default {
  label: 'Projecten, mensen, locaties, bedrijven',
  hint: 'Het begin van woorden is genoeg, vanaf twee letters: ‘nord arena’, ‘mei’, ‘26-01’.',
  none: 'Niets gevonden voor ‘{{typed}}’.',
  failed: 'Zoeken is op dit moment niet bereikbaar. Probeer het opnieuw.',
  keys: '↑ ↓ kiezen · Enter opent · Esc sluit',
  projects: 'Projecten',
  people: 'Mensen',
  locations: 'Locaties',
  companies: 'Bedrijven',
  itsProjects: { one: '{{count}} project', other: '{{count}} projecten' },
} satisfies Translated<typeof en>

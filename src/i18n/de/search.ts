import type en from '../en/search.ts'
import type { Translated } from '../translate.ts'

export default {
  label: 'Projekte, Leute, Orte, Firmen',
  hint: 'Wortanfänge genügen, ab zwei Buchstaben: „nord arena“, „mei“, „26-01“.',
  none: 'Nichts gefunden für „{{typed}}“.',
  failed: 'Die Suche ist gerade nicht erreichbar. Versuche es noch einmal.',
  keys: '↑ ↓ wählen · Enter öffnet · Esc schließt',
  projects: 'Projekte',
  people: 'Leute',
  locations: 'Orte',
  companies: 'Firmen',
  itsProjects: { one: '{{count}} Projekt', other: '{{count}} Projekte' },
} satisfies Translated<typeof en>

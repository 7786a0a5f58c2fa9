export default {
  label: 'Projects, people, places, companies',
  hint: 'Beginnings of words are enough, from two letters on: “nord arena”, “mei”, “26-01”.',
  none: 'Nothing found for “{{typed}}”.',
  failed: 'The search is not reachable at the moment. Try again.',
  keys: '↑ ↓ choose · Enter opens · Esc closes',
  projects: 'Projects',
  people: 'People',
  locations: 'Places',
  companies: 'Companies',
  itsProjects: { one: '{{count}} project', other: '{{count}} projects' },
}

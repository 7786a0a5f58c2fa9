import type de from '../de/shell.ts'
import type { Differing } from '../translate.ts'

export default {
  contact: { mail: 'Ein E-Mail schreiben' },
  nav: { payrolls: 'Lohn\u00ADzettel' },
  function: {
    forkliftDriver: 'Hub\u00ADstapler\u00ADfahrer',
    carpenter: 'Tischler',
  },
} satisfies Differing<typeof de>

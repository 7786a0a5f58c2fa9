import type de from '../de/shell.ts'
import type { Differing } from '../translate.ts'

export default {
  nav: { payrolls: 'Lohn\u00ADzettel' },
  function: {
    forkliftDriver: 'Hub\u00ADstapler\u00ADfahrer',
    carpenter: 'Tischler',
  },
} satisfies Differing<typeof de>

import type de from '../de/imports.ts'
import type { Differing } from '../translate.ts'

export default {
  fields: { vatId: 'UID-Nummer' },
} satisfies Differing<typeof de>

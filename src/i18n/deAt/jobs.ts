import type de from '../de/jobs.ts'
import type { Differing } from '../translate.ts'

export default {
  manager: { mail: 'Ein E-Mail schreiben' },
} satisfies Differing<typeof de>

import type de from '../de/projects.ts'
import type { Differing } from '../translate.ts'

export default {} satisfies Differing<typeof de>

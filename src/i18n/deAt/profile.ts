import type de from '../de/profile.ts'
import type { Differing } from '../translate.ts'

export default {} satisfies Differing<typeof de>

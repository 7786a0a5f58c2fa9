import type de from '../de/plusCrews.ts'
import type { Differing } from '../translate.ts'

export default {} satisfies Differing<typeof de>

import type de from '../de/kioskOver.ts'
import type { Differing } from '../translate.ts'

export default {} satisfies Differing<typeof de>

import type de from '../de/signOff.ts'
import type { Differing } from '../translate.ts'

export default {} satisfies Differing<typeof de>

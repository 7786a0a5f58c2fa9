import type de from '../de/kiosk.ts'
import type { Differing } from '../translate.ts'

export default {} satisfies Differing<typeof de>

import type de from '../de/kioskLead.ts'
import type { Differing } from '../translate.ts'

export default {} satisfies Differing<typeof de>

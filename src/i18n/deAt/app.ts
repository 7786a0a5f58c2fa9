import type de from '../de/app.ts'
import type { Differing } from '../translate.ts'

export default {} satisfies Differing<typeof de>

import type de from '../de/places.ts'
import type { Differing } from '../translate.ts'

export default {} satisfies Differing<typeof de>

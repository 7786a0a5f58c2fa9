import type de from '../de/plusCrewValues.ts'
import type { Differing } from '../translate.ts'

export default {} satisfies Differing<typeof de>

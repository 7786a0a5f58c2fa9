import type de from '../de/crews.ts'
import type { Differing } from '../translate.ts'

export default {
  reason: { parking: 'Auto einparken' },
} satisfies Differing<typeof de>

import { useMatches } from '../../../ui/useMatches.ts'

/** Narrower than a desk: who signs stands above the paper, and not beside it, for whoever reads by keys as well. */
export const useStacked = (): boolean => useMatches('(max-width: 62.4375em)')

import { useMatches } from '../../../ui/useMatches.ts'

/** Whether the window is as narrow as a phone, below which a page is read on the way, in one hand. */
export const useNarrow = (): boolean => useMatches('(max-width: 43.6875em)')

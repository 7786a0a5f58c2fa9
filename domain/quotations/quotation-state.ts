/** What is kept of a quotation; that it has expired follows from the day, and is written soon after. */
export type QuotationState = 'released' | 'accepted' | 'declined' | 'expired' | 'withdrawn' | 'replaced'
export type QuotationAct = 'accept' | 'decline' | 'withdraw' | 'replace'

/** As it stands on a day (YYYY-MM-DD, at the venue): it can be answered on its last day, and not after it. */
export const stateOn = (kept: QuotationState, validUntil: string, day: string): QuotationState =>
  kept === 'released' && validUntil < day ? 'expired' : kept

const after: Record<QuotationAct, QuotationState> = {
  accept: 'accepted',
  decline: 'declined',
  withdraw: 'withdrawn',
  replace: 'replaced',
}

export type Closed = Exclude<QuotationState, 'released'>

/**
 * What an act makes of a quotation; or what it is already, so that the act comes too late. One that has
 * just expired can still be replaced; there is nothing to withdraw, for its project is what it was before by itself.
 */
export function afterAct(state: QuotationState, act: QuotationAct): { to: QuotationState } | { closed: Closed } {
  if (state === 'released') return { to: after[act] }
  if (state === 'expired' && act === 'replace') return { to: after[act] }
  return { closed: state }
}

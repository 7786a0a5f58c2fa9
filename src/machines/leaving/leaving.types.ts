/** Where somebody wants to go, and how: a step in the browser's history, or an address. */
export interface Away {
  to: string
  how: 'popstate' | 'pushState' | 'replaceState'
}

export interface LeavingContext {
  /** Words of the address that may become others on the page: a search, a filter. */
  within: readonly string[]
  away: Away | null
  unsaved: boolean
}

export type LeavingInput = Pick<LeavingContext, 'within'>

export type LeavingEvent =
  /** Something on the page is not saved, or everything is. */
  | { type: 'UNSAVED' }
  | { type: 'SAVED' }
  /** Somebody was about to go, and was held. */
  | { type: 'HELD'; away: Away }
  | { type: 'STAYED' }
  | { type: 'LEFT_ANYWAY' }

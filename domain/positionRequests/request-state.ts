/** What is kept of a client's request for a position; the other two states follow from its crew and from the clock. */
export type KeptState = 'asked' | 'accepted' | 'declined' | 'withdrawn'
/** `lapsed`: its hours are over and nobody has answered; `dropped`: its crew was taken out of the plan. */
export type RequestState = KeptState | 'lapsed' | 'dropped'
export type RequestAct = 'accept' | 'decline' | 'withdraw'

interface Kept {
  state: KeptState
  /** Ms. */
  ends: number
  crewThere: boolean
}

/** As it stands at a moment (ms): it can be answered until its hours are over. */
export const stateAt = ({ state, ends, crewThere }: Kept, now: number): RequestState =>
  state !== 'asked' ? state : !crewThere ? 'dropped' : ends <= now ? 'lapsed' : 'asked'

const after: Record<RequestAct, KeptState> = { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' }

export type Closed = Exclude<RequestState, 'asked'>

/** What an act makes of a request; or what it is already, so that the act comes too late. */
export const afterAct = (state: RequestState, act: RequestAct): { to: KeptState } | { closed: Closed } =>
  state === 'asked' ? { to: after[act] } : { closed: state }

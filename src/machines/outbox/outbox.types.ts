/** Something to be sent. Its key is its identity and its Idempotency-Key: the server does it once, however often sent. */
export interface OutboxEntry<Request = unknown> {
  key: string
  /** Position or crew it belongs to; entries go out in the order they were added, so a crew's hours go before its signature. */
  position: string
  /** What the effect needs to send it; the machine does not look inside. */
  request: Request
  /** Problem code of a refusal; null while it waits to be sent. */
  refused: string | null
  /** What the refusal says besides its code. */
  details?: Details | undefined
}
export type Details = Readonly<Record<string, unknown>>

/** What lies in storage: what is sent next, in one request, and how many there are in all. */
export interface Stored {
  next: readonly OutboxEntry[]
  waiting: number
  refused: number
}

export interface Parcel {
  entries: readonly OutboxEntry[]
  /** Entries left on the device after these. */
  left: number
}

/** What the server says of one entry. */
export type EntryAnswer =
  | { key: string; kind: 'received' | 'duplicate' | 'conflict' }
  | { key: string; kind: 'refused'; problem: string; details?: Details | undefined }

/**
 * `answered`: each entry by itself; one that is missing waits on. `notYet`: no answer, 429, 502, 503, 504.
 * `sessionEnded`: 401.
 */
export type SendAnswer =
  { kind: 'answered'; answers: readonly EntryAnswer[] } | { kind: 'notYet'; jitter: number } | { kind: 'sessionEnded' }

/** What became of an entry: gone from storage, or kept there with its problem. */
export type Settlement = { key: string; problem: string | null; details?: Details | undefined }
export type Decision = { key: string; decision: 'retry' | 'discard' }

export interface OutboxContext {
  /** Of the person who is logged in: what is sent next. All others stay in storage, however many there are. */
  next: readonly OutboxEntry[]
  waiting: number
  refused: number
  settlements: readonly Settlement[]
  decision: Decision | null
  /** Failed tries since the last answer. */
  attempt: number
  jitter: number
}

export type OutboxEvent =
  /** One more entry is stored. */
  | { type: 'ADDED' }
  /** An entry the device could not keep was sent on the spot, and answered. */
  | { type: 'SENT_UNKEPT'; answer: EntryAnswer }
  | { type: 'LOCK_HELD' }
  | { type: 'CAME_ONLINE' }
  | { type: 'TRY_NOW' }
  | { type: 'LOGGED_IN' }
  | { type: 'DECIDED'; key: string; decision: 'retry' | 'discard' }

/** For whoever shows an entry: attendance, hours, sign-off, kiosk. */
export type OutboxEmitted =
  | { type: 'sending'; key: string }
  | { type: 'waiting'; key: string }
  | {
      type: 'answered'
      key: string
      answer: EntryAnswer['kind']
      problem: string | null
      details?: Details | undefined
    }

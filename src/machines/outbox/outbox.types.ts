/** Something to be sent. Its key is its identity and its Idempotency-Key: the server does it once, however often sent. */
export interface OutboxEntry {
  key: string
  /** Position or crew it belongs to; entries go out in the order they were added, so a crew's hours go before its signature. */
  position: string
  /** What the effect needs to send it; the machine does not look inside. */
  request: unknown
  /** Problem code of a refusal; null while it waits to be sent. */
  refused: string | null
  /** What the refusal says besides its code. */
  details?: Details | undefined
}
export type Details = Readonly<Record<string, unknown>>

/** `notYet`: no answer, 429, 502, 503, 504. `sessionEnded`: 401. `refused`: any other problem, with its code. */
export type SendAnswer =
  | { kind: 'received' | 'duplicate' | 'conflict' }
  | { kind: 'refused'; problem: string; details?: Details | undefined }
  | { kind: 'notYet'; jitter: number }
  | { kind: 'sessionEnded' }

/** What became of an entry: gone from storage, or kept there with its problem. */
export type Settlement = { key: string; problem: string | null; details?: Details | undefined }
export type Decision = { key: string; decision: 'retry' | 'discard' }

export interface OutboxContext {
  /** Of the person who is logged in, oldest first; those of others stay sealed in storage. */
  entries: readonly OutboxEntry[]
  settlement: Settlement | null
  decision: Decision | null
  /** Failed tries since the last answer. */
  attempt: number
  jitter: number
}

export type OutboxEvent =
  /** The entry is already stored. */
  | { type: 'ADDED'; entry: OutboxEntry }
  | { type: 'LOCK_HELD' }
  | { type: 'CAME_ONLINE' }
  | { type: 'TRY_NOW' }
  | { type: 'LOGGED_IN' }
  | { type: 'DECIDED'; key: string; decision: 'retry' | 'discard' }

/** For whoever shows an entry: attendance, hours, sign-off. */
export type OutboxEmitted =
  | { type: 'sending'; key: string }
  | { type: 'waiting'; key: string }
  | {
      type: 'answered'
      key: string
      answer: 'received' | 'duplicate' | 'conflict' | 'refused'
      problem: string | null
      details?: Details | undefined
    }

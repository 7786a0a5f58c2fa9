/** A photo of a slip that lies on the device and is no receipt yet. */
export interface SlipPhoto {
  /** On the device; also the key under which its receipt is made once. */
  id: string
}

export interface CaptureContext {
  /** What is being turned upright, made smaller and kept; null: nothing. */
  taking: Blob | null
  /** Kept; null: none yet. */
  photo: SlipPhoto | null
  /** Number of the receipt; null: it is not made yet. */
  receipt: string | null
  /** Attempts since something last went well. */
  failures: number
  /** Drawn with each failure, 0 ≤ j < 1. */
  jitter: number
  /** Why the photo, or the receipt, was not taken; null: it was. */
  problem: string | null
}

export type CaptureEvent =
  { type: 'CHOSEN'; blob: Blob } | { type: 'DROPPED' } | { type: 'AGAIN' } | { type: 'ONLINE' } | { type: 'CLOSED' }

export type RestoreAnswer = { kind: 'kept'; photo: SlipPhoto | null }
export type TakeAnswer = { kind: 'kept'; photo: SlipPhoto } | { kind: 'refused'; code: string }
export type CreateAnswer =
  { kind: 'created'; receipt: string } | { kind: 'unreachable'; jitter: number } | { kind: 'refused'; code: string }
export type DropAnswer = { kind: 'dropped' }

/** A picture or PDF on its way; it lies on the device until it has been handed in. */
export interface KeptFile {
  /** On the device. */
  id: string
  /** Bytes as they are sent, and as they were chosen. */
  size: number
  chosen: number
  /** Bytes the server has. */
  sent: number
  /** The upload on the server; null: none was begun yet. */
  uploadId: string | null
  /** Quarter turns to the right, by hand. */
  turns: number
}

export interface UploadContext {
  documentId: string
  /** Front first. */
  files: KeptFile[]
  /** What is being made smaller and kept; null: nothing. */
  taking: Taking | null
  /** What is being taken off the device; null: nothing. */
  removing: string | null
  /** Attempts since a piece last arrived. */
  failures: number
  /** Drawn with each failure, 0 ≤ j < 1. */
  jitter: number
  /** It is handed in as soon as everything has arrived. */
  wanted: boolean
  /** Why a file, or all of it, was not taken; null: it was. */
  problem: string | null
}
export interface UploadInput {
  documentId: string
}

/** A file that was chosen, or one that is turned: then it takes the place of the one before. */
export type Taking = { kind: 'chosen'; blob: Blob } | { kind: 'turned'; file: string; turns: number }

export type UploadEvent =
  | { type: 'CHOSEN'; blob: Blob }
  | { type: 'TURNED'; file: string }
  | { type: 'REMOVED'; file: string }
  | { type: 'HAND_IN' }
  | { type: 'ONLINE' }
  | { type: 'CLOSED' }

export type RestoreAnswer = { kind: 'kept'; files: KeptFile[] }
export type RemoveAnswer = { kind: 'removed' }
export type TakeAnswer = { kind: 'kept'; taken: KeptFile } | { kind: 'refused'; code: string }
/** `moved`: so much has arrived. `lost`: the server knows nothing of it any more. */
export type PieceAnswer =
  | { kind: 'moved'; file: string; sent: number; uploadId: string }
  | { kind: 'lost'; file: string }
  | { kind: 'unreachable'; jitter: number }
  | { kind: 'refused'; file: string; code: string }
export type HandInAnswer =
  { kind: 'handedIn' } | { kind: 'unreachable'; jitter: number } | { kind: 'refused'; code: string }

export interface HandInRequest {
  documentId: string
  uploadIds: string[]
}

/** A photo on its way; it lies on the device until it has been handed in. */
export interface KeptPhoto {
  /** On the device; also the key under which it is handed in once. */
  id: string
  /** Bytes as they are sent. */
  size: number
  /** Bytes the server has. */
  sent: number
  /** The upload on the server; null: none was begun yet. */
  uploadId: string | null
  /** When it was taken, by the device. */
  takenAt: string
}

export interface PhotosInput {
  /** Photos of its work; null: files of the project as a whole. */
  crewId: string | null
  /** The project, by number. */
  project: string
}
export interface PhotosContext extends PhotosInput {
  /** In the order in which they go. */
  photos: KeptPhoto[]
  /** What is still to be made smaller and kept, the next first. */
  taking: Blob[]
  /** What is being taken off the device; null: nothing. */
  removing: string | null
  /** Attempts since something last arrived. */
  failures: number
  /** Drawn with each failure, 0 ≤ j < 1. */
  jitter: number
  /** How many were handed in. */
  handedIn: number
  /** Why the last photo that was not taken was not; null: all were. */
  problem: string | null
}

export type PhotosEvent =
  { type: 'CHOSEN'; blob: Blob } | { type: 'REMOVED'; photo: string } | { type: 'ONLINE' } | { type: 'CLOSED' }

export type RestoreAnswer = { kind: 'kept'; photos: KeptPhoto[] }
export type TakeAnswer = { kind: 'kept'; taken: KeptPhoto } | { kind: 'refused'; code: string }
export type RemoveAnswer = { kind: 'removed' }
/** `moved`: so much has arrived. `lost`: the server knows nothing of it any more. */
export type PieceAnswer =
  | { kind: 'moved'; photo: string; sent: number; uploadId: string }
  | { kind: 'lost'; photo: string }
  | { kind: 'unreachable'; jitter: number }
  | { kind: 'refused'; photo: string; code: string }
export type HandInAnswer =
  | { kind: 'handedIn'; photo: string }
  | { kind: 'lost'; photo: string }
  | { kind: 'unreachable'; jitter: number }
  | { kind: 'refused'; photo: string; code: string }

export interface HandInRequest extends PhotosInput {
  photo: KeptPhoto | null
}

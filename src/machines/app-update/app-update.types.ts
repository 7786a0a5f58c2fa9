export interface AppUpdateContext {
  /** A kiosk, or a TV that presents: nobody is there to press a button. */
  unattended: boolean
  /** Somebody types, or the outbox writes or sends. */
  busy: boolean
  /** The new version's worker is in charge already: this page is of the version before. */
  tookOver: boolean
}

export type AppUpdateEvent =
  | { type: 'VERSION_WAITS' }
  /** Another tab has let the new version in. */
  | { type: 'TAKEN_OVER' }
  | { type: 'CAME_TO_FRONT' }
  | { type: 'ACCEPTED' }
  | { type: 'TOUCHED' }
  | { type: 'BUSY' }
  | { type: 'FREE' }
  | { type: 'LEFT_ALONE' }
  | { type: 'ATTENDED' }

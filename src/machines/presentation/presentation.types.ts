export interface PresentationInput {
  /** A screen on the wall: nobody is there to start it. */
  atOnce: boolean
}

export interface PresentationContext extends PresentationInput {
  /** Counts minutes, 0 to `shifts` − 1: where the picture stands, so that nothing burns in. */
  shift: number
}

export type PresentationEvent =
  | { type: 'PRESENT' }
  /** By the key of that name. */
  | { type: 'ESCAPED' }
  /** By the button. */
  | { type: 'EXITED' }
  | { type: 'FULL_SCREEN_ENTERED' }
  | { type: 'FULL_SCREEN_LEFT' }
  /** A pointer moved, a finger touched, or any other key was pressed. */
  | { type: 'MOVED' }
  | { type: 'LOCK_HELD' }
  | { type: 'LOCK_REFUSED' }
  /** The browser has let go of it, as it does when the page is hidden. */
  | { type: 'LOCK_LOST' }
  | { type: 'CAME_INTO_VIEW' }

import type { KioskState, KioskTask } from '../../../domain/kiosk-roster.ts'

/** One person on the faces, ready to be drawn. */
export interface Tile {
  id: string
  name: string
  /** Whole, for the picture's initials and whoever cannot see it. */
  fullName: string
  picture: string | undefined
  role: string
  state: KioskState
  /** "06:00": due since or at, in or out at. */
  time: string
  /** Tapped here, and not received yet. */
  saved: boolean
}

/** Of everything around the one thing a screen shows. */
export interface Head {
  place: string
  sub: string
  clock: string
  waiting: number
}

export interface Served {
  fullName: string
  picture: string | undefined
  role: string
  task: KioskTask
}

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

/** What stands above every screen of a tablet. */
export interface Head {
  clock: string
  waiting: number
}

/** Above the faces also where the tablet is, and how many are in. */
export interface FacesHead extends Head {
  place: string
  sub: string
}

export interface Served {
  fullName: string
  picture: string | undefined
  role: string
  task: KioskTask
}

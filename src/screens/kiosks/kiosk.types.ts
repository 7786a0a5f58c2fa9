import type { KioskState, KioskTask } from '../../../domain/kiosks/kiosk-roster.ts'

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
  /** What a tap means. */
  task: KioskTask
  clock: string
  waiting: number
}

/** Above the faces also where the tablet is, and how many are in. */
export interface FacesHead extends Head {
  place: string
  sub: string
}

/** Who was confirmed a moment ago, and what can still be done about it. */
export interface Undoable {
  name: string
  task: KioskTask
  doing: 'offered' | 'past' | 'saving' | 'undone' | 'failed'
}

export interface Served {
  fullName: string
  picture: string | undefined
  role: string
  task: KioskTask
}

import { type Booked, type Pause, type RestWarning, restAround, restWarnings } from '../jobs/rest.ts'
import { holdsPlace } from './position-status.ts'

/** In ms. */
interface Time {
  starts: number
  ends: number
}
/** A shift somebody has, or was asked to or asked for. */
export interface Held extends Booked {
  status: string
}
/** Time of somebody's own, as it is stored or as a calendar names it; `approved`: absent where it needs nobody's yes. */
export interface OwnTime extends Time {
  kind: string
  approved?: boolean
}

/** What is known of a person at the time of a shift, before anybody judges it. */
export interface Availability<H, O> {
  /** Places they hold then. */
  overlaps: readonly H[]
  /** Time they keep free then: blocked dates, being sick, and vacation that was approved. */
  keptFree: readonly O[]
  /** Vacation then that waits for its answer. It keeps nothing free. */
  asked: readonly O[]
  /** The places they hold that lie nearest; null where none does. */
  before: Pause<H> | null
  after: Pause<H> | null
  /** Too short a rest, too long a day. */
  warnings: readonly RestWarning[]
}

/** Whether two times share any; one that begins as the other ends does not. */
export const meets = (a: Time, b: Time): boolean => a.starts < b.ends && a.ends > b.starts

const keeping = ['block', 'blocked', 'sick', 'vacation', 'unpaidVacation']
const isAsked = ({ kind, approved }: OwnTime) => kind === 'pending' || (kind === 'vacation' && approved === false)

/**
 * What a shift meets in the days of a person; what is said of it hangs on who asks. All agree on what is in the way:
 * places held and time kept free at once with it. They differ in two things, each on purpose. Rest and day are a warning
 * to a crew member and to whoever puts somebody on a position by hand, for the two may agree on it; in a ranking they put
 * somebody below those who are rested. And vacation nobody has answered is told to the person who asked for it, not to
 * whoever plans: planning answers it, and until then it is no reason against anybody.
 */
export function availability<H extends Held, O extends OwnTime>(
  shift: Booked,
  entries: readonly H[],
  ownTime: readonly O[],
  limits: { restHours: number; dayHours: number },
): Availability<H, O> {
  const held = entries.filter(({ status }) => holdsPlace(status))
  const then = ownTime.filter(own => meets(own, shift))
  return {
    overlaps: held.filter(other => meets(other, shift)),
    keptFree: then.filter(own => keeping.includes(own.kind) && !isAsked(own)),
    asked: then.filter(isAsked),
    ...restAround(shift, held),
    warnings: restWarnings(shift, held, limits),
  }
}

import { cx } from '../../../ui/cx.ts'
import type { Candidate, Found } from './best.types.ts'
import classes from './best.module.css'

const hour = 3_600_000
/** Hours shown before the shift's midday and after it. */
const around = 18

/** From when to when the track shows, ms: 36 hours with the shift in their middle. */
export function trackOf({ starts, ends }: Pick<Found['position'], 'starts' | 'ends'>): { from: number; to: number } {
  const middle = Math.round((Date.parse(starts) + Date.parse(ends)) / 2 / hour) * hour
  return { from: middle - around * hour, to: middle + around * hour }
}

interface DayTrackProps {
  position: Found['position']
  person: Pick<Candidate, 'entries' | 'hardReasons'>
}

/** What somebody has around the shift, drawn; the words beside it say the same. */
export function DayTrack({ position, person }: DayTrackProps) {
  const { from, to } = trackOf(position)
  const place = (starts: string, ends: string) => {
    const [left, right] = [Math.max(Date.parse(starts), from), Math.min(Date.parse(ends), to)]
    return { '--from': (left - from) / (to - from), '--part': Math.max(0, right - left) / (to - from) }
  }
  const hits = (one: Candidate['entries'][number]) => one.starts < position.ends && one.ends > position.starts
  const hard = person.hardReasons.length > 0
  return (
    <div className={classes['track']} aria-hidden="true">
      {person.entries
        .filter(({ starts, ends }) => Date.parse(starts) < to && Date.parse(ends) > from)
        .map(one => (
          <i
            key={`${one.kind} ${one.starts} ${one.ends}`}
            className={cx(classes['bar'], classes[one.kind], one.kind === 'job' && hits(one) && classes['clash'])}
            style={place(one.starts, one.ends)}
          />
        ))}
      <i className={cx(classes['frame'], hard && classes['hardFrame'])} style={place(position.starts, position.ends)} />
    </div>
  )
}

import { cx } from '../cx.ts'
import { initialsOf } from '../Face/initials.ts'
import { draw, frameFor, offset, spread } from './plot.ts'
import type { Fix, Place } from './plot.ts'
import { PlotGround, VenuePin } from './PlotGround.tsx'
import type { PlotWords } from './PlotGround.tsx'
import classes from './RangePlot.module.css'

export interface PlottedPerson extends Fix {
  id: string
  name: string
  state: 'expected' | 'checkedIn' | 'late' | 'checkedOut'
}

interface CrewPlotProps {
  venue: Place
  radius: number
  people: readonly PlottedPerson[]
  /** Who is where, in a sentence: the drawing itself is not read out. */
  label: string
  words: PlotWords
  tilesUrl?: string | undefined
}

/** Everybody's last known place round the venue; people at one spot are moved apart and tied to it by a thread. */
export function CrewPlot({ venue, radius, people, label, words, tilesUrl }: CrewPlotProps) {
  const away = people.map(person => offset(venue, person))
  const frame = frameFor(radius, away)
  const spots = away.map(metres => draw(frame, metres))
  const places = spread(spots, 27, frame)
  return (
    <figure className={classes['map']}>
      <PlotGround frame={frame} venue={venue} radius={radius} label={label} words={words} tilesUrl={tilesUrl}>
        <VenuePin x={frame.venue.x} y={frame.venue.y} />
        {people.map((person, index) => {
          const spot = spots[index]
          const place = places[index]
          if (!spot || !place) return null
          return (
            <g key={person.id} className={cx(classes['person'], classes[person.state])}>
              {Math.hypot(place.x - spot.x, place.y - spot.y) > 6 ? (
                <path
                  className={classes['thread']}
                  d={`M${spot.x.toFixed(1)} ${spot.y.toFixed(1)}L${place.x.toFixed(1)} ${place.y.toFixed(1)}`}
                />
              ) : null}
              <circle cx={place.x} cy={place.y} r="12.5" />
              <text x={place.x} y={place.y + 4} textAnchor="middle">
                {initialsOf(person.name)}
              </text>
            </g>
          )
        })}
      </PlotGround>
    </figure>
  )
}

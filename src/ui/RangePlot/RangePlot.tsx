import type { ReactNode } from 'react'
import { distance, draw, frameFor, labelPlace, offset, textBox } from './plot.ts'
import type { Fix, Place } from './plot.ts'
import { PlotGround, radiusLabelAt, VenuePin } from './PlotGround.tsx'
import type { PlotWords } from './PlotGround.tsx'
import classes from './RangePlot.module.css'

interface RangePlotProps {
  venue: Place
  /** Metres round the venue within which a punch needs no reason. */
  radius: number
  me?: Fix | undefined
  /** How far that is, where it is said elsewhere as well: two ways to round are two distances. */
  far?: string | undefined
  /** The whole picture in a sentence. */
  label: string
  words: PlotWords
  /** "…/{z}/{x}/{y}…": map tiles lie beneath the same drawing. */
  tilesUrl?: string | undefined
  /** Below the drawing: how far, how sure, and a way to get there. */
  caption?: { title: ReactNode; sub?: ReactNode; end?: ReactNode } | undefined
}

/** How far from the venue, drawn from two coordinates: it works without tiles and without a network. */
export function RangePlot({ venue, radius, me, far, label, words, tilesUrl, caption }: RangePlotProps) {
  const away = me && offset(venue, me)
  const frame = frameFor(radius, away ? [away] : [])
  const at = frame.venue
  const dot = away && draw(frame, away)
  const blur = me ? Math.min(Math.max(me.accuracy * frame.scale, 12), 70) : 0
  const metres = me ? (far ?? words.metres(Math.round(distance(venue, me)))) : ''
  const radiusLabel = radiusLabelAt(frame, radius)
  const text =
    dot &&
    labelPlace(
      metres,
      dot,
      blur,
      frame,
      [
        { left: at.x - 22, right: at.x + 22, top: at.y - 56, bottom: at.y + 6 },
        { left: 10, right: 110, top: frame.height - 50, bottom: frame.height - 12 },
        { left: frame.width - 48, right: frame.width, top: 8, bottom: 60 },
        textBox(words.metres(radius), radiusLabel, 'middle'),
      ],
      radius * frame.scale,
    )
  return (
    <figure className={classes['map']}>
      <PlotGround frame={frame} venue={venue} radius={radius} label={label} words={words} tilesUrl={tilesUrl}>
        <VenuePin x={at.x} y={at.y} />
        {dot ? (
          <>
            <path
              className={classes['ray']}
              d={`M${dot.x.toFixed(1)} ${dot.y.toFixed(1)}L${at.x.toFixed(1)} ${at.y.toFixed(1)}`}
            />
            <circle className={classes['blur']} cx={dot.x} cy={dot.y} r={blur} />
            <circle className={classes['me']} cx={dot.x} cy={dot.y} r="9" />
          </>
        ) : null}
        {text ? (
          <text className={classes['far']} x={text.x} y={text.y} textAnchor={text.anchor}>
            {metres}
          </text>
        ) : null}
      </PlotGround>
      {caption ? (
        <figcaption className={classes['foot']}>
          <span className={classes['words']}>
            <span className={classes['title']}>{caption.title}</span>
            {caption.sub ? <span className={classes['sub']}>{caption.sub}</span> : null}
          </span>
          {caption.end}
        </figcaption>
      ) : null}
    </figure>
  )
}

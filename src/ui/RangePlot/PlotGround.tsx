import { useId } from 'react'
import type { ReactNode } from 'react'
import { grid, scaleBar, tiles } from './plot.ts'
import type { Frame, Place } from './plot.ts'
import classes from './RangePlot.module.css'

export interface PlotWords {
  north: string
  metres: (metres: number) => string
}

interface PlotGroundProps {
  frame: Frame
  venue: Place
  radius: number
  label: string
  words: PlotWords
  tilesUrl?: string | undefined
  children: ReactNode
}

/** Where the venue's own distance is written: below its circle, or above where that would leave the frame. */
export const radiusLabelAt = ({ venue, scale, height }: Frame, radius: number) => {
  const below = venue.y + radius * scale + 18
  return { x: venue.x, y: below <= height - 6 ? below : venue.y - radius * scale - 8 }
}

/** What every plot of a venue shares: ground, circle and double circle, pin, scale and north. */
export function PlotGround({ frame, venue, radius, label, words, tilesUrl, children }: PlotGroundProps) {
  const clip = useId()
  const { width, height, scale } = frame
  const at = frame.venue
  const bar = scaleBar(frame)
  const radiusLabel = radiusLabelAt(frame, radius)
  return (
    <svg className={classes['plan']} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <defs>
        <clipPath id={clip}>
          <rect width={width} height={height} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${clip})`}>
        {tilesUrl === undefined ? (
          <path className={classes['grid']} d={grid(frame)} />
        ) : (
          <g className={classes['tiles']}>
            {tiles(tilesUrl, venue, frame).map(tile => (
              <image
                key={tile.href}
                href={tile.href}
                x={tile.x}
                y={tile.y}
                width={tile.size + 0.4}
                height={tile.size + 0.4}
              />
            ))}
          </g>
        )}
        <circle className={classes['range']} cx={at.x} cy={at.y} r={radius * 2 * scale} />
        <circle className={classes['ring']} cx={at.x} cy={at.y} r={radius * scale} />
        {children}
        {radius * scale < 24 ? null : (
          <text className={classes['soft']} x={radiusLabel.x} y={radiusLabel.y} textAnchor="middle">
            {words.metres(radius)}
          </text>
        )}
        <path className={classes['tick']} d={`M16 ${height - 24}v6h${bar.length.toFixed(1)}v-6`} />
        <text className={classes['soft']} x="16" y={height - 32}>
          {words.metres(bar.metres)}
        </text>
        <path className={classes['north']} d={`M${width - 22} 34l-7-18-7 18 7-4z`} />
        <text className={classes['soft']} x={width - 29} y="52" textAnchor="middle">
          {words.north}
        </text>
      </g>
    </svg>
  )
}

/** The venue's mark; its point is the place. */
export function VenuePin({ x, y }: { x: number; y: number }) {
  return (
    <>
      <path className={classes['pin']} d={`M${x} ${y + 3}c-12-15-20-23-20-35a20 20 0 0 1 40 0c0 12-8 20-20 35z`} />
      <circle className={classes['pinDot']} cx={x} cy={y - 32} r="7" />
    </>
  )
}

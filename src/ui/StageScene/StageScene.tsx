import classes from './StageScene.module.css'

interface Lamp {
  x: number
  /** Degrees from hanging straight. */
  turn: number
  /** The four corners of its light, as SVG points. */
  beam: string
}

const phoneLamps: readonly Lamp[] = [
  { x: 56, turn: -9, beam: '52,92 70,92 226,460 96,460' },
  { x: 154, turn: 8, beam: '144,92 162,92 120,460 -20,460' },
  { x: 246, turn: -8, beam: '238,92 256,92 420,460 284,460' },
  { x: 338, turn: 12, beam: '326,92 344,92 232,460 110,460' },
]
const deskLamps: readonly Lamp[] = [
  { x: 120, turn: -14, beam: '115,147 143,147 524,1047 195,1047' },
  { x: 290, turn: 8, beam: '271,148 299,148 313,1048 -3,1048' },
  { x: 452, turn: -4, beam: '441,148 469,148 675,1048 363,1048' },
  { x: 610, turn: 14, beam: '587,147 615,147 535,1047 206,1047' },
  { x: 770, turn: -10, beam: '763,147 791,147 1099,1047 779,1047' },
]

/** Two chords and the diagonals between them. */
const truss = (from: number, to: number, top: number, bottom: number, half: number) => {
  const steps = Math.ceil((to - from) / half)
  const diagonals = Array.from(
    { length: steps },
    (_, step) => `L${from + (step + 1) * half} ${step % 2 ? bottom : top}`,
  ).join('')
  return `M${from} ${top}H${to}M${from} ${bottom}H${to}M${from} ${bottom}${diagonals}`
}

/** An empty stage before the load-in: what stands for a tenant that has no picture. */
export function StageScene({ variant }: { variant: 'phone' | 'desk' }) {
  if (variant === 'phone')
    return (
      <svg className={classes['scene']} viewBox="0 0 390 420" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
        {phoneLamps.map(lamp => (
          <polygon key={lamp.x} className={classes['beam']} points={lamp.beam} />
        ))}
        <path className={classes['steel']} d={truss(-160, 550, 44, 64, 13.67)} />
        {phoneLamps.map(({ x, turn }) => (
          <g key={x} className={classes['steel']}>
            <path d={`M${x} 64v10`} />
            <rect
              className={classes['can']}
              x={x - 11}
              y="73"
              width="22"
              height="30"
              rx="6"
              transform={`rotate(${turn} ${x} 76)`}
            />
          </g>
        ))}
      </svg>
    )
  return (
    <svg className={classes['scene']} viewBox="0 0 880 900" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      {deskLamps.map(lamp => (
        <polygon key={lamp.x} className={classes['beam']} points={lamp.beam} />
      ))}
      <path className={classes['steel']} d={truss(-400, 1280, 64, 96, 20)} />
      {deskLamps.map(({ x, turn }) => (
        <g key={x} className={classes['steel']}>
          <path d={`M${x} 96v14`} />
          <rect
            className={classes['lamp']}
            x={x - 15}
            y="108"
            width="30"
            height="42"
            rx="7"
            transform={`rotate(${turn} ${x} 112)`}
          />
        </g>
      ))}
    </svg>
  )
}

import classes from './crews.module.css'

/** Places up to here are drawn one by one; above, the bar is their share. */
const singly = 24

/** Filled places solid, missing ones hollow. Decoration beside the figures, which say the same. */
export function PlaceBar({ filled, amount }: { filled: number; amount: number }) {
  const step = 17
  if (amount > singly) {
    const width = singly * step
    return (
      <svg className={classes['places']} viewBox={`0 0 ${width} 8`} aria-hidden="true">
        <rect className={classes['missing']} x="0.5" y="0.5" width={width - 1} height="7" rx="2" />
        <rect className={classes['filled']} width={(width * Math.min(filled, amount)) / amount} height="8" rx="2" />
      </svg>
    )
  }
  return (
    <svg className={classes['places']} viewBox={`0 0 ${singly * step} 8`} aria-hidden="true">
      {Array.from({ length: amount }, (_, place) =>
        place < filled ? (
          <rect key={place} className={classes['filled']} x={place * step} width="15" height="8" rx="2" />
        ) : (
          <rect
            key={place}
            className={classes['missing']}
            x={place * step + 0.75}
            y="0.75"
            width="13.5"
            height="6.5"
            rx="2"
          />
        ),
      )}
    </svg>
  )
}

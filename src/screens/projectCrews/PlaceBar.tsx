import classes from './crews.module.css'

/** Places up to here are drawn one by one; above, the bar is their share. */
const singly = 24

const step = 17

/**
 * Filled places solid, missing ones hollow. As wide as `room` places; more are drawn narrower. Decoration beside the
 * figures, which say the same.
 */
export function PlaceBar({ filled, amount, room = singly }: { filled: number; amount: number; room?: number }) {
  const single = amount <= singly
  const width = step * (single ? Math.max(amount, room) : room)
  return (
    <svg className={classes['places']} viewBox={`0 0 ${width} 8`} preserveAspectRatio="none" aria-hidden="true">
      {single ? (
        Array.from({ length: amount }, (_, place) =>
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
        )
      ) : (
        <>
          <rect className={classes['missing']} x="0.75" y="0.75" width={width - 1.5} height="6.5" rx="2" />
          <rect className={classes['filled']} width={(width * Math.min(filled, amount)) / amount} height="8" rx="2" />
        </>
      )}
    </svg>
  )
}

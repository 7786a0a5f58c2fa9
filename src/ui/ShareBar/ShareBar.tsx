import classes from './ShareBar.module.css'

export interface Share {
  key: string
  /** Solid is done, hatched asked for, hollow to come, dashed not begun, late hollow in red. */
  kind: 'solid' | 'hatched' | 'hollow' | 'dashed' | 'late'
  amount: number
}

/** Share below which a part would not be seen. */
const least = 0.03

/** Parts of a whole beside each other, as long as their share. Decoration beside the figures, which say the same. */
export function ShareBar({ shares }: { shares: readonly Share[] }) {
  const sum = shares.reduce((all, { amount }) => all + Math.max(0, amount), 0)
  if (sum <= 0) return <div className={classes['bar']} aria-hidden="true" />
  return (
    <div className={classes['bar']} aria-hidden="true">
      {shares
        .filter(({ amount }) => amount > 0)
        .map(({ key, kind, amount }) => (
          <i key={key} className={classes[kind]} style={{ flexGrow: Math.max(least, amount / sum) }} />
        ))}
    </div>
  )
}

/** What a part of the bar is called. */
export function ShareKey({ kind }: Pick<Share, 'kind'>) {
  return <i className={`${classes['key']} ${classes[kind]}`} aria-hidden="true" />
}

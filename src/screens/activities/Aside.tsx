import { Kinds } from './Kinds.tsx'
import { Months } from './Months.tsx'
import type { Overview } from './to-do.types.ts'
import classes from './to-dos.module.css'

interface AsideProps {
  overview: Overview | undefined
  kinds: readonly string[]
  onKinds: (codes: readonly string[]) => void
  onDay: (date: string) => void
  zone: string
  /** Ms. */
  now: number
}

/** When there is something to do, and of which kinds. */
export function Aside({ overview, kinds, onKinds, onDay, zone, now }: AsideProps) {
  return (
    <div className={classes['aside']}>
      <Months days={overview?.days ?? []} zone={zone} now={now} onDay={onDay} />
      <Kinds types={overview?.types ?? []} chosen={kinds} onChoose={onKinds} />
    </div>
  )
}

import classes from './ClientMark.module.css'

/** What a client signs its projects with; without one, how its name begins. Decoration beside that name. */
export function ClientMark({ mark, company }: { mark: string | null; company: string }) {
  return (
    <span className={classes['mark']} aria-hidden="true">
      {(mark ?? company).slice(0, mark ? 3 : 2).toUpperCase()}
    </span>
  )
}

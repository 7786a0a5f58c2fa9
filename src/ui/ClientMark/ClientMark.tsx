import { cx } from '../cx.ts'
import classes from './ClientMark.module.css'

interface ClientMarkProps {
  mark: string | null
  company: string
  size?: 's' | 'm' | 'l'
}

/** What a client signs its projects with; without one, how its name begins. Decoration beside that name. */
export function ClientMark({ mark, company, size = 'm' }: ClientMarkProps) {
  return (
    <span className={cx(classes['mark'], size !== 'm' && classes[size])} aria-hidden="true">
      {mark ? mark.slice(0, 4) : company.slice(0, 2).toUpperCase()}
    </span>
  )
}

import { useId } from 'react'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import classes from './Section.module.css'

interface SectionProps {
  title: ReactNode
  end?: ReactNode
  children?: ReactNode
  level?: 1 | 2 | 3 | undefined
  /** The heading stays under the top bar and its tabs while its list scrolls by. */
  stick?: boolean | undefined
}

export function Section({ title, end, children, level = 2, stick }: SectionProps) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section className={classes['section']} aria-labelledby={id}>
      <div className={cx(classes['head'], stick && classes['stick'])}>
        <Heading id={id} className={cx(classes['title'], level === 1 && classes['first'])}>
          {title}
        </Heading>
        {end ? <div className={classes['end']}>{end}</div> : null}
      </div>
      {children}
    </section>
  )
}

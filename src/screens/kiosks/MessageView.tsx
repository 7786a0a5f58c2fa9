import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'
import shared from './kiosk.module.css'
import classes from './serving/over.module.css'

interface MessageViewProps {
  icon: ReactNode
  title: string
  /** Of the sign: all is well, or something is open. */
  tone?: 'good' | 'wait'
  children?: ReactNode
  answers?: readonly { label: string; main?: true; onPress: () => void }[]
}

/** One thing the tablet has to say, read from a step away, and what can be answered. */
export function MessageView({ icon, title, tone = 'wait', children, answers = [] }: MessageViewProps) {
  return (
    <main className={cx(shared['kiosk'], classes['message'])}>
      <div role="alert">
        <span className={classes['sign']} data-tone={tone}>
          {icon}
        </span>
        <h1>{title}</h1>
        {children}
      </div>
      {answers.length ? (
        <div className={classes['answers']}>
          {answers.map(({ label, main, onPress }) => (
            <button
              key={label}
              type="button"
              className={cx(shared['button'], main && classes['main'])}
              onClick={onPress}
            >
              {label}
            </button>
          ))}
        </div>
      ) : null}
    </main>
  )
}

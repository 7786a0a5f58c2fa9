import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'
import classes from './kiosk.module.css'

interface MessageViewProps {
  icon: ReactNode
  title: string
  children?: ReactNode
  answers?: readonly { label: string; main?: true; onPress: () => void }[]
  /** Stands over the faces. */
  over?: boolean
  /** Any touch does what the one answer does. */
  touch?: { label: string; onPress: () => void }
}

/** One thing the tablet has to say, and what can be answered. */
export function MessageView({ icon, title, children, answers = [], over, touch }: MessageViewProps) {
  return (
    <main className={cx(classes['kiosk'], over && classes['over'])}>
      <div className={classes['message']} role="alert">
        <span className={classes['sign']}>{icon}</span>
        <h1>{title}</h1>
        {children}
      </div>
      {answers.length ? (
        <div className={classes['answers']}>
          {answers.map(({ label, main, onPress }) => (
            <button
              key={label}
              type="button"
              className={cx(classes['button'], main && classes['main'])}
              onClick={onPress}
            >
              {label}
            </button>
          ))}
        </div>
      ) : null}
      {touch ? (
        <button type="button" className={classes['cover']} aria-label={touch.label} onClick={touch.onPress} />
      ) : null}
    </main>
  )
}

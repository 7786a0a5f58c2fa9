import { IconCheck, IconDeviceMobileCheck, IconX } from '@tabler/icons-react'
import classes from './Outcome.module.css'

interface OutcomeProps {
  /** What happened. */
  title: string
  /** What comes of it. */
  text: string
  /** It is kept on this device and goes out by itself. */
  waits?: boolean
  /** It did not go well. */
  failed?: boolean
}

/** What a task ended with, said once to whoever does not see it. */
export function Outcome({ title, text, waits = false, failed = false }: OutcomeProps) {
  return (
    <div className={classes['outcome']} role="status">
      <span className={classes['glyph']} data-waits={waits || undefined} data-failed={failed || undefined}>
        {waits ? (
          <IconDeviceMobileCheck aria-hidden="true" />
        ) : failed ? (
          <IconX aria-hidden="true" />
        ) : (
          <IconCheck aria-hidden="true" />
        )}
      </span>
      <h2 className={classes['title']}>{title}</h2>
      <p className={classes['text']}>{text}</p>
    </div>
  )
}

import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import classes from './Fold.module.css'

interface FoldProps {
  /** Beside the title, before it. */
  lead?: ReactNode
  title: ReactNode
  /** Below the title. */
  sub?: ReactNode
  /** It lies open at first. */
  open?: boolean
  /** A quiet line below something, not a thing of its own. */
  quiet?: boolean
  children: ReactNode
}

/** Several on one card. */
export const Folds = ({ children }: { children: ReactNode }) => <div className={classes['folds']}>{children}</div>

/** What is read by whoever wants to: a line that opens at a tap. Found by the browser's search while it is closed. */
export function Fold({ lead, title, sub, open = false, quiet = false, children }: FoldProps) {
  return (
    <details
      className={cx(classes['fold'], quiet && classes['quiet'], lead !== undefined && classes['led'])}
      open={open}
    >
      <summary className={classes['head']}>
        {lead}
        <span className={classes['words']}>
          <span className={classes['title']}>{title}</span>
          {sub ? <span className={classes['sub']}>{sub}</span> : null}
        </span>
        <IconChevronDown className={classes['turn']} aria-hidden="true" />
      </summary>
      <div className={classes['body']}>{children}</div>
    </details>
  )
}

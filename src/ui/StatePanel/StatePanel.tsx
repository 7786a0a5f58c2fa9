import { IconCloudOff, IconLock, IconMapPinOff } from '@tabler/icons-react'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import classes from './StatePanel.module.css'

interface StatePanelProps {
  kind: 'empty' | 'failed' | 'refused' | 'notFound'
  title: string
  /** What happened or why, and what to do. */
  children?: ReactNode
  actions?: ReactNode
  /** The machine's own word, last and small. */
  technical?: string | undefined
  level?: 1 | 2 | 3 | undefined
  /** Without the card around it, where it already stands in one. */
  bare?: boolean | undefined
}

const signs: Record<Exclude<StatePanelProps['kind'], 'empty'>, Icon> = {
  failed: IconCloudOff,
  refused: IconLock,
  notFound: IconMapPinOff,
}

export function StatePanel({ kind, title, children, actions, technical, level = 2, bare }: StatePanelProps) {
  const Heading = `h${level}` as const
  const Sign = kind === 'empty' ? undefined : signs[kind]
  return (
    <div className={cx(classes['panel'], !bare && classes['card'])} role={kind === 'failed' ? 'alert' : undefined}>
      {Sign ? (
        <span className={cx(classes['sign'], kind === 'failed' && classes['bad'])}>
          <Sign aria-hidden="true" />
        </span>
      ) : (
        <span className={classes['ghost']} aria-hidden="true">
          --:--
        </span>
      )}
      <Heading className={classes['title']}>{title}</Heading>
      {children ? <div className={classes['words']}>{children}</div> : null}
      {actions ? <div className={classes['actions']}>{actions}</div> : null}
      {technical === undefined ? null : <p className={classes['technical']}>{technical}</p>}
    </div>
  )
}

import { IconX } from '@tabler/icons-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { useModal } from '../Dialog/useModal.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { cx } from '../cx.ts'
import frame from '../Dialog/Dialog.module.css'
import classes from './ConfirmDialog.module.css'

interface ConfirmItem {
  icon?: ReactNode
  time: string
  title: string
  sub?: string | undefined
}

interface ConfirmDialogProps {
  opened: boolean
  title: string
  subtitle?: string | undefined
  /** The things that collide, one above the other, time first. */
  items?: readonly ConfirmItem[] | undefined
  children?: ReactNode
  safeLabel: string
  riskyLabel: string
  onSafe: () => void
  onRisky: () => void
  busy?: boolean | undefined
  closeLabel?: string | undefined
}

/** Asks once. The focus and Escape stand on the safe answer. */
export function ConfirmDialog({ opened, ...props }: ConfirmDialogProps) {
  return opened ? <OpenConfirm {...props} /> : null
}

function OpenConfirm(props: Omit<ConfirmDialogProps, 'opened'>) {
  const { title, subtitle, items, children, safeLabel, riskyLabel, onSafe, onRisky, busy, closeLabel } = props
  const id = useId()
  const modal = useModal(onSafe)
  return (
    <dialog {...modal} role="alertdialog" className={cx(frame['dialog'], classes['confirm'])} aria-labelledby={id}>
      <div className={frame['frame']}>
        <div className={classes['body']}>
          <div className={classes['head']}>
            <div className={classes['words']}>
              <h2 id={id} className={classes['title']}>
                {title}
              </h2>
              {subtitle === undefined ? null : <p className={classes['soft']}>{subtitle}</p>}
            </div>
            {closeLabel === undefined ? null : (
              <IconButton label={closeLabel} icon={<IconX aria-hidden="true" />} onClick={onSafe} />
            )}
          </div>
          {items && items.length > 0 ? (
            <ul className={classes['versus']}>
              {items.map(item => (
                <li key={`${item.time} ${item.title}`}>
                  <span className={classes['icon']}>{item.icon}</span>
                  <b>{item.time}</b>
                  <span>
                    {item.title}
                    {item.sub === undefined ? null : <span className={classes['sub']}>{item.sub}</span>}
                  </span>
                </li>
              ))}
            </ul>
          ) : null}
          {children}
        </div>
        <div className={classes['answers']}>
          <Button variant="danger" busy={busy} onClick={onRisky}>
            {riskyLabel}
          </Button>
          <div data-first-focus="" className={classes['safe']}>
            <Button variant="main" full onClick={onSafe}>
              {safeLabel}
            </Button>
          </div>
        </div>
      </div>
    </dialog>
  )
}

import { IconX } from '@tabler/icons-react'
import { useId, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useModal } from './useModal.ts'
import classes from './Dialog.module.css'

interface DialogProps {
  opened: boolean
  onClose: () => void
  title: string
  closeLabel: string
  children: ReactNode
  footer?: ReactNode
  /** Shows the result beside the fields at a desk. */
  wide?: boolean | undefined
}

/** A sheet from the bottom on a phone, a card in the middle at a desk. */
export function Dialog({ opened, ...props }: DialogProps) {
  return opened ? <OpenDialog {...props} /> : null
}

function OpenDialog({ onClose, title, closeLabel, children, footer, wide }: Omit<DialogProps, 'opened'>) {
  const id = useId()
  const modal = useModal(onClose)
  const body = useRef<HTMLDivElement>(null)
  // After the dialog is shown, or nothing has a height yet. Words that scroll and hold nothing to focus would be out of a keyboard's reach.
  useLayoutEffect(() => {
    const element = body.current
    if (!element) return
    const scrolls = element.scrollHeight > element.clientHeight
    if (scrolls && !element.querySelector('a[href], button, input, textarea, select')) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  })
  return (
    <dialog {...modal} className={cx(classes['dialog'], wide && classes['wide'])} aria-labelledby={id}>
      <div className={classes['frame']}>
        <div className={classes['head']}>
          <h2 id={id} className={classes['title']}>
            {title}
          </h2>
          <IconButton label={closeLabel} icon={<IconX aria-hidden="true" />} onClick={onClose} />
        </div>
        <div ref={body} className={classes['body']}>
          {children}
        </div>
        {footer ? <footer className={classes['foot']}>{footer}</footer> : null}
      </div>
    </dialog>
  )
}

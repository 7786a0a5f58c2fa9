import { IconX } from '@tabler/icons-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import classes from './Dialog.module.css'
import { useModal } from './useModal.ts'

interface DialogProps {
  opened: boolean
  onClose: () => void
  title: string
  closeLabel: string
  children: ReactNode
  footer?: ReactNode
}

/** A sheet from the bottom on a phone, a card in the middle at a desk. */
export function Dialog({ opened, ...props }: DialogProps) {
  return opened ? <OpenDialog {...props} /> : null
}

function OpenDialog({ onClose, title, closeLabel, children, footer }: Omit<DialogProps, 'opened'>) {
  const id = useId()
  return (
    <dialog {...useModal(onClose)} className={classes['dialog']} aria-labelledby={id}>
      <div className={classes['frame']}>
        <header className={classes['head']}>
          <h2 id={id} className={classes['title']}>
            {title}
          </h2>
          <IconButton label={closeLabel} icon={<IconX aria-hidden="true" />} onClick={onClose} />
        </header>
        <div className={classes['body']}>{children}</div>
        {footer ? <footer className={classes['foot']}>{footer}</footer> : null}
      </div>
    </dialog>
  )
}

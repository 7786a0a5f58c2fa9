import { IconX } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import classes from './SidePanel.module.css'

interface SidePanelProps {
  /** Names the panel. */
  label: string
  title: ReactNode
  closeLabel: string
  onClose: () => void
  /** What it is about: another one, and the focus goes to its title. */
  about: string
  /** What can be done about it, always in reach. */
  foot?: ReactNode
  children: ReactNode
}

/** One thing of a list, beside it at a desk; on a phone over it, from below. Escape closes it. */
export function SidePanel({ label, title, closeLabel, onClose, about, foot, children }: SidePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // On a phone it lies over the list: whoever opens it is in it.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [about])
  const closes = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onClose()
  }
  return (
    <aside className={classes['panel']} aria-label={label} onKeyDown={closes}>
      <div className={classes['head']}>
        <h2 ref={heading} tabIndex={-1} className={classes['title']}>
          {title}
        </h2>
        <IconButton label={closeLabel} icon={<IconX aria-hidden="true" />} onClick={onClose} />
      </div>
      {/* Scrolled by keys as well. */}
      <div className={classes['content']} tabIndex={0}>
        {children}
      </div>
      {foot ? <div className={classes['foot']}>{foot}</div> : null}
    </aside>
  )
}

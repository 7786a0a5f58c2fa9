import { IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { KeyboardEvent, ReactNode, TouchEvent } from 'react'
import { cx } from '../cx.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { swipeThreshold } from './swipe.ts'
import classes from './Sidebar.module.css'

interface SidebarItem {
  href: string
  label: string
  icon: ReactNode
  current?: boolean | undefined
}

interface SidebarProps {
  opened: boolean
  onClose: () => void
  label: string
  closeLabel: string
  head?: ReactNode
  items: readonly SidebarItem[]
  foot?: ReactNode
}

/** Slides over the page. A selection, a tap outside, Escape and a swipe to the left close it; the focus goes in and comes back. */
export function Sidebar({ opened, onClose, label, closeLabel, head, items, foot }: SidebarProps) {
  const panel = useRef<HTMLDivElement>(null)
  const from = useRef<{ x: number; y: number }>(undefined)

  useEffect(() => {
    if (!opened) return
    const before = document.activeElement
    const inside = panel.current
    ;(inside?.querySelector<HTMLElement>('[aria-current]') ?? inside?.querySelector<HTMLElement>('a, button'))?.focus({
      preventScroll: true,
    })
    return () => {
      const lost = document.activeElement === document.body || inside?.contains(document.activeElement)
      if (lost && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [opened])

  const byKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    if (event.key !== 'Tab') return
    const all = [
      ...(panel.current?.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input, select') ?? []),
    ]
    const [last, next] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]]
    if (document.activeElement !== last) return
    event.preventDefault()
    next?.focus()
  }

  const swiped = (event: TouchEvent) => {
    const touch = event.touches[0]
    if (!touch || !from.current) return
    const across = from.current.x - touch.clientX
    if (across <= swipeThreshold || across <= Math.abs(touch.clientY - from.current.y)) return
    from.current = undefined
    onClose()
  }

  return (
    <div className={cx(classes['layer'], opened && classes['opened'])} inert={!opened}>
      <div className={classes['scrim']} onClick={onClose} />
      <div
        ref={panel}
        className={classes['panel']}
        role="dialog"
        aria-modal="true"
        aria-label={label}
        onKeyDown={byKey}
        onTouchStart={event => {
          const touch = event.touches[0]
          from.current = touch && { x: touch.clientX, y: touch.clientY }
        }}
        onTouchMove={swiped}
      >
        <div className={classes['head']}>
          <div className={classes['who']}>{head}</div>
          <IconButton label={closeLabel} icon={<IconX aria-hidden="true" />} onClick={onClose} />
        </div>
        <nav className={classes['nav']} aria-label={label}>
          {items.map(item => (
            <a
              key={item.href}
              className={classes['link']}
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              onClick={onClose}
            >
              {item.icon}
              <span className={classes['word']}>{item.label}</span>
            </a>
          ))}
        </nav>
        {foot ? <div className={classes['foot']}>{foot}</div> : null}
      </div>
    </div>
  )
}

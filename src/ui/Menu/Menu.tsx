import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import classes from './Menu.module.css'

interface MenuItem {
  value: string
  label: string
  current?: boolean | undefined
  icon?: ReactNode
  risky?: boolean | undefined
}

interface MenuProps {
  label: string
  icon: ReactNode
  /** Shown beside the icon: the present choice. Without it the trigger is the icon alone. */
  text?: string | undefined
  items: readonly MenuItem[]
  onSelect: (value: string) => void
}

export function Menu({ label, icon, text, items, onSelect }: MenuProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState(false)
  const isChoice = items.some(item => item.current !== undefined)
  const options = () => [...(root.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]
  const trigger = () => root.current?.querySelector<HTMLElement>('[aria-haspopup]')

  useEffect(() => {
    if (!opened) return
    const all = [...(root.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]
    ;(all.find(option => option.ariaChecked === 'true') ?? all[0])?.focus()
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpened(false)
    }
    document.addEventListener('pointerdown', outside)
    return () => {
      document.removeEventListener('pointerdown', outside)
    }
  }, [opened])

  const close = () => {
    setOpened(false)
    trigger()?.focus()
  }

  const byKey = (event: KeyboardEvent) => {
    const all = options()
    const at = all.findIndex(option => option === document.activeElement)
    if (!opened) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      setOpened(true)
    } else if (event.key === 'Escape') {
      event.stopPropagation()
      close()
    } else if (event.key === 'Tab') setOpened(false)
    else {
      const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key]
      const typed =
        event.key.length === 1 && event.key !== ' '
          ? all.findIndex(option => option.textContent.toLowerCase().startsWith(event.key.toLowerCase()))
          : -1
      if (to === undefined && typed < 0) return
      event.preventDefault()
      all[((to ?? typed) + all.length) % all.length]?.focus()
    }
  }

  return (
    <div ref={root} className={classes['menu']} onKeyDown={byKey}>
      <button
        type="button"
        className={cx(classes['trigger'], text === undefined && classes['bare'])}
        aria-haspopup="menu"
        aria-expanded={opened}
        aria-controls={opened ? id : undefined}
        onClick={() => {
          setOpened(!opened)
        }}
      >
        {icon}
        <VisuallyHidden>{text === undefined ? label : `${label}: `}</VisuallyHidden>
        {text}
        {text === undefined ? null : <IconChevronDown aria-hidden="true" />}
      </button>
      {opened ? (
        <div id={id} className={classes['list']} role="menu" aria-label={label}>
          {items.map(item => (
            <button
              key={item.value}
              type="button"
              role={isChoice ? 'menuitemradio' : 'menuitem'}
              aria-checked={isChoice ? (item.current ?? false) : undefined}
              tabIndex={-1}
              className={cx(classes['item'], item.risky && classes['risky'])}
              onClick={() => {
                close()
                onSelect(item.value)
              }}
            >
              {item.icon}
              <span className={classes['words']}>{item.label}</span>
              {item.current ? <IconCheck className={classes['check']} aria-hidden="true" /> : null}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  )
}

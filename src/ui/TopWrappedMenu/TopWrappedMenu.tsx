import { IconChevronLeft } from '@tabler/icons-react'
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import classes from './TopWrappedMenu.module.css'

interface TopWrappedMenuItem {
  href: string
  label: string
  icon: ReactNode
  current?: boolean | undefined
}

interface TopWrappedMenuProps {
  label: string
  items: readonly TopWrappedMenuItem[]
  rows: number
  /** How high all of them are and how far the page below is moved down, in CSS pixels. */
  height: number
  /** The page's heading. Left out where the page greets with a heading of its own. */
  title?: string | undefined
  back?: { label: string; onClick: () => void } | undefined
}

/**
 * Stands in for sidebar and bars where the page is part of another one: rows of items fixed at the top, the title below
 * them. Items share the rows evenly; where they are wider than the page, the rows move sideways together.
 */
export function TopWrappedMenu({ label, items, rows, height, title, back }: TopWrappedMenuProps) {
  const list = useRef<HTMLUListElement>(null)
  const columns = Math.max(1, Math.ceil(items.length / Math.max(1, rows)))
  const current = items.find(item => item.current)?.href

  // The page is moved down, and what sticks to its top with it. A style attribute would be refused; a rule is not.
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--wrapped-menu', `${height}px`)
    return () => void style.removeProperty('--wrapped-menu')
  }, [height])
  useLayoutEffect(() => {
    list.current
      ?.querySelector('[aria-current]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' })
  }, [current])

  return (
    <header data-wrapped-menu="">
      <nav className={classes['menu']} aria-label={label}>
        <ul ref={list} className={classes['items']} style={{ '--columns': columns } as CSSProperties}>
          {items.map(item => (
            <li key={item.href} className={classes['item']}>
              <a className={classes['link']} href={item.href} aria-current={item.current ? 'page' : undefined}>
                {item.icon}
                <span className={classes['word']}>{item.label}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {title !== undefined || back ? (
        <div className={classes['head']}>
          {back ? (
            <IconButton label={back.label} icon={<IconChevronLeft aria-hidden="true" />} onClick={back.onClick} />
          ) : null}
          {title === undefined ? null : <h1 className={classes['title']}>{title}</h1>}
        </div>
      ) : (
        <div className={classes['gap']} />
      )}
    </header>
  )
}

import type { ReactNode } from 'react'
import { Count } from '../Count/Count.tsx'
import classes from './BottomBar.module.css'

interface BottomBarItem {
  href: string
  label: string
  /** Where the whole name finds no room under a thumb. */
  short?: string | undefined
  icon: ReactNode
  current?: boolean | undefined
  count?: number | undefined
  countLabel?: string | undefined
}

/** The destinations under the thumb; at a desk the top bar has them. */
export function BottomBar({ label, items }: { label: string; items: readonly BottomBarItem[] }) {
  return (
    <nav className={classes['bar']} aria-label={label} data-bottom-bar="">
      <div className={classes['links']}>
        {items.map(item => (
          <a
            key={item.href}
            className={classes['link']}
            href={item.href}
            aria-current={item.current ? 'page' : undefined}
          >
            <span className={classes['glyph']}>
              {item.icon}
              {item.count ? (
                <span className={classes['count']}>
                  <Count hot label={item.countLabel}>
                    {item.count}
                  </Count>
                </span>
              ) : null}
            </span>
            <span className={classes['word']}>{item.short ?? item.label}</span>
          </a>
        ))}
      </div>
    </nav>
  )
}

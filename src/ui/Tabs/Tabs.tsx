import { useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Count } from '../Count/Count.tsx'
import { cx } from '../cx.ts'
import classes from './Tabs.module.css'

interface TabItem {
  value: string
  label: string
  count?: number | undefined
  hot?: boolean | undefined
  countLabel?: string | undefined
}

interface TabsProps {
  label: string
  value: string
  onChange: (value: string) => void
  items: readonly TabItem[]
  /** Stays under the top bar. */
  stick?: boolean | undefined
  /** Ties the tabs to the `TabPanel` with the same `tabs`. */
  id?: string | undefined
}

export function Tabs({ label, value, onChange, items, stick, id }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)

  // Only the strip scrolls: scrollIntoView would move the page as well. Counts that come later push the tabs aside.
  const counted = items.map(({ count }) => count ?? 0).join()
  useLayoutEffect(() => {
    const strip = list.current
    const active = strip?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (!strip || !active) return
    strip.scrollLeft = active.offsetLeft - (strip.clientWidth - active.offsetWidth) / 2
  }, [value, counted])

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = items.findIndex(item => item.value === value)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: items.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = items[(to + items.length) % items.length]
    if (!next) return
    onChange(next.value)
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.value)}"]`)?.focus()
  }

  return (
    <div
      ref={list}
      className={cx(classes['tabs'], stick && classes['stick'])}
      role="tablist"
      aria-label={label}
      onKeyDown={move}
    >
      {items.map(item => {
        const selected = item.value === value
        return (
          <button
            key={item.value}
            type="button"
            role="tab"
            className={classes['tab']}
            data-tab={item.value}
            id={id && `${id}-tab-${item.value}`}
            aria-controls={id && selected ? `${id}-panel` : undefined}
            aria-selected={selected}
            tabIndex={selected ? 0 : -1}
            onClick={() => {
              onChange(item.value)
            }}
          >
            {item.label}
            {item.count ? (
              <Count hot={item.hot} label={item.countLabel}>
                {item.count}
              </Count>
            ) : null}
          </button>
        )
      })}
    </div>
  )
}

/** What the selected tab shows. */
export function TabPanel({ tabs, value, children }: { tabs: string; value: string; children: ReactNode }) {
  return (
    <div id={`${tabs}-panel`} role="tabpanel" aria-labelledby={`${tabs}-tab-${value}`} className={classes['panel']}>
      {children}
    </div>
  )
}

import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { useModal } from '../Dialog/useModal.ts'
import { cx } from '../cx.ts'
import classes from './SearchDialog.module.css'

export interface FoundItem {
  id: string
  href: string
  title: string
  sub: string
  lead: ReactNode
  /** Over, closed: still to be found, but quieter. */
  quiet?: boolean | undefined
}
export interface FoundGroup {
  label: string
  items: readonly FoundItem[]
}

interface SearchDialogProps {
  label: string
  closeLabel: string
  value: string
  onChange: (value: string) => void
  groups: readonly FoundGroup[]
  /** What is said where nothing stands: how to search, that nothing was found, that it failed. */
  note: string | null
  /** What is shown is not of what was typed last. */
  busy: boolean
  /** How the keys are used, for a desk. */
  keys: string
  onLeave: () => void
  onGo: (href: string) => void
}

/** Where one searches from anywhere: a field, and below it what is found, walked by arrows and opened by Enter. */
export function SearchDialog(props: SearchDialogProps) {
  const { label, closeLabel, value, onChange, groups, note, busy, keys, onLeave, onGo } = props
  const id = useId()
  const modal = useModal(onLeave)
  const items = groups.flatMap(group => group.items)
  const [chosen, setChosen] = useState<string | null>(null)
  const at = Math.max(
    0,
    items.findIndex(item => item.id === chosen),
  )
  const active = items[at]
  const optionId = (of: string) => `${id}-${of}`
  const step = (by: number) => {
    const next = items[(at + by + items.length) % items.length]
    if (!next) return
    setChosen(next.id)
    document.getElementById(optionId(next.id))?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    // What stands there may be of fewer letters than were typed: the hand is faster than the answer.
    else if (event.key === 'Enter' && active && !busy) onGo(active.href)
    else return
    event.preventDefault()
  }
  return (
    <dialog {...modal} className={classes['dialog']} aria-label={label}>
      <div className={classes['head']} role="search">
        <IconSearch className={classes['icon']} aria-hidden="true" />
        <input
          type="text"
          role="combobox"
          className={classes['input']}
          aria-label={label}
          aria-expanded={items.length > 0}
          aria-controls={`${id}-found`}
          aria-autocomplete="list"
          aria-activedescendant={active ? optionId(active.id) : undefined}
          placeholder={label}
          value={value}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={event => {
            setChosen(null)
            onChange(event.currentTarget.value)
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={classes['close']} onClick={onLeave}>
          {closeLabel}
        </button>
      </div>
      {note === null ? null : (
        <p className={classes['note']} role="status">
          {note}
        </p>
      )}
      <div id={`${id}-found`} className={classes['found']} role="listbox" aria-label={label} aria-busy={busy}>
        {groups
          .filter(group => group.items.length > 0)
          .map(group => (
            <div key={group.label} role="group" aria-label={group.label}>
              <p className={classes['group']} aria-hidden="true">
                {group.label}
              </p>
              {group.items.map(item => (
                <a
                  key={item.id}
                  id={optionId(item.id)}
                  role="option"
                  aria-selected={item === active}
                  tabIndex={-1}
                  href={item.href}
                  className={cx(
                    classes['option'],
                    item === active && classes['active'],
                    item.quiet && classes['quiet'],
                  )}
                  onPointerMove={() => setChosen(item.id)}
                  onClick={event => {
                    // In a tab of its own it leaves the search where it is.
                    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
                    event.preventDefault()
                    onGo(item.href)
                  }}
                >
                  {item.lead}
                  <span className={classes['words']}>
                    <span className={classes['title']}>{item.title}</span>
                    <span className={classes['sub']}>{item.sub}</span>
                  </span>
                </a>
              ))}
            </div>
          ))}
      </div>
      <p className={classes['keys']} aria-hidden="true">
        {keys}
      </p>
    </dialog>
  )
}

import { IconSearch, IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { isTyping } from '../is-typing.ts'
import classes from './SearchField.module.css'

interface SearchFieldProps {
  label: string
  /** Names the place, where there are two to search in. */
  area?: string | undefined
  value: string
  onChange: (value: string) => void
  /** A key that brings the focus here from anywhere outside a field. */
  shortcut?: string | undefined
  /** Names the button that empties the field; without it there is none. */
  clearLabel?: string | undefined
  autoFocus?: boolean | undefined
}

export function SearchField({ label, area, value, onChange, shortcut, clearLabel, autoFocus }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (shortcut === undefined) return
    const toField = (event: KeyboardEvent) => {
      if (event.key !== shortcut || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      event.preventDefault()
      input.current?.focus()
    }
    window.addEventListener('keydown', toField)
    return () => {
      window.removeEventListener('keydown', toField)
    }
  }, [shortcut])
  return (
    <div className={classes['search']} role="search" aria-label={area}>
      <IconSearch className={classes['icon']} aria-hidden="true" />
      <input
        ref={input}
        type="search"
        className={classes['input']}
        aria-label={label}
        aria-keyshortcuts={shortcut}
        placeholder={label}
        value={value}
        autoFocus={autoFocus}
        autoComplete="off"
        spellCheck={false}
        onChange={event => {
          onChange(event.currentTarget.value)
        }}
      />
      {shortcut !== undefined && value === '' ? (
        <kbd className={classes['key']} aria-hidden="true">
          {shortcut}
        </kbd>
      ) : null}
      {clearLabel !== undefined && value !== '' ? (
        <IconButton
          label={clearLabel}
          icon={<IconX aria-hidden="true" />}
          onClick={() => {
            onChange('')
            input.current?.focus()
          }}
        />
      ) : null}
    </div>
  )
}

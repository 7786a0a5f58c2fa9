import { type KeyboardEvent, type SyntheticEvent, useState } from 'react'

interface Typing {
  /** Empty: none. */
  value: string
  onChange: (value: string) => void
  /** What a text says; null where it says nothing that can be taken. */
  read: (text: string) => string | null
  /** A value as it is typed, and as it is shown while nobody types. */
  write: (value: string) => string
  format: (value: string) => string
}

/**
 * A value that is typed as text, and taken when the field is left or Enter pressed. What says nothing stands there to be
 * mended, and counts as none: an earlier value would be sent although the field shows something else.
 */
export function useTyped({ value, onChange, read, write, format }: Typing) {
  const [draft, setDraft] = useState<string | null>(null)
  const [focused, setFocused] = useState(false)
  const isUnread = draft !== null && draft.trim() !== '' && read(draft) === null
  /** Somebody wanted to go on with it. */
  const [asked, setAsked] = useState(false)
  const isWrong = isUnread && value === '' && (asked || !focused)
  const written = (of: string) => (of === '' ? '' : write(of))
  const take = (typed: string) => {
    const said = read(typed)
    setDraft(said !== null || typed.trim() === '' ? null : typed)
    setAsked(false)
    if ((said ?? '') !== value) onChange(said ?? '')
  }
  return {
    isWrong,
    focused,
    /** Of the input. */
    input: {
      value: draft !== null && (focused || isWrong) ? draft : value === '' ? '' : format(value),
      onFocus: () => {
        setFocused(true)
        setDraft(isWrong ? draft : written(value))
      },
      onBlur: () => {
        setFocused(false)
        // Taken by Enter already, and nothing typed since.
        if (draft !== null) take(draft)
      },
      onChange: (event: { currentTarget: { value: string } }) => {
        setDraft(event.currentTarget.value)
        setAsked(false)
      },
      'data-unread': isUnread || undefined,
      onInvalid: (event: SyntheticEvent) => {
        event.preventDefault()
        setAsked(true)
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter' && draft !== null) take(draft)
      },
    },
    /** Chosen otherwise than by typing. */
    choose: (to: string) => {
      setDraft(focused ? written(to) : null)
      if (to !== value) onChange(to)
    },
  }
}

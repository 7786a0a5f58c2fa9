import { type KeyboardEvent, useId, useState } from 'react'
import { FieldFrame, describes } from '../FieldFrame/FieldFrame.tsx'
import { Pills } from '../Pills/Pills.tsx'

interface TagsFieldProps {
  label: string
  values: readonly string[]
  onChange: (values: string[]) => void
  /** Names the button that takes one out again. */
  removeLabel: (label: string) => string
  hint?: string | undefined
  error?: string | undefined
  maxLength?: number | undefined
}

/** Words, each of which ends with a blank or Enter; one that is there already is not added again. */
export function TagsField({ label, values, onChange, removeLabel, hint, error, maxLength }: TagsFieldProps) {
  const id = useId()
  const [text, setText] = useState('')
  const together = (typed: string): string[] => {
    const all = [...values]
    for (const word of typed.split(/\s+/))
      if (word && !all.some(tag => tag.toLowerCase() === word.toLowerCase())) all.push(word)
    return all
  }
  const add = (typed: string) => {
    setText('')
    const all = together(typed)
    if (all.length > values.length) onChange(all)
  }
  const byKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault()
      add(text)
    } else if (event.key === 'Backspace' && text === '' && values.length > 0) onChange(values.slice(0, -1))
  }
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <Pills
        items={values.map(value => ({ value, label: value }))}
        removeLabel={removeLabel}
        onRemove={tag => onChange(values.filter(value => value !== tag))}
      >
        {inputClass => (
          <input
            id={id}
            className={inputClass}
            value={text}
            autoComplete="off"
            maxLength={maxLength}
            onChange={({ currentTarget: { value } }) => (/\s/.test(value) ? add(value) : setText(value))}
            // What was typed and not ended is meant as well.
            onBlur={() => add(text)}
            onKeyDown={byKey}
            {...describes({ id, hint, error })}
          />
        )}
      </Pills>
    </FieldFrame>
  )
}

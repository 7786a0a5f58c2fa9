import { type KeyboardEvent, useId } from 'react'
import { FieldFrame, describes } from '../FieldFrame/FieldFrame.tsx'
import { Pills } from '../Pills/Pills.tsx'

interface TagsFieldProps {
  label: string
  values: readonly string[]
  onChange: (values: string[]) => void
  /** What stands in the field and is no word yet, for whoever asks before it is lost. */
  typed: string
  onTyped: (text: string) => void
  /** Names the button that takes one out again. */
  removeLabel: (label: string) => string
  hint?: string | undefined
  error?: string | undefined
  maxLength?: number | undefined
}

/** Words, each of which ends with a blank or Enter; one that is there already is not added again. */
export function TagsField({
  label,
  values,
  onChange,
  typed,
  onTyped,
  removeLabel,
  hint,
  error,
  maxLength,
}: TagsFieldProps) {
  const id = useId()
  const together = (text: string): string[] => {
    const all = [...values]
    for (const word of text.split(/\s+/))
      if (word && !all.some(tag => tag.toLowerCase() === word.toLowerCase())) all.push(word)
    return all
  }
  const add = (text: string) => {
    if (typed !== '') onTyped('')
    const all = together(text)
    if (all.length > values.length) onChange(all)
  }
  const byKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault()
      add(typed)
    } else if (event.key === 'Backspace' && typed === '' && values.length > 0) onChange(values.slice(0, -1))
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
            value={typed}
            autoComplete="off"
            maxLength={maxLength}
            onChange={({ currentTarget: { value } }) => (/\s/.test(value) ? add(value) : onTyped(value))}
            // What was typed and not ended is meant as well.
            onBlur={() => add(typed)}
            onKeyDown={byKey}
            {...describes({ id, hint, error })}
          />
        )}
      </Pills>
    </FieldFrame>
  )
}

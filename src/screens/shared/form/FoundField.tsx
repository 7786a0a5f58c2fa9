import { useDeferredValue, useState } from 'react'
import { Autocomplete } from '../../../ui/lazy-forms.tsx'

export interface Found {
  id: string
  name: string
}
interface FoundFieldProps {
  label: string
  hint?: string | undefined
  /** Null: nothing is chosen yet. */
  value: Found | null
  onChange: (value: Found | null) => void
  /** What stands in the field, for whom what is no name of them is wrong and not left out. */
  onTyped?: ((text: string) => void) | undefined
  /** What fits what is typed; empty: what is offered before anything is. */
  useOptions: (q: string) => { items: readonly (Found & { detail?: string | undefined })[]; none: string | undefined }
  error?: string | undefined
}

/** One of many that are looked up as one types: what is typed and no name of them is nothing yet. */
export function FoundField({ label, hint, value, onChange, onTyped, useOptions, error }: FoundFieldProps) {
  const [typed, setTyped] = useState(value?.name ?? '')
  const type = (text: string) => {
    setTyped(text)
    onTyped?.(text)
  }
  const { items, none } = useOptions(useDeferredValue(value ? '' : typed.trim()))
  const choose = ({ id, name }: Found) => {
    type(name)
    onChange({ id, name })
  }
  /** Typed in full it is chosen as well, where one alone is called so. */
  const named = items.filter(({ name }) => name.toLowerCase() === typed.trim().toLowerCase())
  const leave = () => {
    const [one, another] = named
    if (!value && one && !another) choose(one)
  }
  return (
    <div onBlur={leave}>
      <Autocomplete
        label={label}
        hint={hint}
        value={typed}
        onChange={text => {
          type(text)
          if (value) onChange(null)
        }}
        options={items.map(({ id, name, detail }) => ({ value: id, label: name, detail }))}
        onChoose={id => {
          const one = items.find(item => item.id === id)
          if (one) choose(one)
        }}
        note={value ? undefined : none}
        error={error}
      />
    </div>
  )
}

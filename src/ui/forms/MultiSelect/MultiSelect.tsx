import { Combobox, useCombobox } from '@mantine/core'
import { type KeyboardEvent, type Ref, useId, useState } from 'react'
import { FieldFrame, describes, labelOf } from '../../FieldFrame/FieldFrame.tsx'
import { Pills } from '../../Pills/Pills.tsx'
import { Kit } from '../Kit/Kit.tsx'
import { keepsEscape } from '../Kit/keeps-escape.ts'
import { OptionList } from '../OptionList/OptionList.tsx'
import { matching } from '../matching.ts'
import type { FieldProps, Option } from '../fields.types.ts'

export interface MultiSelectProps extends FieldProps {
  values: readonly string[]
  onChange: (values: string[]) => void
  options: readonly Option[]
  placeholder?: string | undefined
  /** Names the button that takes one out again. */
  removeLabel: (label: string) => string
  /** Said where no option is called so. */
  noneLabel: string
  ref?: Ref<HTMLInputElement> | undefined
}

/** Several of many; what is chosen stands in the field. */
export function MultiSelect(props: MultiSelectProps) {
  return (
    <Kit>
      <Several {...props} />
    </Kit>
  )
}

function Several(props: MultiSelectProps) {
  const { values, onChange, options, placeholder, removeLabel, noneLabel, ref, ...field } = props
  const id = useId()
  const [text, setText] = useState('')
  const store = useCombobox({ onDropdownClose: () => store.resetSelectedOption() })
  const chosen = values.flatMap(value => options.find(option => option.value === value) ?? [])
  const found = matching(options, text)
  const without = (value: string) => onChange(values.filter(other => other !== value))
  const byKey = (event: KeyboardEvent) => {
    keepsEscape(store.dropdownOpened)(event)
    const last = values.at(-1)
    if (event.key === 'Backspace' && text === '' && last !== undefined) without(last)
  }
  return (
    <Combobox
      store={store}
      resetSelectionOnOptionHover
      onOptionSubmit={value => {
        if (values.includes(value)) without(value)
        else onChange([...values, value])
        // Another list stands there again; in the same one the next arrow goes on.
        if (text !== '') store.resetSelectedOption()
        setText('')
      }}
    >
      <Combobox.DropdownTarget refProp="boxRef">
        <FieldFrame {...field} id={id}>
          <Pills items={chosen} removeLabel={removeLabel} onRemove={without} disabled={field.disabled}>
            {inputClass => (
              <Combobox.EventsTarget withExpandedAttribute>
                <input
                  id={id}
                  ref={ref}
                  className={inputClass}
                  value={text}
                  placeholder={chosen.length === 0 ? placeholder : undefined}
                  disabled={field.disabled}
                  aria-autocomplete="list"
                  onChange={event => {
                    setText(event.currentTarget.value)
                    store.resetSelectedOption()
                    store.openDropdown()
                  }}
                  onClick={() => store.openDropdown()}
                  onBlur={() => {
                    store.closeDropdown()
                    setText('')
                  }}
                  onKeyDown={byKey}
                  {...describes({ id, ...field })}
                />
              </Combobox.EventsTarget>
            )}
          </Pills>
        </FieldFrame>
      </Combobox.DropdownTarget>
      <OptionList
        labelledBy={labelOf(id)}
        options={found}
        chosen={values}
        note={found.length === 0 ? noneLabel : null}
        several
      />
    </Combobox>
  )
}

import { Combobox, useCombobox } from '@mantine/core'
import { type KeyboardEvent, type Ref, useId } from 'react'
import { FieldFrame, describes, labelOf } from '../../FieldFrame/FieldFrame.tsx'
import { PickButton } from '../../PickButton/PickButton.tsx'
import { Kit } from '../Kit/Kit.tsx'
import { keepsEscape } from '../Kit/keeps-escape.ts'
import { OptionList } from '../OptionList/OptionList.tsx'
import type { FieldProps, Option } from '../fields.types.ts'

export interface SelectProps extends FieldProps {
  /** Empty: nothing is chosen. */
  value: string
  onChange: (value: string) => void
  options: readonly Option[]
  /** Stands in it while nothing is chosen. */
  placeholder?: string | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

/** One of many, chosen by hand, by arrows or by the first letter. */
export function Select(props: SelectProps) {
  return (
    <Kit>
      <Chosen {...props} />
    </Kit>
  )
}

function Chosen({ value, onChange, options, placeholder = '', ref, ...field }: SelectProps) {
  const id = useId()
  const store = useCombobox({
    onDropdownOpen: () => store.updateSelectedOptionIndex('active', { scrollIntoView: true }),
    onDropdownClose: () => store.resetSelectedOption(),
  })
  const chosen = options.find(option => option.value === value)
  const byLetter = (event: KeyboardEvent) => {
    if (event.key.length > 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return
    const at = chosen ? options.indexOf(chosen) + 1 : 0
    const next = [...options.slice(at), ...options.slice(0, at)].find(
      ({ label, disabled }) => !disabled && label.toLowerCase().startsWith(event.key.toLowerCase()),
    )
    if (next) onChange(next.value)
  }
  return (
    <Combobox
      store={store}
      resetSelectionOnOptionHover
      onOptionSubmit={to => {
        onChange(to)
        store.closeDropdown()
      }}
    >
      <Combobox.DropdownTarget refProp="boxRef">
        <FieldFrame {...field} id={id}>
          <Combobox.EventsTarget targetType="button" withExpandedAttribute>
            <PickButton
              look="field"
              id={id}
              ref={ref}
              disabled={field.disabled}
              icon={chosen?.icon}
              text={chosen?.label ?? placeholder}
              empty={!chosen}
              onClick={() => store.toggleDropdown()}
              onBlur={() => store.closeDropdown()}
              onKeyDown={event => {
                keepsEscape(store.dropdownOpened)(event)
                byLetter(event)
              }}
              {...describes({ id, ...field })}
            />
          </Combobox.EventsTarget>
        </FieldFrame>
      </Combobox.DropdownTarget>
      <OptionList labelledBy={labelOf(id)} options={options} chosen={value === '' ? [] : [value]} />
    </Combobox>
  )
}

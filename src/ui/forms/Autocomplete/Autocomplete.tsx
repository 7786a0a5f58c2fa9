import { Combobox, useCombobox } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, type Ref, useId, useLayoutEffect } from 'react'
import { FieldFrame, describes, labelOf } from '../../FieldFrame/FieldFrame.tsx'
import classes from '../../FieldFrame/FieldFrame.module.css'
import { Kit } from '../Kit/Kit.tsx'
import { keepsEscape } from '../Kit/keeps-escape.ts'
import { OptionList } from '../OptionList/OptionList.tsx'
import type { FieldProps, Option } from '../fields.types.ts'

export interface AutocompleteProps extends FieldProps {
  /** The text in the field, whether or not it is one of the options. */
  value: string
  onChange: (text: string) => void
  /** What matches the text by now; whoever knows them looks them up, here or far away. */
  options: readonly Option[]
  onChoose: (value: string) => void
  /** What was typed can be added where nothing fits: how that is said, and what it does. */
  add?: { label: string; meta?: string; onAdd: () => void } | undefined
  /** Said under what matches: looking, nothing found, how many more there are. */
  note?: ReactNode
  placeholder?: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/** No option is called so: values are ids. */
const adding = '\u0000add'

/** Found while one types, or added in place. */
export function Autocomplete(props: AutocompleteProps) {
  return (
    <Kit>
      <Typed {...props} />
    </Kit>
  )
}

function Typed({ value, onChange, options, onChoose, add, note, placeholder, ref, ...field }: AutocompleteProps) {
  const id = useId()
  const store = useCombobox()
  const { dropdownOpened, resetSelectedOption } = store
  // A line that was marked is another one, or gone, once others match.
  const listed = options.map(option => option.value).join('\n')
  useLayoutEffect(resetSelectedOption, [listed, resetSelectedOption])
  return (
    <Combobox
      store={store}
      resetSelectionOnOptionHover
      onOptionSubmit={to => {
        if (to === adding) add?.onAdd()
        else onChoose(to)
        store.closeDropdown()
      }}
    >
      <Combobox.DropdownTarget refProp="boxRef">
        <FieldFrame {...field} id={id}>
          <Combobox.EventsTarget withExpandedAttribute>
            <input
              id={id}
              ref={ref}
              className={classes['input']}
              value={value}
              placeholder={placeholder}
              disabled={field.disabled}
              aria-autocomplete="list"
              onChange={event => {
                onChange(event.currentTarget.value)
                store.openDropdown()
              }}
              onClick={() => store.openDropdown()}
              onBlur={() => store.closeDropdown()}
              onKeyDown={keepsEscape(dropdownOpened)}
              {...describes({ id, ...field })}
            />
          </Combobox.EventsTarget>
        </FieldFrame>
      </Combobox.DropdownTarget>
      <OptionList
        labelledBy={labelOf(id)}
        options={options}
        chosen={[]}
        added={add && { value: adding, label: add.label, meta: add.meta, icon: <IconPlus aria-hidden="true" /> }}
        note={note}
      />
    </Combobox>
  )
}

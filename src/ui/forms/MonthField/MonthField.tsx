import { type Ref, useId, useState } from 'react'
import { FieldBox, FieldFrame, describes } from '../../FieldFrame/FieldFrame.tsx'
import { PickButton } from '../../PickButton/PickButton.tsx'
import { CalendarPopover } from '../Calendar/CalendarPopover.tsx'
import { Months } from '../Calendar/Months.tsx'
import type { DateWords } from '../Calendar/calendar.types.ts'
import { useDayjsNames } from '../Calendar/dayjs-locale.ts'
import { Kit } from '../Kit/Kit.tsx'
import type { FieldProps } from '../fields.types.ts'

export interface MonthFieldProps extends FieldProps {
  /** YYYY-MM; empty: none. */
  value: string
  onChange: (month: string) => void
  words: Omit<DateWords, 'open'>
  /** "November 2026" */
  format: (month: string) => string
  /** The same where a bar has no room. */
  formatShort?: ((month: string) => string) | undefined
  min?: string | undefined
  max?: string | undefined
  placeholder?: string | undefined
  /** Stands in a bar, without a frame: the label is heard. */
  bar?: boolean | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

/** One month, chosen among those of a year. */
export function MonthField(props: MonthFieldProps) {
  const { value, onChange, words, format, formatShort, min, max, placeholder = '', bar = false, ref, ...field } = props
  useDayjsNames(words.locale)
  const id = useId()
  const [opened, setOpened] = useState(false)
  const button = (
    <PickButton
      look={bar ? 'bar' : 'field'}
      id={id}
      ref={ref}
      disabled={field.disabled}
      text={value === '' ? placeholder : format(value)}
      short={value === '' || !bar ? undefined : formatShort?.(value)}
      empty={value === ''}
      aria-haspopup="dialog"
      aria-expanded={opened}
      {...(bar
        ? { label: field.label }
        : { 'aria-label': `${field.label}: ${value === '' ? placeholder : format(value)}` })}
      onClick={() => setOpened(!opened)}
      {...describes({ id, ...field })}
    />
  )
  const popover = (
    <CalendarPopover
      label={field.label}
      opened={opened}
      onClose={() => setOpened(false)}
      refProp={bar ? 'ref' : 'boxRef'}
      target={
        bar ? (
          button
        ) : (
          <FieldBox bad={field.error !== undefined} off={field.disabled}>
            {button}
          </FieldBox>
        )
      }
    >
      <Months
        words={{ ...words, open: field.label }}
        value={value}
        min={min}
        max={max}
        onChoose={month => {
          onChange(month)
          setOpened(false)
        }}
      />
    </CalendarPopover>
  )
  return (
    <Kit>
      {bar ? (
        popover
      ) : (
        <FieldFrame {...field} id={id} box={false}>
          {popover}
        </FieldFrame>
      )}
    </Kit>
  )
}

import { type Ref, useId, useState } from 'react'
import { FieldFrame, describes } from '../../FieldFrame/FieldFrame.tsx'
import { CalendarPopover } from '../Calendar/CalendarPopover.tsx'
import { DateBox } from '../Calendar/DateBox.tsx'
import { Day } from '../Calendar/Days.tsx'
import { useDayjsNames } from '../Calendar/dayjs-locale.ts'
import { type TypedDateProps, useTypedDate } from '../Calendar/useTypedDate.ts'
import { Kit } from '../Kit/Kit.tsx'
import type { FieldProps } from '../fields.types.ts'

export interface DateFieldProps extends FieldProps, TypedDateProps {
  /** Said where what was typed is no date, or one out of reach. */
  wrongLabel: string
  ref?: Ref<HTMLInputElement> | undefined
}

/** One day: typed as the language writes it, or chosen in a calendar. */
export function DateField({ wrongLabel, ref, label, hint, disabled, error, ...props }: DateFieldProps) {
  useDayjsNames(props.words.locale)
  const id = useId()
  const [opened, setOpened] = useState(false)
  const typed = useTypedDate(props)
  const { value, words, min, max } = props
  const field = { id, label, hint, disabled, error: error ?? (typed.isWrong ? wrongLabel : undefined) }
  return (
    <Kit>
      <FieldFrame {...field} box={false}>
        <CalendarPopover
          label={label}
          opened={opened}
          onClose={() => setOpened(false)}
          refProp="boxRef"
          target={
            <DateBox
              id={id}
              ref={ref}
              typed={typed}
              bad={field.error !== undefined}
              disabled={disabled}
              openLabel={words.open}
              opened={opened}
              onOpen={() => setOpened(true)}
              {...describes(field)}
            />
          }
        >
          <Day
            words={words}
            chosen={value === '' ? [] : [value]}
            min={min}
            max={max}
            onChoose={date => {
              typed.choose(date)
              setOpened(false)
            }}
          />
        </CalendarPopover>
      </FieldFrame>
    </Kit>
  )
}

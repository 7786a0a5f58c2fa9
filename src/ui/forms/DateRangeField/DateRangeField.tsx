import { useId, useState } from 'react'
import { FieldFrame, describes } from '../../FieldFrame/FieldFrame.tsx'
import { deskWidth, useMatches } from '../../useMatches.ts'
import { CalendarPopover } from '../Calendar/CalendarPopover.tsx'
import { DateBox } from '../Calendar/DateBox.tsx'
import { DayRange } from '../Calendar/Days.tsx'
import { useDayjsNames } from '../Calendar/dayjs-locale.ts'
import { type TypedDateProps, useTypedDate } from '../Calendar/useTypedDate.ts'
import { Kit } from '../Kit/Kit.tsx'
import type { FieldProps } from '../fields.types.ts'
import classes from './DateRangeField.module.css'

/** YYYY-MM-DD each; empty: not known yet. */
export interface DateRange {
  from: string
  to: string
}
export interface DateRangeFieldProps extends FieldProps, Omit<TypedDateProps, 'value' | 'onChange'> {
  value: DateRange
  onChange: (range: DateRange) => void
  /** Names of the two days. */
  fromLabel: string
  toLabel: string
  /** Stands between them. */
  between: string
  wrongLabel: string
}

/** A first and a last day. The calendar opens for the one it is asked from. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { value, onChange, fromLabel, toLabel, between, wrongLabel, label, hint, disabled, ...dates } = props
  useDayjsNames(dates.words.locale)
  const id = useId()
  const [opened, setOpened] = useState<'from' | 'to' | null>(null)
  const isWide = useMatches(deskWidth)
  const typed = {
    from: useTypedDate({ ...dates, value: value.from, onChange: from => onChange({ ...value, from }) }),
    to: useTypedDate({ ...dates, value: value.to, onChange: to => onChange({ ...value, to }) }),
  }
  const error = dates.error ?? (typed.from.isWrong || typed.to.isWrong ? wrongLabel : undefined)
  const box = (which: 'from' | 'to', name: string) => (
    <DateBox
      id={`${id}-${which}`}
      aria-label={name}
      typed={typed[which]}
      bad={dates.error !== undefined || typed[which].isWrong}
      disabled={disabled}
      openLabel={`${name}: ${dates.words.open}`}
      opened={opened === which}
      onOpen={() => setOpened(which)}
      {...describes({ id, error, hint })}
    />
  )
  // Asked for the last day, the next tap is that; from the first on, both are chosen anew.
  const known = opened === 'to' ? [value.from] : [value.from, value.to]
  return (
    <Kit>
      <FieldFrame id={id} label={label} hint={hint} error={error} disabled={disabled} group box={false}>
        <CalendarPopover
          label={label}
          opened={opened !== null}
          onClose={() => setOpened(null)}
          target={
            <div className={classes['range']}>
              {box('from', fromLabel)}
              <span className={classes['between']} aria-hidden="true">
                {between}
              </span>
              {box('to', toLabel)}
            </div>
          }
        >
          <DayRange
            words={dates.words}
            min={dates.min}
            max={dates.max}
            columns={isWide ? 2 : 1}
            chosen={known.filter(Boolean)}
            onChoose={(from, to) => {
              onChange({ from, to: to ?? '' })
              if (to !== null) setOpened(null)
            }}
          />
        </CalendarPopover>
      </FieldFrame>
    </Kit>
  )
}

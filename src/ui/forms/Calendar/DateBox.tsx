import { useMergedRef } from '@mantine/hooks'
import { IconCalendar } from '@tabler/icons-react'
import { type AriaAttributes, type Ref, useLayoutEffect, useRef } from 'react'
import { FieldBox } from '../../FieldFrame/FieldFrame.tsx'
import classes from '../../FieldFrame/FieldFrame.module.css'
import { IconButton } from '../../IconButton/IconButton.tsx'
import type { useTypedDate } from './useTypedDate.ts'

interface DateBoxProps extends AriaAttributes {
  id: string
  typed: ReturnType<typeof useTypedDate>
  bad: boolean
  disabled?: boolean | undefined
  openLabel: string
  opened: boolean
  onOpen: () => void
  placeholder?: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
  boxRef?: Ref<HTMLDivElement> | undefined
}

/** A date to type, and the way to a calendar. */
export function DateBox(props: DateBoxProps) {
  const { id, typed, bad, disabled, openLabel, opened, onOpen, placeholder, ref, boxRef, ...aria } = props
  const { input, focused } = typed
  const own = useRef<HTMLInputElement>(null)
  const merged = useMergedRef(own, ref)
  // All of it is marked when one comes to it, and what is typed takes its place; a click would set the cursor again.
  const isFresh = useRef(false)
  useLayoutEffect(() => {
    isFresh.current = focused
    if (focused) own.current?.select()
  }, [focused])
  return (
    <FieldBox bad={bad} off={disabled} boxRef={boxRef}>
      <input
        {...aria}
        {...input}
        id={id}
        ref={merged}
        className={classes['input']}
        inputMode="numeric"
        autoComplete="off"
        placeholder={placeholder}
        disabled={disabled}
        onClick={event => {
          if (isFresh.current) event.currentTarget.select()
          isFresh.current = false
        }}
        onKeyDown={event => {
          isFresh.current = false
          if (event.key === 'ArrowDown') {
            event.preventDefault()
            onOpen()
          } else input.onKeyDown(event)
        }}
      />
      <span className={classes['end']}>
        <IconButton
          label={openLabel}
          icon={<IconCalendar aria-hidden="true" />}
          aria-haspopup="dialog"
          aria-expanded={opened}
          disabled={disabled}
          onClick={onOpen}
        />
      </span>
    </FieldBox>
  )
}

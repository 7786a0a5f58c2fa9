import { useEffect, useRef } from 'react'
import { Button } from '../Button/Button.tsx'
import classes from './ShowAll.module.css'

interface ShowAllProps {
  label: string
  /** Null: nothing is left out. */
  onShow: (() => void) | null
  busy?: boolean
}

/** Under the first of a list: the rest of them. Whoever asked for it with a keyboard stands where it came. */
export function ShowAll({ label, onShow, busy }: ShowAllProps) {
  const place = useRef<HTMLDivElement>(null)
  const asked = useRef(false)
  const shown = onShow === null
  useEffect(() => {
    if (shown && asked.current) place.current?.focus({ preventScroll: true })
    if (shown) asked.current = false
  }, [shown])
  return (
    <div ref={place} tabIndex={-1} className={shown ? classes['place'] : classes['all']}>
      {shown ? null : (
        <Button
          busy={busy}
          onClick={() => {
            asked.current = true
            onShow()
          }}
        >
          {label}
        </Button>
      )}
    </div>
  )
}

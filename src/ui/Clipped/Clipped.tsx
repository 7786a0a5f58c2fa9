import { useState } from 'react'
import { Tooltip } from '../lazy-forms.tsx'
import { cx } from '../cx.ts'
import classes from './Clipped.module.css'

interface ClippedProps {
  text: string
  className?: string | undefined
}

/** One line that ends in … where there is no more room; the whole of it opens for a hand that rests on it. */
export function Clipped({ text, className }: ClippedProps) {
  const [isCut, setCut] = useState(false)
  return (
    <Tooltip
      text={text}
      disabled={!isCut}
      target={
        <span
          className={cx(classes['clipped'], className)}
          onPointerEnter={({ currentTarget }) => setCut(currentTarget.scrollWidth > currentTarget.clientWidth)}
        >
          {text}
        </span>
      }
    />
  )
}

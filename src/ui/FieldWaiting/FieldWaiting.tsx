import { useId } from 'react'
import { FieldFrame } from '../FieldFrame/FieldFrame.tsx'
import classes from '../FieldFrame/FieldFrame.module.css'

interface FieldWaitingProps {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** What will stand in it. */
  text: string
}

/** A field that is still loading, as it will stand there. */
export function FieldWaiting({ text, ...field }: FieldWaitingProps) {
  const id = useId()
  return (
    <FieldFrame {...field} id={id} disabled={false}>
      <input id={id} className={classes['input']} value={text} readOnly aria-busy="true" />
    </FieldFrame>
  )
}

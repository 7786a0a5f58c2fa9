import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import classes from './FieldFrame.module.css'

export interface FieldFrameProps {
  /** Of the control in the box; label, error and hint take theirs from it. */
  id: string
  label: string
  error?: string | undefined
  hint?: string | undefined
  disabled?: boolean | undefined
  /** What is asked stands above it already: the label is only read out. */
  labelHidden?: boolean | undefined
  /** More than one control: the label names the group. */
  group?: boolean | undefined
  /** False: what stands in it brings boxes of its own. */
  box?: boolean | undefined
  /** Stands at the right of the label: a link, a count. */
  labelEnd?: ReactNode
  boxRef?: Ref<HTMLDivElement> | undefined
  children: ReactNode
}

/** Label, box, error and hint of every field. What stands in the box is described by `describes`. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, labelHidden, error, hint, disabled, group, box = true, labelEnd, boxRef, children } = props
  return (
    <div className={classes['outer']}>
      <div className={classes['field']} {...(group ? { role: 'group', 'aria-labelledby': labelOf(id) } : {})}>
        {group ? (
          <span id={labelOf(id)} className={classes['label']}>
            {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
          </span>
        ) : (
          <label id={labelOf(id)} className={classes['label']} htmlFor={id}>
            {label}
          </label>
        )}
        {box ? (
          <FieldBox bad={error !== undefined} off={disabled} boxRef={boxRef}>
            {children}
          </FieldBox>
        ) : (
          children
        )}
        {error === undefined ? null : (
          <p className={classes['error']} id={`${id}-error`}>
            <IconAlertCircle aria-hidden="true" />
            <span>{error}</span>
          </p>
        )}
        {hint === undefined ? null : (
          <p className={classes['hint']} id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
      {labelEnd ? <div className={classes['labelEnd']}>{labelEnd}</div> : null}
    </div>
  )
}

interface FieldBoxProps {
  bad: boolean
  off: boolean | undefined
  boxRef?: Ref<HTMLDivElement> | undefined
  children: ReactNode
}

/** The box a control stands in. */
export function FieldBox({ bad, off, boxRef, children }: FieldBoxProps) {
  return (
    <div ref={boxRef} className={cx(classes['box'], bad && classes['bad'], off && classes['off'])}>
      {children}
    </div>
  )
}

export const labelOf = (id: string) => `${id}-label`

/** Attributes of the control that its error and hint belong to. */
export function describes({ id, error, hint, describedBy }: DescribedProps) {
  const notes = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`, describedBy].filter(Boolean)
  return {
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': notes.length > 0 ? notes.join(' ') : undefined,
  }
}
interface DescribedProps {
  id: string
  error?: string | undefined
  hint?: string | undefined
  /** Id of what else describes the field and stands elsewhere. */
  describedBy?: string | undefined
}

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { cx } from '../cx.ts'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Note } from '../Note/Note.tsx'
import { toFirstWrong } from '../first-wrong.ts'
import { tellUnread } from '../unread-fields.ts'
import classes from './FormDialog.module.css'

interface FormDialogProps {
  title: string
  closeLabel: string
  onClose: () => void
  submitLabel: string
  /** What was wrong is marked in its fields when it returns. */
  onSubmit: () => void
  busy?: boolean | undefined
  /** What went wrong with what was sent. */
  failed?: string | undefined
  /** Cannot be taken back. */
  risky?: boolean | undefined
  /** The one thing to do on a phone: as big as it gets. */
  big?: boolean | undefined
  wide?: boolean | undefined
  /** Other ways than sending, below it. */
  ways?: ReactNode
  /** What will come of sending it; beside the answers. */
  note?: ReactNode
  children: ReactNode
}

/** Fields in a dialog. Enter sends, in a text of several lines with Ctrl; the first wrong field gets the focus. */
export function FormDialog(props: FormDialogProps) {
  const { title, closeLabel, onClose, submitLabel, onSubmit, busy, failed, risky, big, wide, ways, note, children } =
    props
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failed !== undefined && !toFirstWrong(form.current)) end.current?.scrollIntoView({ block: 'center' })
  }, [failed])
  const byKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit()
  }
  return (
    <Dialog
      opened
      wide={wide}
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      footer={
        <div className={cx(classes['answers'], wide && classes['aside'])}>
          {note ? <p className={classes['note']}>{note}</p> : null}
          {wide ? (
            <span className={classes['cancel']}>
              <Button onClick={onClose}>{closeLabel}</Button>
            </span>
          ) : null}
          <Button
            variant={risky ? 'danger' : 'main'}
            size={big ? 'call' : undefined}
            full
            type="submit"
            form={id}
            busy={busy}
          >
            {submitLabel}
          </Button>
          {ways}
        </div>
      }
    >
      <form
        ref={form}
        id={id}
        noValidate
        className={classes['form']}
        onKeyDown={byKey}
        onSubmit={event => {
          event.preventDefault()
          if (busy || tellUnread(event.currentTarget)) return
          flushSync(onSubmit)
          toFirstWrong(form.current)
        }}
      >
        {children}
        {failed === undefined ? null : (
          <div ref={end}>
            <Note tone="bad" live>
              {failed}
            </Note>
          </div>
        )}
      </form>
    </Dialog>
  )
}

import { type ReactNode, useState } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { FormDialog as Frame } from '../../../ui/FormDialog/FormDialog.tsx'
import { problemWords } from '../problem-words.ts'
import { useLeaving } from '../useLeaving.ts'
import { LeavingQuestion } from './LeavingQuestion.tsx'
import type { Form } from './useForm.ts'

interface FormDialogProps {
  form: Form
  title: string
  submitLabel: string
  /** Nothing is wrong. */
  onSubmit: () => void
  onClose: () => void
  busy?: boolean | undefined
  risky?: boolean | undefined
  big?: boolean | undefined
  wide?: boolean | undefined
  ways?: ReactNode
  children: ReactNode
}

/** A form in a dialog: it says what is wrong, and asks before what was entered is lost, whichever way somebody goes. */
export function FormDialog({ form, onSubmit, onClose, busy, ...frame }: FormDialogProps) {
  const words = useWords()
  const unsaved = form.isTouched && !busy
  const leaving = useLeaving(unsaved)
  const [closing, setClosing] = useState(false)
  return (
    <>
      <Frame
        {...frame}
        closeLabel={words.t('app.cancel')}
        onClose={() => (unsaved ? setClosing(true) : onClose())}
        onSubmit={() => form.submit(onSubmit)}
        busy={busy}
        failed={form.failure === null ? undefined : problemWords(words, form.failure)}
      />
      <LeavingQuestion {...(closing ? { asking: true, stay: () => setClosing(false), leave: onClose } : leaving)} />
    </>
  )
}

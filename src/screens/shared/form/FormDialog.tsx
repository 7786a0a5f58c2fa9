import type { ReactNode } from 'react'
import type { Failure } from '../../../client/problem.ts'
import { useWords } from '../../../i18n/words.ts'
import { FormDialog as Frame } from '../../../ui/FormDialog/FormDialog.tsx'
import { problemWords } from '../words/problem-words.ts'
import { LeavingQuestion } from './LeavingQuestion.tsx'
import { useClosing } from './useClosing.ts'
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
  note?: ReactNode
  /** What is said of a failure that this form knows more of than its code. */
  said?: ((failure: Failure) => string | undefined) | undefined
  children: ReactNode
}

/** A form in a dialog: it says what is wrong, and asks before what was entered is lost, whichever way somebody goes. */
export function FormDialog({ form, onSubmit, onClose, busy, said, ...frame }: FormDialogProps) {
  const words = useWords()
  const { close, question } = useClosing(form.isTouched && !busy, onClose)
  return (
    <>
      <Frame
        {...frame}
        closeLabel={words.t('app.cancel')}
        onClose={close}
        onSubmit={() => form.submit(onSubmit)}
        busy={busy}
        failed={form.failure === null ? undefined : (said?.(form.failure) ?? problemWords(words, form.failure))}
      />
      <LeavingQuestion {...question} />
    </>
  )
}

import { useEffect, useState } from 'react'
import { inkBox } from '../../../domain/deliveryNotes/signature.ts'
import { type Answer, inOrder, nothing } from '../../../domain/forms/answers.ts'
import { fields } from '../../client/fields.gen.ts'
import { useWords } from '../../i18n/words.ts'
import { lazily } from '../../ui/lazily.tsx'
import { ChoiceRows } from '../../ui/ChoiceRows/ChoiceRows.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { SignaturePad } from '../../ui/SignaturePad/SignaturePad.tsx'
import { TextArea } from '../../ui/TextArea/TextArea.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { DayField } from '../shared/form/DayField.tsx'
import type { FormQuestion } from '../shared/answers/answers.types.ts'
import { padWords } from '../shared/words/pad-words.ts'
import classes from './forms.module.css'

const FileQuestion = lazily(
  () => import('./FileQuestion.tsx').then(all => all.FileQuestion),
  () => null,
)

/** Ms after the last letter until what was typed counts as said. */
const pause = 800

interface QuestionFieldProps {
  question: FormQuestion
  answer: Answer | undefined
  /** Who fills it in. */
  name: string
  error: string | undefined
  /** A file is being made small. */
  taking: boolean
  onChoose: (blob: Blob, turns: number) => void
  onAnswer: (answer: Answer) => void
}

/** What answers a question, whatever kind it is of. */
export function QuestionField({ question, answer, name, error, taking, onChoose, onAnswer }: QuestionFieldProps) {
  const { t } = useWords()
  const { id, kind, title, label, required, options } = question
  const hint = required ? undefined : t('forms.optional')
  const say = (said: Partial<Answer>) => onAnswer({ ...nothing(id), ...said })
  switch (kind) {
    case 'information':
      return null
    case 'choice':
    case 'choices':
      return (
        <ChoiceRows
          label={title}
          labelHidden
          items={options.map(option => ({ value: option.id, label: option.caption }))}
          chosen={answer?.optionIds ?? []}
          several={kind === 'choices'}
          clears={!required}
          onChange={chosen => say({ optionIds: inOrder(question, chosen) })}
          error={error}
          hint={hint}
        />
      )
    case 'date':
      return (
        <DayField
          label={label}
          value={answer?.text ?? ''}
          onChange={day => say({ text: day || null })}
          error={error}
          hint={hint}
        />
      )
    case 'photo':
    case 'file':
      return (
        <FileQuestion
          {...{ kind, label, required, error, onChoose }}
          file={answer?.file ?? null}
          busy={taking}
          onRemove={() => onAnswer(nothing(id))}
        />
      )
    case 'signature':
      return (
        <div className={classes['pad']}>
          <SignaturePad
            words={padWords({ t }, t('forms.yourSignature'))}
            drawing={answer?.signature ?? null}
            onChange={signature => say({ signature })}
            caption={name}
            ink={answer?.signature ? inkBox(answer.signature.strokes) : undefined}
          />
          {error === undefined ? null : (
            <Note tone="bad" live>
              {error}
            </Note>
          )}
        </div>
      )
    default:
      return <Typed key={id} {...{ question, answer, error, hint, onAnswer }} />
  }
}

interface TypedProps extends Pick<QuestionFieldProps, 'question' | 'answer' | 'error' | 'onAnswer'> {
  hint: string | undefined
}

/** What is typed counts after a pause, and when the field is left. */
function Typed({ question: { id, kind, label }, answer, error, hint, onAnswer }: TypedProps) {
  const said = answer?.text ?? ''
  const [typed, setTyped] = useState<string | null>(null)
  const take = (text: string) => {
    if (text.trim() !== said) onAnswer({ ...nothing(id), text: text.trim() || null })
  }
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => take(typed), pause)
    return () => clearTimeout(timer)
  })
  const field = {
    label,
    value: typed ?? said,
    onChange: setTyped,
    error,
    hint,
    maxLength: fields['NewFormAnswer.text'].maxLength,
  }
  const leave = () => {
    if (typed !== null) take(typed)
    setTyped(null)
  }
  return (
    <div onBlur={leave}>
      {kind === 'number' ? <TextField {...field} inputMode="decimal" autoComplete="off" /> : <TextArea {...field} />}
    </div>
  )
}

import { IconX } from '@tabler/icons-react'
import { fields } from '../../client/fields.gen.ts'
import { wrongQuestion } from '../../../domain/forms/questionnaire.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Check } from '../../ui/Check/Check.tsx'
import { FileField } from '../../ui/FileField/FileField.tsx'
import { Select } from '../../ui/lazy-forms.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { TextArea } from '../../ui/TextArea/TextArea.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { mostBytes, sizeWords } from '../shared/files/file-size.ts'
import { FormDialog } from '../shared/form/FormDialog.tsx'
import { isShort, useForm } from '../shared/form/useForm.ts'
import { useAlter } from './useAlter.ts'
import { useNewFile } from './useNewFile.ts'
import { OptionFields } from './OptionFields.tsx'
import {
  type Draft,
  type Kind,
  type Question,
  type Questionnaire,
  kinds,
  placeOfNew,
  said,
} from './questionnaires.types.ts'
import classes from './questionnaires.module.css'

interface QuestionDialogProps {
  of: Questionnaire
  /** Null: a new one. */
  question: Question | null
  onClose: () => void
}

/** Letters of a question that stand in for its short name. */
const shortest = 40
const isChosen = (kind: Kind) => kind === 'choice' || kind === 'choices'
/** The largest number that can be a bound. */
const most = fields['NewQuestionnaire.questions.maximum'].maximum
const whole = (typed: string) =>
  /^-?\d+$/.test(typed.trim()) && Math.abs(Number(typed)) <= most ? Number(typed) : null

/** One question: what is asked, how it is answered, and in a training what is right. */
export function QuestionDialog({ of, question, onClose }: QuestionDialogProps) {
  const { t, locale } = useWords()
  const alter = useAlter({ inForm: true })
  const sending = useNewFile()
  const checks = of.use === 'securityCheck'
  const form = useForm(
    {
      kind: question?.kind ?? ((checks ? 'check' : 'choice') as Kind),
      title: question?.title ?? '',
      label: question?.label ?? '',
      text: question?.text ?? '',
      required: question?.required ?? true,
      options: (question?.options ?? [
        { caption: '', right: false },
        { caption: '', right: false },
      ]) as Draft['options'],
      file: question?.file ?? null,
      chosen: null as File | null,
      minimum: question?.minimum?.toString() ?? '',
      maximum: question?.maximum?.toString() ?? '',
    },
    values => {
      const draft = drafted(values, question)
      const all = placed(of.questions, draft, question)
      const code = wrongQuestion(
        of.use,
        all,
        all.findIndex(one => one.title === draft.title && one.options === draft.options),
      )
      const number = (typed: string) =>
        values.kind === 'number' &&
        typed.trim() !== '' &&
        whole(typed) === null &&
        t('questionnaires.wrongNumber', { from: -most, to: most })
      return {
        title: isShort('NewQuestionnaire.questions.title', values.title) && t('questionnaires.titleMissing'),
        chosen: values.chosen !== null && values.chosen.size > mostBytes && t('questionnaires.fileTooLarge'),
        minimum: number(values.minimum),
        maximum: number(values.maximum) || (code === 'minAboveMax' && t('questionnaires.wrong.minAboveMax')),
        options: isChosen(values.kind) && code !== null && t(`questionnaires.wrong.${code}`),
        kind: !isChosen(values.kind) && code !== null && code !== 'minAboveMax' && t(`questionnaires.wrong.${code}`),
      }
    },
    sending.failure ?? alter.failure,
  )
  const { values, set, error } = form
  const send = async () => {
    const file = values.kind !== 'information' ? null : values.chosen ? await sending.take(values.chosen) : values.file
    if (file === undefined) return
    set({ file, chosen: null })
    void alter.give(
      {
        params: { path: { id: of.id } },
        body: said(of, placed(of.questions, drafted({ ...values, file }, question), question)),
      },
      { done: t(question ? 'questionnaires.questionSaved' : 'questionnaires.questionAdded'), then: onClose },
    )
  }
  const { kind } = values
  const shown = values.chosen ?? values.file
  return (
    <FormDialog
      form={form}
      title={t(question ? 'questionnaires.questionTitle' : 'questionnaires.newQuestionTitle')}
      submitLabel={t(question ? 'questionnaires.save' : 'questionnaires.addQuestion')}
      busy={alter.busy || sending.busy}
      wide
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {checks ? null : (
        <Select
          label={t('questionnaires.kind')}
          value={kind}
          onChange={one => set({ kind: kinds.find(known => known === one) ?? 'text' })}
          options={kinds.map(value => ({ value, label: t(`questionnaires.kinds.${value}`) }))}
          error={error('kind')}
        />
      )}
      <TextArea
        label={t(kind === 'information' ? 'questionnaires.headline' : 'questionnaires.question')}
        rows={2}
        {...form.text('title', 'NewQuestionnaire.questions.title')}
      />
      <TextArea
        label={t('questionnaires.text')}
        hint={t('questionnaires.textHint')}
        rows={kind === 'information' ? 8 : 3}
        {...form.text('text', 'NewQuestionnaire.questions.text')}
      />
      {kind === 'information' ? (
        <>
          <FileField
            label={t('questionnaires.file')}
            chooseLabel={t('questionnaires.chooseFile')}
            hint={t('questionnaires.fileHint')}
            accept="image/*,application/pdf"
            chosen={shown && { name: shown.name, size: sizeWords(locale, shown.size) }}
            error={error('chosen')}
            onChoose={chosen => {
              sending.forget()
              set({ chosen })
            }}
          />
          {shown ? (
            <div>
              <Button
                size="small"
                icon={<IconX aria-hidden="true" />}
                onClick={() => {
                  sending.forget()
                  set({ file: null, chosen: null })
                }}
              >
                {t('questionnaires.removeFile')}
              </Button>
            </div>
          ) : null}
        </>
      ) : null}
      {isChosen(kind) ? (
        <OptionFields
          options={values.options}
          one={kind === 'choice'}
          judged={of.use === 'training'}
          error={error('options')}
          onChange={options => set({ options })}
        />
      ) : null}
      {kind === 'number' ? (
        <div className={classes['fields']}>
          <TextField label={t('questionnaires.least')} inputMode="numeric" {...form.text('minimum')} />
          <TextField label={t('questionnaires.most')} inputMode="numeric" {...form.text('maximum')} />
        </div>
      ) : null}
      <TextField
        label={t('questionnaires.label')}
        hint={t('questionnaires.labelHint')}
        {...form.text('label', 'NewQuestionnaire.questions.label')}
      />
      {kind === 'information' ? null : (
        <Check
          label={t('questionnaires.mustAnswer')}
          checked={values.required}
          onChange={required => set({ required })}
        />
      )}
      {of.handedOut > 0 ? <Note tone="plain">{t('questionnaires.keepsHandedOut')}</Note> : null}
    </FormDialog>
  )
}

interface Entered {
  kind: Kind
  title: string
  label: string
  text: string
  required: boolean
  options: Draft['options']
  file: Draft['file']
  minimum: string
  maximum: string
}

/** What was entered as a question; a short name nobody gave is its beginning, an option nobody named is none. */
function drafted(entered: Entered, question: Question | null): Draft {
  const { kind, title, label, text, required, options, file, minimum, maximum } = entered
  return {
    ...(question ? { id: question.id } : {}),
    ...{ kind, title, text: text.trim() || null },
    label: label.trim() || title.trim().slice(0, shortest),
    required: kind !== 'information' && required,
    options: isChosen(kind) ? options.filter(({ caption }) => caption.trim() !== '') : [],
    file: kind === 'information' ? file : null,
    minimum: kind === 'number' ? whole(minimum) : null,
    maximum: kind === 'number' ? whole(maximum) : null,
  }
}

/** All questions with this one in its place. */
function placed(questions: readonly Question[], draft: Draft, before: Question | null): Draft[] {
  // Another may have taken it away meanwhile: it is asked anew then.
  if (before && questions.some(({ id }) => id === before.id))
    return questions.map(one => (one.id === before.id ? draft : one))
  const { id: _, ...fresh } = draft
  return [...questions].toSpliced(placeOfNew(questions, draft.kind), 0, fresh as Question)
}

import { judgedCount } from '../../../domain/forms/questionnaire.ts'
import { useWords } from '../../i18n/words.ts'
import { Choices } from '../../ui/Choices/Choices.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { FormDialog } from '../shared/form/FormDialog.tsx'
import { isShort, useForm } from '../shared/form/useForm.ts'
import { useCommand } from '../shared/useCommand.ts'
import { useAlter } from './useAlter.ts'
import { type Questionnaire, type Rule, said, uses } from './questionnaires.types.ts'
import classes from './questionnaires.module.css'

interface QuestionnaireDialogProps {
  /** Null: a new one. */
  of: Questionnaire | null
  onDone: (id: string) => void
  onClose: () => void
}

const text = (value: number | null) => (value === null ? '' : String(value))
const isWhole = (typed: string, from: number, to: number) =>
  /^\d+$/.test(typed.trim()) && Number(typed) >= from && Number(typed) <= to
const numberOf = (typed: string) => (typed.trim() === '' ? null : Number(typed))

/** What it is called and what for; of a training what passing takes. */
export function QuestionnaireDialog({ of, onDone, onClose }: QuestionnaireDialogProps) {
  const { t, tn } = useWords()
  const create = useCommand('post', '/api/v1/questionnaires', { inForm: true })
  const alter = useAlter({ inForm: true })
  const judged = of ? judgedCount(of.questions) : null
  // Once it is out, nobody may meet a training that cannot be passed.
  const most = of && of.handedOut > 0 && judged !== null ? judged : 100
  const wrongNumber = (typed: string, from: number, to: number, empty: boolean) =>
    !(empty && typed.trim() === '') && !isWhole(typed, from, to) && t('questionnaires.wrongNumber', { from, to })
  const form = useForm(
    {
      name: of?.name ?? '',
      use: of?.use ?? ('form' as Questionnaire['use']),
      needed: text(of?.rule?.needed ?? 1),
      tries: text(of?.rule?.tries ?? null),
      waitDays: text(of?.rule?.waitDays ?? 0),
      validMonths: text(of?.rule?.validMonths ?? null),
      minutes: text(of?.rule?.minutes ?? null),
    },
    ({ name, use, needed, tries, waitDays, validMonths, minutes }) => ({
      name: isShort('NewQuestionnaire.name', name) && t('questionnaires.nameMissing'),
      ...(use === 'training' && {
        needed: wrongNumber(needed, 1, most, false),
        tries: wrongNumber(tries, 1, 20, true),
        waitDays: wrongNumber(waitDays, 0, 365, false),
        validMonths: wrongNumber(validMonths, 1, 120, true),
        minutes: wrongNumber(minutes, 1, 600, true),
      }),
    }),
    create.failure ?? alter.failure,
  )
  const { values, set } = form
  const send = () => {
    const rule: Rule | null =
      values.use === 'training'
        ? {
            needed: Number(values.needed),
            tries: numberOf(values.tries),
            waitDays: Number(values.waitDays),
            validMonths: numberOf(values.validMonths),
            minutes: numberOf(values.minutes),
          }
        : null
    if (of)
      void alter.give(
        { params: { path: { id: of.id } }, body: said({ ...of, name: values.name, rule }, of.questions) },
        { done: t('questionnaires.saved'), then: onClose },
      )
    else
      void create.give(
        { body: { name: values.name, use: values.use, rule, questions: [] } },
        {
          done: t('questionnaires.added'),
          then: ({ id }) => {
            onClose()
            onDone(id)
          },
        },
      )
  }
  const number = { inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <FormDialog
      form={form}
      title={t(of ? 'questionnaires.changeTitle' : 'questionnaires.addTitle')}
      submitLabel={t(of ? 'questionnaires.save' : 'questionnaires.make')}
      busy={create.busy || alter.busy}
      onSubmit={send}
      onClose={onClose}
    >
      {of ? null : (
        <Choices
          label={t('questionnaires.what')}
          value={values.use}
          onChange={use => set({ use: uses.find(one => one === use) ?? 'form' })}
          items={uses.map(value => ({
            value,
            label: t(`questionnaires.uses.${value}`),
            hint: t(`questionnaires.useTexts.${value}`),
          }))}
        />
      )}
      <TextField label={t('questionnaires.name')} {...form.text('name', 'NewQuestionnaire.name')} />
      {values.use === 'training' ? (
        <div className={classes['fields']}>
          <TextField
            label={t('questionnaires.needed')}
            hint={judged === null ? undefined : tn('questionnaires.ofJudged', judged)}
            {...number}
            {...form.text('needed')}
          />
          <TextField
            label={t('questionnaires.tries')}
            hint={t('questionnaires.emptyTries')}
            {...number}
            {...form.text('tries')}
          />
          <TextField
            label={t('questionnaires.waitDays')}
            hint={t('questionnaires.inDays')}
            {...number}
            {...form.text('waitDays')}
          />
          <TextField
            label={t('questionnaires.holds')}
            hint={t('questionnaires.emptyHolds')}
            {...number}
            {...form.text('validMonths')}
          />
          <TextField
            label={t('questionnaires.takes')}
            hint={t('questionnaires.inMinutes')}
            {...number}
            {...form.text('minutes')}
          />
        </div>
      ) : null}
    </FormDialog>
  )
}

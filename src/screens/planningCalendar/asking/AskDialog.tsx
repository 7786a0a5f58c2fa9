import { IconPlus, IconX } from '@tabler/icons-react'
import { useId } from 'react'
import { mostAsked, mostShifts } from '../../../../domain/dateQuestions/limits.ts'
import { daysLater } from '../../../../domain/shift-display.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Check } from '../../../ui/Check/Check.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import { TimeField } from '../../../ui/TimeField/TimeField.tsx'
import { DayField } from '../../shared/form/DayField.tsx'
import { FormDialog } from '../../shared/form/FormDialog.tsx'
import { useForm } from '../../shared/form/useForm.ts'
import { useCommand } from '../../shared/useCommand.ts'
import type { Askable } from './asking.types.ts'
import classes from './asking.module.css'

interface Entered {
  shifts: readonly { date: string; begin: string; end: string }[]
  answerBy: string
  note: string
  personIds: readonly string[]
}
const none = { date: '', begin: '', end: '' }

interface AskDialogProps {
  people: readonly Askable[]
  /** YYYY-MM-DD. */
  today: string
  onClose: () => void
  onEarlier: () => void
}

/** Which shifts, whom, and until when they can answer. */
export function AskDialog({ people, today, onClose, onEarlier }: AskDialogProps) {
  const { t, tn } = useWords()
  const whom = useId()
  const ask = useCommand('post', '/api/v1/dateQuestions', { inForm: true })
  const form = useForm<Entered>(
    { shifts: [none], answerBy: '', note: '', personIds: [] },
    ({ shifts, answerBy, personIds }) => ({
      shifts: shifts.some(({ date, begin, end }) => !date || !begin || !end) && t('dateQuestions.shiftMissing'),
      answerBy: !answerBy && t('dateQuestions.answerByMissing'),
      personIds:
        personIds.length === 0
          ? t('dateQuestions.nobody')
          : personIds.length > mostAsked && t('dateQuestions.tooMany', { count: mostAsked }),
    }),
    ask.failure,
  )
  const { shifts, answerBy, personIds } = form.values
  const last = shifts.map(({ date }) => date).reduce((late, date) => (date > late ? date : late), '')
  const change = (at: number, to: Partial<(typeof shifts)[number]>) =>
    form.set({ shifts: shifts.map((shift, nth) => (nth === at ? { ...shift, ...to } : shift)) })
  const send = () =>
    void ask.give(
      {
        body: {
          shifts: [...shifts],
          personIds: [...personIds],
          answerBy: new Date(`${answerBy}T23:59:00`).toISOString(),
          note: form.values.note || null,
        },
      },
      { done: tn('dateQuestions.sent', personIds.length), then: onClose },
    )
  return (
    <FormDialog
      wide
      form={form}
      title={t('dateQuestions.ask')}
      submitLabel={tn('dateQuestions.send', personIds.length)}
      onSubmit={send}
      onClose={onClose}
      busy={ask.busy}
      ways={<Button onClick={onEarlier}>{t('dateQuestions.earlier')}</Button>}
    >
      <div className={classes['asking']}>
        <div className={classes['what']}>
          {shifts.map((shift, at) => (
            <fieldset key={at} className={classes['shift']}>
              <legend className={classes['legend']}>{t('dateQuestions.shift', { number: at + 1 })}</legend>
              <DayField
                label={t('dateQuestions.day')}
                value={shift.date}
                min={today}
                onChange={date => change(at, { date })}
                error={shift.date ? undefined : form.error('shifts')}
              />
              {(['begin', 'end'] as const).map(which => (
                <TimeField
                  key={which}
                  label={t(`dateQuestions.${which}`)}
                  value={shift[which]}
                  wrongLabel={t('dateQuestions.wrongTime')}
                  onChange={time => change(at, { [which]: time })}
                  error={shift.date && !shift[which] ? form.error('shifts') : undefined}
                />
              ))}
              {shifts.length > 1 ? (
                <IconButton
                  label={t('dateQuestions.leaveOut', { number: at + 1 })}
                  icon={<IconX aria-hidden="true" />}
                  onClick={() => form.set({ shifts: shifts.filter((_, nth) => nth !== at) })}
                />
              ) : null}
            </fieldset>
          ))}
          {shifts.length < mostShifts ? (
            <Button
              icon={<IconPlus aria-hidden="true" />}
              onClick={() => {
                const { begin, end } = shifts.at(-1) ?? none
                form.set({ shifts: [...shifts, { date: '', begin, end }] })
              }}
            >
              {t('dateQuestions.another')}
            </Button>
          ) : null}
          <DayField
            label={t('dateQuestions.answerBy')}
            value={answerBy}
            min={today}
            {...(last > today ? { max: daysLater(last, -1) } : {})}
            onChange={day => form.set({ answerBy: day })}
            error={form.error('answerBy')}
          />
          <TextArea label={t('dateQuestions.note')} {...form.text('note', 'NewDateQuestion.note')} />
        </div>
        <fieldset className={classes['whom']} aria-describedby={whom}>
          <legend className={classes['legend']}>{t('dateQuestions.whom')}</legend>
          <p id={whom} className={classes['hint']}>
            {form.error('personIds') ?? t('dateQuestions.whomHint')}
          </p>
          <Check
            label={t('dateQuestions.everybody', { count: people.length })}
            checked={people.length > 0 && personIds.length === people.length}
            onChange={all => form.set({ personIds: all ? people.map(({ id }) => id) : [] })}
          />
          <div className={classes['people']}>
            {people.map(({ id, name }) => (
              <Check
                key={id}
                label={name}
                checked={personIds.includes(id)}
                onChange={yes =>
                  form.set({ personIds: yes ? [...personIds, id] : personIds.filter(one => one !== id) })
                }
              />
            ))}
          </div>
        </fieldset>
      </div>
    </FormDialog>
  )
}

import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useEffect } from 'react'
import { chosenDays } from '../../../domain/personalCalendar/in-the-way.ts'
import type { Failure } from '../../client/problem.ts'
import { useWords } from '../../i18n/words.ts'
import type { Draft, JobThen } from '../../machines/calendar-entry/calendar-entry.types.ts'
import { Check } from '../../ui/Check/Check.tsx'
import { FieldWaiting } from '../../ui/FieldWaiting/FieldWaiting.tsx'
import { Segments } from '../../ui/Segments/Segments.tsx'
import { Select } from '../../ui/lazy-forms.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { TimeField } from '../../ui/TimeField/TimeField.tsx'
import { cx } from '../../ui/cx.ts'
import { DayField } from '../shared/form/DayField.tsx'
import { FormDialog } from '../shared/form/FormDialog.tsx'
import { useForm } from '../shared/form/useForm.ts'
import { dayWords, functionWords } from '../shared/words/shift-words.ts'
import classes from './sheet.module.css'

interface EntrySheetProps {
  draft: Draft
  /** Confirmed jobs on these days; null: not known. */
  jobs: readonly JobThen[] | null
  checking: boolean
  busy: boolean
  failure: Failure | null
  today: string
  /** Null: still on their way. */
  companies: readonly { id: string; name: string }[] | null
  onChange: (draft: Draft) => void
  onSend: (draft: Draft) => void
  onClose: () => void
}

/** Days are chosen from below; what lies on them already is said before anything is sent. */
export function EntrySheet(props: EntrySheetProps) {
  const { draft, jobs, checking, busy, failure, today, companies, onChange, onSend, onClose } = props
  const words = useWords()
  const { t, tn } = words
  const { kind } = draft
  const form = useForm(
    { ...draft, timed: draft.begin !== '' || draft.end !== '' },
    ({ startDate, endDate, begin, end, timed }) => ({
      startDate:
        startDate === '' ? t('personalCalendar.sheet.noDay') : startDate < today && t('personalCalendar.sheet.over'),
      endDate:
        endDate !== '' && endDate < startDate
          ? t('personalCalendar.sheet.endFirst')
          : chosenDays({ startDate, endDate }) > 366 && t('personalCalendar.sheet.tooLong'),
      begin: timed && begin === '' && t('personalCalendar.sheet.noTime'),
      end:
        timed && end === ''
          ? t('personalCalendar.sheet.noTime')
          : timed && endDate === startDate && end <= begin && t('personalCalendar.sheet.endBefore'),
    }),
    failure,
  )
  const { values, set } = form
  const { timed, ...entered } = values
  const whole: Draft = timed ? entered : { ...entered, begin: '', end: '' }
  const { startDate, endDate, begin, end } = whole
  // Only what the check looks at; the reason goes with what is sent.
  useEffect(() => {
    if ([startDate, endDate, begin, end].join() !== [draft.startDate, draft.endDate, draft.begin, draft.end].join())
      onChange(whole)
  })
  const dates = { today, min: today, wrongLabel: t('personalCalendar.sheet.wrongDay') }
  const count = chosenDays(values)
  return (
    <FormDialog
      form={form}
      title={t(`personalCalendar.sheet.${kind}`)}
      submitLabel={tn(`personalCalendar.sheet.send.${kind}`, Math.max(1, count))}
      onSubmit={() => onSend(whole)}
      onClose={onClose}
      busy={busy}
      big
    >
      <div className={classes['two']}>
        <DayField
          {...dates}
          label={t('personalCalendar.sheet.first')}
          value={values.startDate}
          onChange={date => set({ startDate: date })}
          error={form.error('startDate')}
        />
        <DayField
          {...dates}
          label={t('personalCalendar.sheet.last')}
          value={values.endDate}
          onChange={date => set({ endDate: date })}
          error={form.error('endDate')}
        />
      </div>
      {kind === 'vacation' ? (
        <div className={classes['pay']}>
          <Segments
            label={t('personalCalendar.sheet.pay')}
            value={values.unpaid ? 'unpaid' : 'paid'}
            onChange={pay => set({ unpaid: pay === 'unpaid' })}
            items={[
              { value: 'paid', label: t('personalCalendar.sheet.paid') },
              { value: 'unpaid', label: t('personalCalendar.sheet.unpaid') },
            ]}
          />
        </div>
      ) : (
        <Check label={t('personalCalendar.allDay')} checked={!timed} onChange={checked => set({ timed: !checked })} />
      )}
      {timed ? (
        <div className={classes['two']}>
          <TimeField
            label={t('personalCalendar.sheet.begin')}
            value={values.begin}
            onChange={time => set({ begin: time })}
            wrongLabel={t('personalCalendar.sheet.wrongTime')}
            error={form.error('begin')}
          />
          <TimeField
            label={t('personalCalendar.sheet.end')}
            value={values.end}
            onChange={time => set({ end: time })}
            wrongLabel={t('personalCalendar.sheet.wrongTime')}
            error={form.error('end')}
          />
        </div>
      ) : null}
      {companies === null ? (
        // Its room is kept: what is pressed while they come stays under the finger.
        <FieldWaiting label={t('personalCalendar.sheet.company')} text="" />
      ) : companies.length > 1 ? (
        <Select
          label={t('personalCalendar.sheet.company')}
          value={values.company || (companies[0]?.id ?? '')}
          onChange={company => set({ company })}
          options={companies.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : null}
      <TextField {...form.text('reason', 'NewBlockDate.reason')} label={t('personalCalendar.sheet.reason')} />
      {kind === 'available' ? null : count === 0 ? (
        // Its room is kept: what is pressed while a date is taken over stays under the finger.
        <div className={classes['unchecked']} />
      ) : (
        <Checked jobs={jobs} checking={checking} count={count} />
      )}
      {kind === 'vacation' ? <p className={classes['soft']}>{t('personalCalendar.sheet.answered')}</p> : null}
    </FormDialog>
  )
}

/** What lies on these days, and how many they are. */
function Checked({ jobs, checking, count }: { jobs: readonly JobThen[] | null; checking: boolean; count: number }) {
  const words = useWords()
  const { t, tn } = words
  const [first, ...more] = jobs ?? []
  const said =
    jobs === null
      ? checking
        ? t('app.loading')
        : t('personalCalendar.sheet.unknown')
      : first === undefined
        ? t('personalCalendar.sheet.free')
        : [
            `${first.startTime} ${functionWords(words, first.function)}`,
            first.venue,
            dayWords(words, first.startDate),
            ...(more.length > 0 ? [tn('personalCalendar.sheet.jobs', more.length)] : []),
          ].join(', ')
  return (
    <p
      role="status"
      className={cx(classes['checked'], jobs !== null && classes[first === undefined ? 'free' : 'taken'])}
    >
      {jobs === null ? null : first === undefined ? (
        <IconCheck aria-hidden="true" />
      ) : (
        <IconAlertTriangle aria-hidden="true" />
      )}
      <span className={classes['said']}>{said}</span>
      <span className={classes['count']}>{tn('app.days', count)}</span>
    </p>
  )
}

import { $api } from '../../../client/query.ts'
import { wholeList } from '../../../client/whole-list.ts'
import { useWords } from '../../../i18n/words.ts'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import { Select } from '../../../ui/lazy-forms.tsx'
import { DayField } from '../../shared/form/DayField.tsx'
import { FormDialog } from '../../shared/form/FormDialog.tsx'
import { useForm } from '../../shared/form/useForm.ts'
import { dayWords, functionWords } from '../../shared/words/shift-words.ts'
import { useCommand } from '../../shared/useCommand.ts'
import { beginDateOf } from '../days.ts'
import { TimesFields, WhomFields } from '../planning/PositionFields.tsx'
import type { Position, Shift } from '../project.types.ts'
import { hoursFor } from './askable.ts'
import classes from './asking.module.css'

interface AskDialogProps {
  /** Those that can be asked for. */
  shifts: readonly Shift[]
  /** The one that is looked at. */
  shift: Shift
  positions: readonly Position[]
  now: number
  onClose: () => void
}

/** The client asks for more people: on which shift, who, how many and when. */
export function AskDialog({ shifts, shift: begun, positions, now, onClose }: AskDialogProps) {
  const words = useWords()
  const { t } = words
  const ask = useCommand('post', '/api/v1/projectCrews/{id}/positionRequests', { inForm: true })
  const does = $api.useQuery('get', '/api/v1/functions', { params: { query: wholeList } }).data?.items ?? []
  const form = useForm(
    { crew: begun.id, functionId: '', amount: 1, ...hoursFor(begun, positions, now), note: '' },
    ({ functionId, startDate, startTime, endTime }) => ({
      functionId: functionId === '' && t('projectPlan.functionMissing'),
      startDate: startDate === '' && t('projectPlan.dayMissing'),
      startTime: startTime === '' && t('projectPlan.timeMissing'),
      endTime: endTime === '' && t('projectPlan.timeMissing'),
    }),
    ask.failure,
  )
  const { values, set, error } = form
  const send = () => {
    const { crew, functionId, amount, startDate, endDate, startTime, endTime, note } = values
    void ask.give(
      {
        params: { path: { id: crew } },
        body: {
          ...{ functionId, amountOfRows: amount, startDate, startTime, endTime },
          ...(endDate === null ? {} : { endDate }),
          ...(note === '' ? {} : { note }),
        },
      },
      { done: t('positionRequests.sent'), then: onClose },
    )
  }
  return (
    <FormDialog
      form={form}
      title={t('positionRequests.askTitle')}
      submitLabel={t('positionRequests.send')}
      busy={ask.busy}
      onSubmit={send}
      onClose={onClose}
      said={({ code }) => (code === 'projectClosed' ? t('positionRequests.closed') : undefined)}
      big
    >
      <p className={classes['soft']}>{t('positionRequests.askText')}</p>
      <div className={classes['fields']}>
        <div className={classes['whole']}>
          <Select
            label={t('positionRequests.crew')}
            value={values.crew}
            onChange={crew => {
              const to = shifts.find(({ id }) => id === crew)
              set({ crew, ...(to ? hoursFor(to, positions, now) : {}) })
            }}
            options={shifts.map(one => ({
              value: one.id,
              label: `${one.name} · ${dayWords(words, beginDateOf(one), now)}`,
            }))}
          />
        </div>
        <WhomFields
          {...values}
          functions={does.map(one => ({ value: one.id, label: functionWords(words, one) }))}
          error={error('functionId')}
          onChange={set}
        />
        <div className={classes['whole']}>
          <DayField
            label={t('positionRequests.day')}
            value={values.startDate}
            onChange={startDate => set({ startDate, endDate: null })}
            error={error('startDate')}
          />
        </div>
        <TimesFields values={values} error={error} onChange={change => set({ ...change, endDate: null })} />
        <div className={classes['whole']}>
          <TextArea {...form.text('note', 'NewPositionRequest.note')} label={t('positionRequests.note')} rows={3} />
        </div>
      </div>
    </FormDialog>
  )
}

import { useWords } from '../../../i18n/words.ts'
import { NumberStepper } from '../../../ui/NumberStepper/NumberStepper.tsx'
import { TimeField } from '../../../ui/TimeField/TimeField.tsx'
import { Select } from '../../../ui/lazy-forms.tsx'
import { FormDialog } from '../../shared/form/FormDialog.tsx'
import { useForm } from '../../shared/form/useForm.ts'
import { useCommand } from '../../shared/useCommand.ts'
import { beginDateOf, hoursOf } from '../days.ts'
import type { Position, Shift } from '../project.types.ts'
import { mostPlaces } from './PlacesCell.tsx'
import type { Choice } from './plan.types.ts'
import classes from './plan.module.css'

interface AddPositionDialogProps {
  project: string
  shift: Shift
  /** The crew's first position: a new one begins with its hours. */
  like: Position | undefined
  functions: readonly Choice[]
  catering: readonly Choice[]
  onClose: () => void
}

/** A position for a crew that is there; it begins with the crew's hours. */
export function AddPositionDialog({ project, shift, like, functions, catering, onClose }: AddPositionDialogProps) {
  const { t, tn } = useWords()
  const add = useCommand('post', '/api/v1/projects/{id}/projectCrewItems', { inForm: true })
  const { from, to } = hoursOf(shift)
  const form = useForm(
    {
      ...{ functionId: '', amount: 1, startTime: like?.startTime ?? from, endTime: like?.endTime ?? to },
      ...{ breakMinutes: like?.breakMinutes ?? 30, cateringId: like?.catering?.id ?? '' },
    },
    ({ functionId, startTime, endTime }) => ({
      functionId: functionId === '' && t('projectPlan.functionMissing'),
      startTime: startTime === '' && t('projectPlan.timeMissing'),
      endTime: endTime === '' && t('projectPlan.timeMissing'),
    }),
    add.failure,
  )
  const { values, set, error } = form
  const send = () => {
    const { functionId, amount, startTime, endTime, breakMinutes, cateringId } = values
    void add.give(
      {
        params: { path: { id: project } },
        body: {
          projectCrewId: shift.id,
          functionId,
          amountOfRows: amount,
          startDate: like?.startDate ?? beginDateOf(shift),
          startTime,
          endTime: endTime,
          breakMinutes,
          ...(cateringId ? { cateringId } : {}),
        },
      },
      { done: t('projectPlan.positionAdded'), then: onClose },
    )
  }
  return (
    <FormDialog
      form={form}
      title={t('projectPlan.addPositionTo', { crew: shift.name })}
      submitLabel={tn('projectPlan.addPlaces', values.amount)}
      busy={add.busy}
      onSubmit={send}
      onClose={onClose}
    >
      <div className={classes['fields']}>
        <Select
          label={t('projectPlan.function')}
          value={values.functionId}
          onChange={functionId => set({ functionId })}
          options={functions}
          placeholder={t('projectPlan.chooseFunction')}
          error={error('functionId')}
        />
        <NumberStepper
          label={t('projectPlan.places')}
          value={values.amount}
          onChange={amount => set({ amount })}
          min={1}
          max={mostPlaces}
          step={1}
          format={String}
          lessLabel={t('projectPlan.fewerEach')}
          moreLabel={t('projectPlan.moreEach')}
        />
        <TimeField
          label={t('projectPlan.start')}
          value={values.startTime}
          onChange={startTime => set({ startTime })}
          wrongLabel={t('projectPlan.timeMissing')}
          error={error('startTime')}
        />
        <TimeField
          label={t('projectPlan.end')}
          value={values.endTime}
          onChange={endTime => set({ endTime })}
          wrongLabel={t('projectPlan.timeMissing')}
          error={error('endTime')}
        />
        <NumberStepper
          label={t('projectPlan.break')}
          value={values.breakMinutes}
          onChange={breakMinutes => set({ breakMinutes })}
          min={0}
          max={240}
          step={15}
          format={minutes => t('projectPlan.minutes', { minutes })}
          lessLabel={t('projectPlan.shorterBreak')}
          moreLabel={t('projectPlan.longerBreak')}
        />
        <Select
          label={t('projectPlan.catering')}
          value={values.cateringId}
          onChange={cateringId => set({ cateringId })}
          options={[{ value: '', label: t('projectPlan.noCatering') }, ...catering]}
        />
      </div>
    </FormDialog>
  )
}

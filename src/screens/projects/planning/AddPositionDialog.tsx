import { useWords } from '../../../i18n/words.ts'
import { Select } from '../../../ui/lazy-forms.tsx'
import { FormDialog } from '../../shared/form/FormDialog.tsx'
import { useForm } from '../../shared/form/useForm.ts'
import { useCommand } from '../../shared/useCommand.ts'
import { beginDateOf, hoursOf } from '../days.ts'
import type { Position, Shift } from '../project.types.ts'
import { HoursFields, WhomFields } from './PositionFields.tsx'
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
        <WhomFields {...values} functions={functions} error={error('functionId')} onChange={set} />
        <HoursFields values={values} error={error} onChange={set} />
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

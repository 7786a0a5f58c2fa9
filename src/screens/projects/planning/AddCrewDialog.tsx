import { IconPlus, IconX } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { counts } from '../../shared/form/counts.gen.ts'
import { daysLater } from '../../../../domain/shift-display.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { later } from '../../../ui/lazily.tsx'
import { NumberStepper } from '../../../ui/NumberStepper/NumberStepper.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { DayField } from '../../shared/form/DayField.tsx'
import { FormDialog } from '../../shared/form/FormDialog.tsx'
import { isShort, useForm } from '../../shared/form/useForm.ts'
import { useCommand } from '../../shared/useCommand.ts'
import { CrewPlaceField } from './CrewPlaceField.tsx'
import { HoursFields, WhomFields } from './PositionFields.tsx'
import type { Choice } from './plan.types.ts'
import classes from './plan.module.css'

const AddLocationDialog = later(
  async () => (await import('../../shared/place/AddLocationDialog.tsx')).AddLocationDialog,
)

interface AddCrewDialogProps {
  project: string
  /** The project's first day. */
  firstDay: string
  today: string
  functions: readonly Choice[]
  onClose: () => void
}

/** A crew with its positions, on one day or the same on several in a row. */
export function AddCrewDialog({ project, firstDay, today, functions, onClose }: AddCrewDialogProps) {
  const { t, tn } = useWords()
  const add = useCommand('post', '/api/v1/projects/{id}/plan', { inForm: true })
  const form = useForm(
    {
      ...{ name: '', startDate: firstDay, days: 1, startTime: '', endTime: '', breakMinutes: 30, meetingPoint: '' },
      ...{ place: '', locationId: '' },
      positions: [{ functionId: '', amount: 1 }],
    },
    ({ name, startDate, startTime, endTime, positions, place, locationId }) => ({
      name: isShort('NewProjectCrew.name', name) && t('projectPlan.nameMissing'),
      startDate: startDate === '' && t('projectPlan.dayMissing'),
      startTime: startTime === '' && t('projectPlan.timeMissing'),
      endTime: endTime === '' && t('projectPlan.timeMissing'),
      place: place.trim() !== '' && locationId === '' && t('projectPlan.placeMissing'),
      // One empty line is none yet; one among others was forgotten.
      positions:
        positions.length > 1 &&
        positions.some(({ functionId }) => functionId === '') &&
        t('projectPlan.functionMissing'),
    }),
    add.failure,
  )
  const { values, set, text, error } = form
  const [adding, setAdding] = useState<string | null>(null)
  const positions = values.positions.filter(({ functionId }) => functionId !== '')
  const places = values.days * positions.reduce((sum, { amount }) => sum + amount, 0)
  const setRow = (at: number, change: Partial<{ functionId: string; amount: number }>) =>
    set({ positions: values.positions.map((row, index) => (index === at ? { ...row, ...change } : row)) })
  const send = () => {
    const crews = Array.from({ length: values.days }, (_, day) => ({
      name: values.name,
      startDate: daysLater(values.startDate, day),
      startTime: values.startTime,
      endTime: values.endTime,
      ...(values.locationId ? { locationId: values.locationId } : {}),
      ...(values.meetingPoint.trim() ? { meetingPoint: values.meetingPoint } : {}),
      positions: positions.map(({ functionId, amount }) => ({
        functionId,
        amountOfRows: amount,
        breakMinutes: values.breakMinutes,
      })),
    }))
    void add.give(
      { params: { path: { id: project } }, body: { crews } },
      { done: tn('projectPlan.crewsAdded', crews.length), then: onClose },
    )
  }
  return (
    <>
      <FormDialog
        form={form}
        title={t('projectPlan.addCrew')}
        submitLabel={places > 0 ? tn('projectPlan.addPlaces', places) : t('projectPlan.add')}
        busy={add.busy}
        onSubmit={send}
        onClose={onClose}
      >
        <div className={classes['fields']}>
          <TextField label={t('projectPlan.crewName')} {...text('name', 'NewProjectCrew.name')} />
          <DayField
            label={t('projectPlan.firstDay')}
            value={values.startDate}
            onChange={startDate => set({ startDate })}
            today={today}
            wrongLabel={t('projectPlan.dayMissing')}
            error={error('startDate')}
          />
          <HoursFields values={values} error={error} onChange={set} />
          <NumberStepper
            label={t('projectPlan.days')}
            value={values.days}
            onChange={days => set({ days })}
            min={1}
            max={counts['ProjectPlanChange.crews']}
            step={1}
            format={days => tn('projectPlan.daysCount', days)}
            lessLabel={t('projectPlan.fewerDays')}
            moreLabel={t('projectPlan.moreDays')}
          />
          <CrewPlaceField
            typed={values.place}
            locationId={values.locationId}
            onChange={(place, locationId) => set({ place, locationId })}
            onAdd={setAdding}
            error={error('place')}
          />
          <TextField label={t('projectPlan.meetingPoint')} hint={t('projectPlan.optional')} {...text('meetingPoint')} />
        </div>
        <fieldset className={classes['newRows']}>
          <legend>{t('projectPlan.positionsHead')}</legend>
          {values.positions.map((row, at) => (
            // Rows are told apart by where they stand: they are empty when they are added.
            <div key={at} className={classes['newRow']}>
              <WhomFields
                {...row}
                functions={functions}
                error={row.functionId === '' ? error('positions') : undefined}
                onChange={change => setRow(at, change)}
              />
              <IconButton
                label={t('projectPlan.removeRow')}
                icon={<IconX aria-hidden="true" />}
                onClick={() => set({ positions: values.positions.filter((_, index) => index !== at) })}
              />
            </div>
          ))}
          <Button
            variant="quiet"
            icon={<IconPlus aria-hidden="true" />}
            onClick={() => set({ positions: [...values.positions, { functionId: '', amount: 1 }] })}
          >
            {t('projectPlan.addPosition')}
          </Button>
        </fieldset>
      </FormDialog>
      {adding === null ? null : (
        <Suspense>
          <AddLocationDialog
            name={adding}
            onClose={() => setAdding(null)}
            onAdded={({ id, name }) => set({ place: name, locationId: id })}
          />
        </Suspense>
      )}
    </>
  )
}

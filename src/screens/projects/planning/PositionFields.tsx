import { fields } from '../../../client/fields.gen.ts'
import { useWords } from '../../../i18n/words.ts'
import { NumberStepper } from '../../../ui/NumberStepper/NumberStepper.tsx'
import { TimeField } from '../../../ui/TimeField/TimeField.tsx'
import { Select } from '../../../ui/lazy-forms.tsx'
import { mostPlaces } from './PlacesCell.tsx'
import type { Choice } from './plan.types.ts'

interface Whom {
  functionId: string
  amount: number
}
interface WhomFieldsProps extends Whom {
  functions: readonly Choice[]
  error: string | undefined
  onChange: (change: Partial<Whom>) => void
}

/** Which function a new position is of, and how many people it wants. */
export function WhomFields({ functionId, amount, functions, error, onChange }: WhomFieldsProps) {
  const { t } = useWords()
  return (
    <>
      <Select
        label={t('projectPlan.function')}
        value={functionId}
        onChange={to => onChange({ functionId: to })}
        options={functions}
        placeholder={t('projectPlan.chooseFunction')}
        error={error}
      />
      <NumberStepper
        label={t('projectPlan.places')}
        value={amount}
        onChange={to => onChange({ amount: to })}
        min={1}
        max={mostPlaces}
        step={1}
        format={String}
        lessLabel={t('projectPlan.fewerEach')}
        moreLabel={t('projectPlan.moreEach')}
      />
    </>
  )
}

interface Hours {
  startTime: string
  endTime: string
  breakMinutes: number
}
interface HoursFieldsProps {
  values: Hours
  error: (field: 'startTime' | 'endTime') => string | undefined
  onChange: (change: Partial<Hours>) => void
}

interface TimesFieldsProps {
  values: Pick<Hours, 'startTime' | 'endTime'>
  error: HoursFieldsProps['error']
  onChange: (change: Partial<Pick<Hours, 'startTime' | 'endTime'>>) => void
}

/** From when to when a new shift works, and its break. */
export function HoursFields({ values, error, onChange }: HoursFieldsProps) {
  const { t } = useWords()
  return (
    <>
      <TimesFields values={values} error={error} onChange={onChange} />
      <NumberStepper
        label={t('projectPlan.break')}
        value={values.breakMinutes}
        onChange={breakMinutes => onChange({ breakMinutes })}
        min={0}
        max={fields['NewProjectCrew.positions.breakMinutes'].maximum}
        step={15}
        format={minutes => t('projectPlan.minutes', { minutes })}
        lessLabel={t('projectPlan.shorterBreak')}
        moreLabel={t('projectPlan.longerBreak')}
      />
    </>
  )
}

/** From when to when. */
export function TimesFields({ values, error, onChange }: TimesFieldsProps) {
  const { t } = useWords()
  return (['start', 'end'] as const).map(which => (
    <TimeField
      key={which}
      label={t(`projectPlan.${which}`)}
      value={values[`${which}Time`]}
      onChange={time => onChange({ [`${which}Time`]: time })}
      wrongLabel={t('projectPlan.timeMissing')}
      error={error(`${which}Time`)}
    />
  ))
}

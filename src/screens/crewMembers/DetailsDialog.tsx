import { useWords } from '../../i18n/words.ts'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { CountryField } from '../shared/form/CountryField.tsx'
import { DayField } from '../shared/form/DayField.tsx'
import { FormDialog } from '../shared/form/FormDialog.tsx'
import { fits, useForm } from '../shared/form/useForm.ts'
import { ZoneField } from '../shared/form/ZoneField.tsx'
import type { Details } from '../shared/personDetails/DetailRows.tsx'
import { useCommand } from '../shared/useCommand.ts'

interface DetailsDialogProps {
  details: Details
  name: string
  onClose: () => void
}

const [first, last] = ['1900-01-01', '2020-12-31']
const entered = ['street', 'zipcode', 'city', 'country', 'birthday', 'phone', 'timeZone'] as const

/** The office enters where somebody lives and when they were born; what was not touched is not sent. */
export function DetailsDialog({ details, name, onClose }: DetailsDialogProps) {
  const { t } = useWords()
  const change = useCommand('patch', '/api/v1/persons/{id}/details', {
    inForm: true,
    touches: ['persons', 'crewMember'],
  })
  const before = Object.fromEntries(entered.map(field => [field, details[field] ?? ''])) as Record<
    (typeof entered)[number],
    string
  >
  const form = useForm(
    before,
    ({ phone }) => ({ phone: !fits('PersonDetailsChange.phone', phone) && t('personDetails.phoneWrong') }),
    change.failure,
  )
  const { values, text, error } = form
  const send = () => {
    const changed = entered.filter(field => values[field] !== before[field])
    const body = Object.fromEntries(changed.map(field => [field, values[field].trim() || null]))
    void change.give(
      { params: { path: { id: details.personId } }, body },
      { done: t('personDetails.saved'), then: onClose },
    )
  }
  return (
    <FormDialog
      form={form}
      busy={change.busy}
      title={t('personDetails.changeTitle', { name })}
      submitLabel={t('personDetails.save')}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField label={t('personDetails.street')} {...text('street', 'PersonDetailsChange.street')} />
      <TextField label={t('personDetails.zipcode')} {...text('zipcode', 'PersonDetailsChange.zipcode')} />
      <TextField label={t('personDetails.city')} {...text('city', 'PersonDetailsChange.city')} />
      <CountryField
        label={t('personDetails.country')}
        noneLabel={t('personDetails.countryNone')}
        value={values.country}
        onChange={country => form.set({ country })}
      />
      <DayField
        label={t('personDetails.birthday')}
        hint={t('personDetails.birthdayHint', { name })}
        wrongLabel={t('personDetails.birthdayWrong')}
        {...{ min: first, max: last }}
        value={values.birthday}
        onChange={birthday => form.set({ birthday })}
        error={error('birthday')}
      />
      <TextField label={t('personDetails.phone')} inputMode="tel" {...text('phone', 'PersonDetailsChange.phone')} />
      <ZoneField
        label={t('personDetails.timeZone')}
        value={values.timeZone}
        onChange={timeZone => form.set({ timeZone })}
      />
    </FormDialog>
  )
}

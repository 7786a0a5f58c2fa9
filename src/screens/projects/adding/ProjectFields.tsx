import { reach } from '../../../../domain/project-days.ts'
import { useWords } from '../../../i18n/words.ts'
import { Autocomplete, DateRangeField, Select } from '../../../ui/lazy-forms.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { useDateWords } from '../../shared/form/useDateWords.ts'
import type { useForm } from '../../shared/form/useForm.ts'
import { geoOf, placeNamed } from '../../shared/place/geo.ts'
import { PlaceFields } from '../../shared/place/PlaceFields.tsx'
import type { Place } from '../../shared/place/place.types.ts'
import { viewerZone } from '../../shared/words/shift-words.ts'
import type { Choosable, Entered } from './adding.types.ts'
import classes from './adding.module.css'

interface ProjectFieldsProps {
  form: ReturnType<typeof useForm<Entered>>
  choosable: Choosable
  today: string
  /** Its days are chosen beside the shifts that move with them. */
  copied: boolean
  /** What has to be known of its days, and of its place. */
  notes?: { days?: string | undefined; place?: string | undefined }
}

/** What every project says of itself. */
export function ProjectFields({ form, choosable, today, copied, notes = {} }: ProjectFieldsProps) {
  const words = useWords()
  const { t } = words
  const dates = useDateWords(today)
  const { values, set, error, text } = form
  const { companies, contacts, locations, managers, types, branches, caterings, rateCards } = choosable
  const setPlace = (change: Partial<Place>) => values.place && set({ place: { ...values.place, ...change } })
  const typed = values.location.trim()
  return (
    <div className={classes['fields']}>
      <TextField label={t('projectCreate.name')} {...text('name', 'NewProject.name')} />
      <TextField
        label={t('projectCreate.reference')}
        hint={t('projectCreate.optional')}
        {...text('reference', 'NewProject.reference')}
      />
      <Autocomplete
        label={t('projectCreate.company')}
        value={values.company}
        onChange={company => set({ company, companyId: '', contactId: '', rateCardId: '' })}
        options={companies}
        onChoose={companyId =>
          set({
            companyId,
            contactId: '',
            rateCardId: '',
            company: companies.find(({ value }) => value === companyId)?.label ?? '',
          })
        }
        note={companies.length === 0 ? t('projectCreate.noCompany') : undefined}
        error={error('company')}
      />
      <Select
        label={t('projectCreate.contact')}
        hint={t('projectCreate.optional')}
        value={values.contactId}
        onChange={contactId => set({ contactId })}
        options={[{ value: '', label: t('projectCreate.noContact') }, ...contacts]}
        disabled={values.companyId === ''}
      />
      {copied ? null : (
        <div className={classes['whole']}>
          <DateRangeField
            label={t('projectCreate.days')}
            fromLabel={t('projectCreate.firstDay')}
            toLabel={t('projectCreate.lastDay')}
            between="–"
            wrongLabel={t('projectCreate.daysWrong')}
            value={{ from: values.beginDate, to: values.endDate }}
            onChange={({ from, to }) =>
              set({ beginDate: from, endDate: to === '' && values.endDate === '' ? from : to })
            }
            {...dates}
            {...reach}
            hint={notes.days}
            error={error('beginDate')}
          />
        </div>
      )}
      <TextField
        label={t('projectCreate.clientMark')}
        hint={t('projectCreate.optional')}
        {...text('clientMark', 'NewProject.clientMark')}
      />
      {(
        [
          ['managerId', managers],
          ['typeId', types],
          ['branchId', branches],
          ['cateringId', caterings],
        ] as const
      ).map(([name, options]) => (
        <Select
          key={name}
          label={t(`projectCreate.${name}`)}
          hint={t('projectCreate.optional')}
          value={values[name]}
          onChange={chosen => set({ [name]: chosen })}
          options={[{ value: '', label: t('projectCreate.none') }, ...options]}
        />
      ))}
      {rateCards ? (
        <Select
          label={t('projectCreate.rateCardId')}
          hint={t('projectCreate.optional')}
          value={values.rateCardId}
          onChange={rateCardId => set({ rateCardId })}
          options={[{ value: '', label: t('projectCreate.noRateCard') }, ...rateCards]}
        />
      ) : null}
      <div className={classes['whole']}>
        <Autocomplete
          label={t('projectCreate.location')}
          hint={notes.place}
          value={values.location}
          onChange={location => set({ location, locationId: '', timeZone: '', place: null })}
          options={locations}
          onChoose={locationId => {
            const { label = '', timeZone = '' } = locations.find(({ value }) => value === locationId) ?? {}
            set({ locationId, timeZone, place: null, location: label })
          }}
          add={
            typed === '' || values.place
              ? undefined
              : {
                  label: t('projectCreate.addPlace', { name: typed }),
                  meta: t('projectCreate.withProject'),
                  onAdd: () => set({ locationId: '', place: placeNamed(typed, viewerZone()) }),
                }
          }
          error={values.place ? undefined : error('location')}
        />
      </div>
      {values.place ? (
        <PlaceFields
          place={values.place}
          onChange={setPlace}
          cityError={values.place.city.trim() === '' ? error('location') : undefined}
          coordinatesError={geoOf(values.place) === undefined ? error('location') : undefined}
        />
      ) : null}
    </div>
  )
}

import { fields as limits } from '../../../client/fields.gen.ts'
import { useWords } from '../../../i18n/words.ts'
import { RangePlot } from '../../../ui/RangePlot/RangePlot.tsx'
import { cx } from '../../../ui/cx.ts'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { ZoneField } from '../form/ZoneField.tsx'
import { metresWords } from '../words/metres-words.ts'
import { geoOf } from './geo.ts'
import type { Place } from './place.types.ts'
import classes from './place.module.css'

interface PlaceFieldsProps {
  /** Nothing else is entered beside it. */
  alone?: boolean
  place: Place
  onChange: (change: Partial<Place>) => void
  nameError?: string | undefined
  cityError?: string | undefined
  coordinatesError?: string | undefined
}

/** A place that is not known yet: what it is called, where it is, and from where people check in. */
export function PlaceFields({ alone = false, place, onChange, coordinatesError, ...errors }: PlaceFieldsProps) {
  const words = useWords()
  const { t } = words
  const geo = geoOf(place)
  const metres = (count: number) => metresWords(words, count)
  const errorOf: Partial<Record<keyof Place, string | undefined>> = { name: errors.nameError, city: errors.cityError }
  const fields = (
    <>
      {(['name', 'street', 'zipcode', 'city', 'country'] as const).map(name => (
        <TextField
          key={name}
          name={name}
          label={t(`projectCreate.place.${name}`)}
          value={place[name]}
          onChange={value => onChange({ [name]: value })}
          error={errorOf[name]}
          maxLength={limits[`NewProject.location.${name}`].maxLength}
        />
      ))}
      <ZoneField
        label={t('projectCreate.place.timeZone')}
        value={place.timeZone}
        onChange={timeZone => onChange({ timeZone })}
      />
      <TextField
        label={t('projectCreate.place.coordinates')}
        hint={t('projectCreate.coordinatesHint')}
        value={place.coordinates}
        onChange={coordinates => onChange({ coordinates })}
        error={coordinatesError}
      />
      <TextField
        label={t('projectCreate.place.radius')}
        value={place.radius}
        onChange={radius => onChange({ radius })}
        inputMode="numeric"
        disabled={place.coordinates.trim() === ''}
      />
      {geo ? (
        <div className={classes['plot']}>
          <RangePlot
            venue={geo}
            radius={geo.radius}
            label={t('projectCreate.plot', { place: place.name, radius: metres(geo.radius) })}
            words={{ north: t('projectCreate.north'), metres }}
          />
        </div>
      ) : null}
    </>
  )
  return alone ? (
    <div className={classes['fields']}>{fields}</div>
  ) : (
    <fieldset className={cx(classes['fields'], classes['place'])}>
      <legend>{t('projectCreate.newPlace')}</legend>
      {fields}
    </fieldset>
  )
}

import { useDeferredValue, useState } from 'react'
import { $api } from '../../../client/query.ts'
import { useWords } from '../../../i18n/words.ts'
import { Autocomplete } from '../../../ui/lazy-forms.tsx'

interface CrewPlaceFieldProps {
  /** What is in the field, and the place that is chosen by it; empty: none. */
  typed: string
  locationId: string
  onChange: (typed: string, locationId: string) => void
  /** A place that is called so is not known yet. */
  onAdd: (name: string) => void
  error?: string | undefined
}

/** Places offered under the field. */
const few = 8

/** Where a crew works, if not where its project is. */
export function CrewPlaceField({ typed, locationId, onChange, onAdd, error }: CrewPlaceFieldProps) {
  const { t } = useWords()
  const [touched, setTouched] = useState(false)
  const q = useDeferredValue(locationId === '' ? typed.trim() : '')
  const found = $api.useQuery(
    'get',
    '/api/v1/locations',
    { params: { query: { limit: few, page: 1, ...(q ? { q } : {}) } } },
    { enabled: touched && q !== '' },
  )
  const places = q === '' ? [] : (found.data?.items ?? [])
  const name = typed.trim()
  return (
    <Autocomplete
      label={t('projectPlan.place')}
      hint={t('projectPlan.placeHint')}
      value={typed}
      onChange={text => {
        setTouched(true)
        onChange(text, '')
      }}
      options={places.map(({ id, name: label, street, city }) => ({
        value: id,
        label,
        detail: [street, city].filter(Boolean).join(', '),
      }))}
      onChoose={id => onChange(places.find(one => one.id === id)?.name ?? '', id)}
      add={
        name === '' || locationId !== ''
          ? undefined
          : { label: t('projectPlan.addPlace', { name }), onAdd: () => onAdd(name) }
      }
      error={error}
    />
  )
}

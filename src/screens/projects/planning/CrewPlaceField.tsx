import { useWords } from '../../../i18n/words.ts'
import { Autocomplete } from '../../../ui/lazy-forms.tsx'
import { usePlaces } from '../../shared/place/usePlaces.ts'

interface CrewPlaceFieldProps {
  /** What is in the field, and the place that is chosen by it; empty: none. */
  typed: string
  locationId: string
  onChange: (typed: string, locationId: string) => void
  /** A place that is called so is not known yet. */
  onAdd: (name: string) => void
  error?: string | undefined
}

/** Where a crew works, if not where its project is. */
export function CrewPlaceField({ typed, locationId, onChange, onAdd, error }: CrewPlaceFieldProps) {
  const { t } = useWords()
  const places = usePlaces(typed, locationId)
  const name = typed.trim()
  return (
    <Autocomplete
      label={t('projectPlan.place')}
      hint={t('projectPlan.placeHint')}
      value={typed}
      onChange={text => onChange(text, '')}
      options={places}
      onChoose={id => onChange(places.find(({ value }) => value === id)?.label ?? '', id)}
      add={
        name === '' || locationId !== ''
          ? undefined
          : { label: t('projectPlan.addPlace', { name }), onAdd: () => onAdd(name) }
      }
      error={error}
    />
  )
}

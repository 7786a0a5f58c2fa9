import type { components } from '../../../client/schema.d.ts'
import type { Group } from '../../../i18n/translate.ts'
import { useWords } from '../../../i18n/words.ts'
import { FormDialog } from '../form/FormDialog.tsx'
import { isShort, useForm } from '../form/useForm.ts'
import { LateWords } from '../loading/LateWords.tsx'
import { useCommand } from '../useCommand.ts'
import { viewerZone } from '../words/shift-words.ts'
import { geoOf, newPlace, placeNamed } from './geo.ts'
import { PlaceFields } from './PlaceFields.tsx'

type Location = components['schemas']['Location']

interface AddLocationDialogProps {
  /** As it was typed so far. */
  name: string
  onClose: () => void
  onAdded: (location: Location) => void
}

const groups: readonly Group[] = ['app', 'shell', 'projectCreate']

/** A place is added where it is needed, with words that come with it. */
export const AddLocationDialog = (props: AddLocationDialogProps) => (
  <LateWords groups={groups} onClose={props.onClose}>
    <Adding {...props} />
  </LateWords>
)

function Adding({ name, onClose, onAdded }: AddLocationDialogProps) {
  const { t } = useWords()
  const add = useCommand('post', '/api/v1/locations', { inForm: true })
  const form = useForm(
    placeNamed(name, viewerZone()),
    place => ({
      name: isShort('NewLocation.name', place.name) && t('projectCreate.placeMissing'),
      city: isShort('NewLocation.city', place.city) && t('projectCreate.placeMissing'),
      coordinates: geoOf(place) === undefined && t('projectCreate.coordinatesWrong'),
    }),
    add.failure,
  )
  const save = () =>
    void add.give(
      { body: newPlace(form.values) },
      {
        done: t('projectCreate.placeAdded'),
        then: location => {
          onAdded(location)
          onClose()
        },
      },
    )
  return (
    <FormDialog
      form={form}
      title={t('projectCreate.newPlace')}
      submitLabel={t('projectCreate.savePlace')}
      busy={add.busy}
      onSubmit={save}
      onClose={onClose}
    >
      <PlaceFields
        alone
        place={form.values}
        onChange={form.set}
        nameError={form.error('name')}
        cityError={form.error('city')}
        coordinatesError={form.error('coordinates')}
      />
    </FormDialog>
  )
}

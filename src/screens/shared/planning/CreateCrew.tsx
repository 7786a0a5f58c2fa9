import { counts } from '../form/counts.gen.ts'
import { $api } from '../../../client/query.ts'
import { wholeList } from '../../../client/whole-list.ts'
import { useWords } from '../../../i18n/words.ts'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { MultiSelect, Select } from '../../../ui/lazy-forms.tsx'
import { FormDialog } from '../form/FormDialog.tsx'
import { isShort, useForm } from '../form/useForm.ts'
import { functionWords } from '../words/shift-words.ts'
import { useCommand } from '../useCommand.ts'

interface CreateCrewProps {
  onClose: () => void
  /** Its id. */
  onMade: (crew: string) => void
}

/** A crew: what it is called, and which positions it fills. */
export function CreateCrew({ onClose, onMade }: CreateCrewProps) {
  const words = useWords()
  const { t } = words
  const add = useCommand('post', '/api/v1/pCrews', { inForm: true, touches: ['plannerCrews', 'pCrews'] })
  const whole = { params: { query: wholeList } }
  const companies = $api.useQuery('get', '/api/v1/companies', whole).data?.items ?? []
  const functions = $api.useQuery('get', '/api/v1/functions', whole).data?.items ?? []
  const form = useForm(
    { name: '', companyId: '', functionIds: [] as string[], city: '' },
    ({ name }) => ({ name: isShort('NewPCrew.name', name) && t('plannerCrew.nameMissing') }),
    add.failure,
  )
  const { values } = form
  const fillsNothing = values.companyId === '' && values.functionIds.length === 0 && values.city.trim() === ''
  const send = () => {
    const body = {
      name: values.name,
      functionIds: values.functionIds,
      ...(values.companyId ? { companyId: values.companyId } : {}),
      ...(values.city ? { city: values.city } : {}),
    }
    void add.give(
      { body },
      {
        done: t('plannerCrew.created'),
        then: ({ id }) => {
          onMade(id)
          onClose()
        },
      },
    )
  }
  return (
    <FormDialog
      form={form}
      title={t('plannerCrew.create')}
      submitLabel={t('plannerCrew.create')}
      onSubmit={send}
      onClose={onClose}
      busy={add.busy}
      note={fillsNothing ? t('plannerCrew.fillsNothing') : undefined}
    >
      <TextField label={t('plannerCrew.name')} {...form.text('name', 'NewPCrew.name')} />
      <Select
        label={t('plannerCrew.client')}
        value={values.companyId}
        onChange={companyId => form.set({ companyId })}
        options={[
          { value: '', label: t('plannerCrew.anyClient') },
          ...companies.filter(({ own }) => !own).map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <MultiSelect
        label={t('plannerCrew.functions')}
        values={values.functionIds}
        onChange={functionIds => form.set({ functionIds: functionIds.slice(0, counts['NewPCrew.functionIds']) })}
        options={functions.map(one => ({ value: one.id, label: functionWords(words, one).replaceAll('\u00AD', '') }))}
        placeholder={fillsNothing ? undefined : t('plannerCrew.anyFunction')}
        removeLabel={name => t('plannerCrew.without', { name })}
        noneLabel={t('plannerCrew.noFunction')}
      />
      <TextField label={t('plannerCrew.city')} {...form.text('city', 'NewPCrew.city')} />
    </FormDialog>
  )
}

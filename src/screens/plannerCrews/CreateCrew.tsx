import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import { useWords } from '../../i18n/words.ts'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { Select } from '../../ui/lazy-forms.tsx'
import { FormDialog } from '../shared/form/FormDialog.tsx'
import { isShort, useForm } from '../shared/form/useForm.ts'
import { functionWords } from '../shared/shift-words.ts'
import { useCommand } from '../shared/useCommand.ts'

/** A crew: what it is called, and which positions it fills. */
export function CreateCrew({ onClose }: { onClose: () => void }) {
  const words = useWords()
  const { t } = words
  const add = useCommand('post', '/api/v1/pCrews', { inForm: true, touches: ['plannerCrews', 'pCrews'] })
  const whole = { params: { query: wholeList } }
  const companies = $api.useQuery('get', '/api/v1/companies', whole).data?.items ?? []
  const functions = $api.useQuery('get', '/api/v1/functions', whole).data?.items ?? []
  const form = useForm(
    { name: '', companyId: '', functionId: '', city: '' },
    ({ name }) => ({ name: isShort('NewPCrew.name', name) && t('plannerCrew.nameMissing') }),
    add.failure,
  )
  const { values } = form
  const send = () => {
    const body = {
      name: values.name,
      functionIds: values.functionId ? [values.functionId] : [],
      ...(values.companyId ? { companyId: values.companyId } : {}),
      ...(values.city ? { city: values.city } : {}),
    }
    void add.give({ body }, { done: t('plannerCrew.created'), then: onClose })
  }
  return (
    <FormDialog
      form={form}
      title={t('plannerCrew.create')}
      submitLabel={t('plannerCrew.create')}
      onSubmit={send}
      onClose={onClose}
      busy={add.busy}
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
      <Select
        label={t('plannerCrew.function')}
        value={values.functionId}
        onChange={functionId => form.set({ functionId })}
        options={[
          { value: '', label: t('plannerCrew.anyFunction') },
          ...functions.map(one => ({ value: one.id, label: functionWords(words, one).replaceAll('\u00AD', '') })),
        ]}
      />
      <TextField label={t('plannerCrew.city')} {...form.text('city', 'NewPCrew.city')} />
    </FormDialog>
  )
}

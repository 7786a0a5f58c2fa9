import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import { useWords } from '../../i18n/words.ts'
import { Segments } from '../../ui/Segments/Segments.tsx'
import { TextArea } from '../../ui/TextArea/TextArea.tsx'
import { Select } from '../../ui/lazy-forms.tsx'
import { DayField } from '../shared/form/DayField.tsx'
import { FormDialog } from '../shared/form/FormDialog.tsx'
import { isShort, useForm } from '../shared/form/useForm.ts'
import { useCommand } from '../shared/useCommand.ts'

const kinds = ['favourite', 'blocked'] as const

/** Who wants somebody again, or does not, why and until when. */
export function PreferenceDialog({ personId, onClose }: { personId: string; onClose: () => void }) {
  const { t } = useWords()
  const add = useCommand('post', '/api/v1/crewMember/{id}/crewPreferences', { inForm: true })
  const companies = $api.useQuery('get', '/api/v1/companies', { params: { query: wholeList } }).data?.items ?? []
  const form = useForm(
    { kind: 'favourite', companyId: '', reason: '', endDate: '' },
    ({ reason }) => ({ reason: isShort('NewCrewPreference.reason', reason) && t('crewMembers.reasonMissing') }),
    add.failure,
  )
  const { values, error } = form
  const send = () => {
    const body = {
      kind: kinds.find(one => one === values.kind) ?? 'favourite',
      reason: values.reason,
      companyId: values.companyId || null,
      endDate: values.endDate || null,
    }
    void add.give({ params: { path: { id: personId } }, body }, { done: t('crewMembers.saved'), then: onClose })
  }
  return (
    <FormDialog
      form={form}
      title={t('crewMembers.addWish')}
      submitLabel={t('crewMembers.save')}
      onSubmit={send}
      onClose={onClose}
      busy={add.busy}
    >
      <Segments
        label={t('crewMembers.kindLabel')}
        value={values.kind}
        onChange={kind => form.set({ kind })}
        items={kinds.map(value => ({ value, label: t(`crewMembers.kind.${value}`) }))}
      />
      <Select
        label={t('crewMembers.whose')}
        value={values.companyId}
        onChange={companyId => form.set({ companyId })}
        options={[
          { value: '', label: t('crewMembers.ourselves') },
          ...companies.filter(({ own }) => !own).map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <TextArea label={t('crewMembers.reason')} {...form.text('reason', 'NewCrewPreference.reason')} />
      <DayField
        label={t('crewMembers.holdsUntil')}
        hint={t('crewMembers.holdsOpen')}
        value={values.endDate}
        onChange={endDate => form.set({ endDate })}
        error={error('endDate')}
      />
    </FormDialog>
  )
}

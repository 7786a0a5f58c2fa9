import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import { useWords } from '../../i18n/words.ts'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { Select } from '../../ui/lazy-forms.tsx'
import { DayField } from '../shared/form/DayField.tsx'
import { FormDialog } from '../shared/form/FormDialog.tsx'
import { useForm } from '../shared/form/useForm.ts'
import { functionWords } from '../shared/words/shift-words.ts'
import { useCommand } from '../shared/useCommand.ts'
import type { MemberFunction } from './member.types.ts'

interface FunctionDialogProps {
  personId: string
  /** The one that is given a new proof; null: one more. */
  of: MemberFunction | null
  /** What they can do already. */
  known: readonly MemberFunction[]
  onClose: () => void
}

/** What somebody can do, by which paper, and until when. */
export function FunctionDialog({ personId, of, known, onClose }: FunctionDialogProps) {
  const words = useWords()
  const { t } = words
  const set = useCommand('post', '/api/v1/crewMember/{id}/crewFunctions', { inForm: true })
  const all = $api.useQuery('get', '/api/v1/functions', { params: { query: wholeList } }).data?.items ?? []
  const form = useForm(
    { functionId: of?.function.id ?? '', proof: of?.proof ?? '', validUntil: of?.validUntil ?? '' },
    ({ functionId }) => ({ functionId: functionId === '' && t('crewMembers.functionMissing') }),
    set.failure,
  )
  const { values, error } = form
  const send = () => {
    const body = { functionId: values.functionId, proof: values.proof, validUntil: values.validUntil || null }
    void set.give({ params: { path: { id: personId } }, body }, { done: t('crewMembers.saved'), then: onClose })
  }
  return (
    <FormDialog
      form={form}
      title={
        of
          ? t('crewMembers.changeFunction', { function: functionWords(words, of.function) })
          : t('crewMembers.addFunction')
      }
      submitLabel={t('crewMembers.save')}
      onSubmit={send}
      onClose={onClose}
      busy={set.busy}
    >
      {of ? null : (
        <Select
          label={t('crewMembers.function')}
          value={values.functionId}
          onChange={functionId => form.set({ functionId })}
          options={all
            .filter(({ id }) => !known.some(one => one.function.id === id))
            .map(one => ({ value: one.id, label: functionWords(words, one) }))}
          error={error('functionId')}
        />
      )}
      <TextField
        label={t('crewMembers.proof')}
        hint={t('crewMembers.optional')}
        {...form.text('proof', 'NewCrewFunction.proof')}
      />
      <DayField
        label={t('crewMembers.validUntil')}
        hint={t('crewMembers.validOpen')}
        value={values.validUntil}
        onChange={validUntil => form.set({ validUntil })}
        error={error('validUntil')}
      />
    </FormDialog>
  )
}

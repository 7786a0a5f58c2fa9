import type { components } from '../../../client/schema.d.ts'
import { $api } from '../../../client/query.ts'
import { useWords } from '../../../i18n/words.ts'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { FormDialog } from '../form/FormDialog.tsx'
import { useForm } from '../form/useForm.ts'
import { useCommand } from '../useCommand.ts'
import { enteredAccount, saidAccount, wrongAccount } from './account.ts'

type BankAccount = components['schemas']['BankAccount']
interface PersonAccountDialogProps {
  person: { id: string; name: string }
  onClose: () => void
}

/** The office enters where somebody's money goes. */
export function PersonAccountDialog({ person, onClose }: PersonAccountDialogProps) {
  const { data } = $api.useQuery('get', '/api/v1/persons/{id}/bankAccount', { params: { path: { id: person.id } } })
  return data ? <Entering account={data} person={person} onClose={onClose} /> : null
}

function Entering({ account, person, onClose }: PersonAccountDialogProps & { account: BankAccount }) {
  const words = useWords()
  const { t } = words
  const change = useCommand('patch', '/api/v1/persons/{id}/bankAccount', {
    inForm: true,
    touches: ['bankAccount', 'payrollMonths'],
  })
  const form = useForm(
    { holder: account.holder ?? '', ...enteredAccount(account) },
    values => wrongAccount(words, values),
    change.failure,
  )
  const { values } = form
  return (
    <FormDialog
      form={form}
      busy={change.busy}
      title={t('accounting.personTitle', { person: person.name })}
      submitLabel={t('accounting.save')}
      onSubmit={() =>
        void change.give(
          {
            params: { path: { id: person.id } },
            body: { holder: values.holder.trim() || null, ...saidAccount(values) },
          },
          { done: t('accounting.saved'), then: onClose },
        )
      }
      onClose={onClose}
    >
      <p>{t('accounting.personText', { person: person.name })}</p>
      <TextField label={t('accounting.iban')} {...form.text('iban')} />
      <TextField label={t('accounting.bic')} hint={t('accounting.bicHint')} {...form.text('bic')} />
      <TextField
        label={t('accounting.holder')}
        hint={t('accounting.holderHint', { person: person.name })}
        {...form.text('holder', 'BankAccountChange.holder')}
      />
    </FormDialog>
  )
}

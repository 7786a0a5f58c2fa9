import { isEmailAddress } from '../../../../domain/email-address.ts'
import type { components } from '../../../client/schema.d.ts'
import { $api } from '../../../client/query.ts'
import { useWords } from '../../../i18n/words.ts'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { CountryField } from '../form/CountryField.tsx'
import { FormDialog } from '../form/FormDialog.tsx'
import { useForm } from '../form/useForm.ts'
import { useCommand } from '../useCommand.ts'
import { enteredAccount, saidAccount, wrongAccount } from './account.ts'

type Accounting = components['schemas']['CompanyAccounting']
interface CompanyDialogProps {
  companyId: string
  onClose: () => void
}

/** The office enters what accounting has to know of a company. */
export function CompanyDialog({ companyId, onClose }: CompanyDialogProps) {
  const { data } = $api.useQuery('get', '/api/v1/companies/{id}/accounting', { params: { path: { id: companyId } } })
  return data ? <Entering company={data} companyId={companyId} onClose={onClose} /> : null
}

const nullable = [
  ...['street', 'zipcode', 'vatId', 'taxNumber', 'contactName', 'contactPhone', 'contactEmail', 'buyerReference'],
] as readonly (
  'street' | 'zipcode' | 'vatId' | 'taxNumber' | 'contactName' | 'contactPhone' | 'contactEmail' | 'buyerReference'
)[]

function Entering({ company, companyId, onClose }: CompanyDialogProps & { company: Accounting }) {
  const words = useWords()
  const { t } = words
  const change = useCommand('patch', '/api/v1/companies/{id}/accounting', {
    inForm: true,
    touches: ['companies', 'payrollMonths', 'invoices'],
  })
  const texts = Object.fromEntries(nullable.map(name => [name, company[name] ?? ''])) as Record<
    (typeof nullable)[number],
    string
  >
  const form = useForm(
    {
      city: company.city,
      country: company.country,
      debtorAccount: String(company.debtorAccount ?? ''),
      ...texts,
      ...enteredAccount(company),
    },
    ({ city, vatId, contactEmail, debtorAccount, ...values }) => ({
      ...wrongAccount(words, values),
      city: city.trim() === '' && t('accounting.cityMissing'),
      vatId: vatId.trim() !== '' && !/^[A-Za-z]{2}[\w+*\s.-]{2,18}$/.test(vatId.trim()) && t('accounting.vatIdWrong'),
      contactEmail: contactEmail.trim() !== '' && !isEmailAddress(contactEmail) && t('accounting.emailWrong'),
      debtorAccount: !/^(?:[1-6]\d{4,8})?$/.test(debtorAccount.trim()) && t('accounting.debtorAccountWrong'),
    }),
    change.failure,
  )
  const { values, text } = form
  const send = () => {
    const said = Object.fromEntries(nullable.map(name => [name, values[name].trim() || null])) as Record<
      (typeof nullable)[number],
      string | null
    >
    const { city, country } = values
    const debtorAccount = values.debtorAccount.trim() === '' ? null : Number(values.debtorAccount)
    const body = { ...said, city, country, debtorAccount, ...saidAccount(values) }
    void change.give({ params: { path: { id: companyId } }, body }, { done: t('accounting.saved'), then: onClose })
  }
  return (
    <FormDialog
      form={form}
      busy={change.busy}
      title={t('accounting.companyTitle', { company: company.name })}
      submitLabel={t('accounting.save')}
      onSubmit={send}
      onClose={onClose}
    >
      {company.own ? (
        <>
          <TextField label={t('accounting.iban')} {...text('iban')} />
          <TextField label={t('accounting.bic')} hint={t('accounting.bicHint')} {...text('bic')} />
        </>
      ) : (
        <>
          <TextField
            label={t('accounting.buyerReference')}
            hint={t('accounting.buyerReferenceHint')}
            {...text('buyerReference', 'CompanyAccountingChange.buyerReference')}
          />
          <TextField
            label={t('accounting.debtorAccount')}
            hint={t('accounting.debtorAccountHint')}
            inputMode="numeric"
            {...text('debtorAccount')}
          />
        </>
      )}
      <TextField label={t('accounting.street')} {...text('street', 'CompanyAccountingChange.street')} />
      <TextField label={t('accounting.zipcode')} {...text('zipcode', 'CompanyAccountingChange.zipcode')} />
      <TextField label={t('accounting.city')} {...text('city', 'CompanyAccountingChange.city')} />
      <CountryField
        label={t('accounting.country')}
        value={values.country}
        onChange={country => form.set({ country })}
      />
      <TextField label={t('accounting.vatId')} {...text('vatId')} />
      <TextField label={t('accounting.taxNumber')} {...text('taxNumber', 'CompanyAccountingChange.taxNumber')} />
      <TextField label={t('accounting.contactName')} {...text('contactName', 'CompanyAccountingChange.contactName')} />
      <TextField
        label={t('accounting.contactPhone')}
        type="tel"
        inputMode="tel"
        {...text('contactPhone', 'CompanyAccountingChange.contactPhone')}
      />
      <TextField
        label={t('accounting.contactEmail')}
        type="email"
        inputMode="email"
        {...text('contactEmail', 'CompanyAccountingChange.contactEmail')}
      />
    </FormDialog>
  )
}

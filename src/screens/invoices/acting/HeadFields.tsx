import { useWords } from '../../../i18n/words.ts'
import { Select } from '../../../ui/lazy-forms.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { DayField } from '../../shared/form/DayField.tsx'
import type { useForm } from '../../shared/form/useForm.ts'
import { type Head, draftTypes, taxCodes } from './invoice-head.ts'
import classes from './acting.module.css'

interface HeadFieldsProps {
  form: Pick<ReturnType<typeof useForm<Head>>, 'values' | 'set' | 'text' | 'error'>
  /** What it is called where no title is given. */
  named?: string | undefined
}

/** Type, marks, title and days of an invoice, and how it is taxed. */
export function HeadFields({ form: { values, set, text, error }, named }: HeadFieldsProps) {
  const { t } = useWords()
  const wrongLabel = t('invoiceActs.dayMissing')
  return (
    <>
      <div className={classes['fields']}>
        <Select
          label={t('invoice.facts.type')}
          value={values.type}
          onChange={to => set({ type: draftTypes.find(one => one === to) ?? 'invoice' })}
          options={draftTypes.map(value => ({ value, label: t(`invoices.types.${value}`) }))}
        />
        <TextField {...text('clientMark', 'NewInvoice.clientMark')} label={t('invoiceActs.clientMark')} />
      </div>
      <TextField {...text('reference', 'NewInvoice.reference')} label={t('invoice.facts.reference')} />
      <TextField
        {...text('title', 'NewInvoice.title')}
        label={t('invoiceActs.title')}
        hint={named ?? t('invoiceActs.titleHint')}
      />
      <div className={classes['fields']}>
        <DayField
          label={t('invoices.column.date')}
          value={values.date}
          onChange={date => set({ date })}
          error={error('date')}
          wrongLabel={wrongLabel}
        />
        <DayField
          label={t('invoices.column.due')}
          value={values.due}
          onChange={due => set({ due })}
          error={error('due')}
          wrongLabel={wrongLabel}
        />
      </div>
      <Select
        label={t('invoiceActs.taxCode')}
        value={values.taxCode}
        onChange={to => set({ taxCode: taxCodes.find(one => one === to) ?? 'standard' })}
        options={taxCodes.map(value => ({ value, label: t(`invoiceActs.taxes.${value}`) }))}
      />
    </>
  )
}

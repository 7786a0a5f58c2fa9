import { isDebtorAccount, isLedgerAccount } from '../../../../domain/bookkeeping/accounts.ts'
import { useWords } from '../../../i18n/words.ts'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { Select } from '../../../ui/lazy-forms.tsx'
import { FormDialog } from '../../shared/form/FormDialog.tsx'
import { useForm } from '../../shared/form/useForm.ts'
import { useCommand } from '../../shared/useCommand.ts'
import { dateWords } from '../../shared/words/shift-words.ts'
import { fieldWords } from './books-words.ts'
import { taxCodes } from '../acting/invoice-head.ts'
import type { Bookkeeping } from './books.types.ts'
import classes from './books.module.css'

/** Accounts of the two usual charts of accounts, SKR 03 and SKR 04, in four digits. */
const usual = {
  bank: [1200, 1800],
  standard: [8400, 4400],
  reduced: [8300, 4300],
  zero: [8120, 4120],
  reverseCharge: [8337, 4337],
  exempt: [8100, 4100],
} as const
const numbers = ['consultant', 'client', 'debtors', 'bank', ...taxCodes] as const
type Name = (typeof numbers)[number]
const months = Array.from({ length: 12 }, (_, at) => String(at + 1))
const lengths = ['4', '5', '6', '7', '8']

const entered = ({ sales, ...books }: Bookkeeping): Record<Name, string> => {
  const all: Record<Name, number | null> = { ...books, ...sales }
  return Object.fromEntries(numbers.map(name => [name, String(all[name] ?? '')])) as Record<Name, string>
}
/** Null: nothing; NaN: no number. */
const typed = (text: string): number | null =>
  text.trim() === '' ? null : /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN

interface AccountsFormProps {
  books: Bookkeeping
  onClose: () => void
}

/** Numbers by which DATEV knows the company, and an account for each way its sales are taxed. */
export function AccountsForm({ books, onClose }: AccountsFormProps) {
  const words = useWords()
  const { t } = words
  const change = useCommand('patch', '/api/v1/companies/{id}/bookkeeping', { inForm: true })
  const start = {
    yearBegins: String(books.yearBegins),
    accountDigits: String(books.accountDigits),
    ...entered(books),
  }
  const form = useForm(
    start,
    values => {
      const digits = Number(values.accountDigits)
      const between = (name: Name, least: number, most: number, fits: (number: number) => boolean) => {
        const number = typed(values[name])
        return number !== null && !fits(number) && t('bookkeeping.between', { least, most })
      }
      const ledger = (name: Name) => between(name, 1, 10 ** digits - 1, number => isLedgerAccount(number, digits))
      return {
        consultant: between('consultant', 1001, 9_999_999, number => number >= 1001 && number <= 9_999_999),
        client: between('client', 1, 99_999, number => number >= 1 && number <= 99_999),
        debtors: between('debtors', 10 ** digits, 7 * 10 ** digits - 1, number => isDebtorAccount(number, digits)),
        bank: ledger('bank'),
        ...Object.fromEntries(taxCodes.map(code => [code, ledger(code)])),
      }
    },
    change.failure,
  )
  const { values } = form
  const field = (name: Name, hint?: string) => (
    <TextField key={name} label={fieldWords(words, name)} hint={hint} inputMode="numeric" {...form.text(name)} />
  )
  const usually = (name: keyof typeof usual) => {
    const [first, second] = usual[name].map(account => String(account).padEnd(Number(values.accountDigits), '0'))
    return t('bookkeeping.usual', { first: first ?? '', second: second ?? '' })
  }
  const send = () => {
    const said = (name: Name) => typed(values[name])
    const sales = Object.fromEntries(taxCodes.map(code => [code, said(code)])) as Bookkeeping['sales']
    const body = {
      consultant: said('consultant'),
      client: said('client'),
      yearBegins: Number(values.yearBegins),
      accountDigits: Number(values.accountDigits),
      debtors: said('debtors'),
      bank: said('bank'),
      sales,
    }
    void change.give(
      { params: { path: { id: books.companyId } }, body },
      { done: t('bookkeeping.saved'), then: onClose },
    )
  }
  return (
    <FormDialog
      form={form}
      busy={change.busy}
      title={t('bookkeeping.accountsTitle')}
      submitLabel={t('bookkeeping.save')}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{t('bookkeeping.accountsText')}</p>
      {field('consultant')}
      {field('client')}
      <Select
        label={t('bookkeeping.yearBegins')}
        value={values.yearBegins}
        onChange={yearBegins => form.set({ yearBegins })}
        options={months.map(value => ({
          value,
          label: dateWords(words, `2026-${value.padStart(2, '0')}-01`, { month: 'long' }),
        }))}
      />
      <Select
        label={t('bookkeeping.accountDigits')}
        value={values.accountDigits}
        onChange={accountDigits => form.set({ accountDigits })}
        options={lengths.map(value => ({ value, label: value }))}
      />
      {field('debtors', t('bookkeeping.debtorsHint'))}
      {field('bank', usually('bank'))}
      <fieldset className={classes['sales']}>
        <legend>{t('bookkeeping.salesHead')}</legend>
        <p className={classes['soft']}>{t('bookkeeping.salesText')}</p>
        {taxCodes.map(code => field(code, usually(code)))}
      </fieldset>
    </FormDialog>
  )
}

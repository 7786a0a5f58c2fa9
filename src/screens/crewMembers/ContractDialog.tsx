import { fields } from '../../client/fields.gen.ts'
import { useWords } from '../../i18n/words.ts'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { Select } from '../../ui/lazy-forms.tsx'
import { DayField } from '../shared/form/DayField.tsx'
import { FormDialog } from '../shared/form/FormDialog.tsx'
import { useForm } from '../shared/form/useForm.ts'
import { typedMoney } from '../shared/cost/money-words.ts'
import { useCommand } from '../shared/useCommand.ts'

const currencies = ['EUR', 'GBP', 'CHF', 'DKK', 'PLN'] as const

const most = (field: 'weeklyMinutes' | 'monthlyMinutes' | 'accountLimitMinutes' | 'vacationDays' | 'hourlyRate') =>
  fields[`NewStaffContract.${field}`].maximum

/** A number as people type it, with either mark; null where it is none. */
const numberOf = (text: string): number | null => {
  const typed = text.trim().replace(',', '.')
  return /^\d+(\.\d{1,2})?$/.test(typed) ? Number(typed) : null
}

const minutesOf = (hours: string): number | null => {
  const typed = numberOf(hours)
  return typed === null ? null : Math.round(typed * 60)
}
/** No figure at all, or more than the contract takes. */
const isBeyond = (figure: number | null, field: Parameters<typeof most>[0]) => figure === null || figure > most(field)

/** From when somebody is employed, how much a week and for how much an hour. */
export function ContractDialog({ personId, onClose }: { personId: string; onClose: () => void }) {
  const { t } = useWords()
  const add = useCommand('post', '/api/v1/persons/{id}/staffContracts', { inForm: true })
  const form = useForm(
    {
      ...{ name: '', number: '', employer: '', beginDate: '', endDate: '', weekly: '', monthly: '' },
      ...{ limit: '', vacation: '', pay: '', currency: 'EUR' },
    },
    ({ beginDate, endDate, weekly, monthly, limit, vacation, pay, currency }) => ({
      beginDate: beginDate === '' && t('crewMembers.beginMissing'),
      endDate: endDate !== '' && endDate < beginDate && t('crewMembers.endBefore'),
      weekly: weekly !== '' && isBeyond(minutesOf(weekly), 'weeklyMinutes') && t('crewMembers.weeklyWrong'),
      monthly:
        monthly !== '' &&
        (isBeyond(minutesOf(monthly), 'monthlyMinutes')
          ? t('crewMembers.monthlyWrong')
          : weekly !== '' && t('crewMembers.eitherHours')),
      limit: limit !== '' && isBeyond(minutesOf(limit), 'accountLimitMinutes') && t('crewMembers.limitWrong'),
      vacation:
        vacation !== '' &&
        isBeyond(/^\d{1,3}$/.test(vacation.trim()) ? Number(vacation) : null, 'vacationDays') &&
        t('crewMembers.vacationWrong'),
      pay: pay !== '' && isBeyond(typedMoney(pay, currency), 'hourlyRate') && t('crewMembers.payWrong'),
    }),
    add.failure,
  )
  const { values, error } = form
  const send = () => {
    const body = {
      name: values.name || null,
      number: values.number || null,
      employer: values.employer || null,
      beginDate: values.beginDate,
      endDate: values.endDate || null,
      weeklyMinutes: minutesOf(values.weekly),
      monthlyMinutes: minutesOf(values.monthly),
      accountLimitMinutes: minutesOf(values.limit),
      vacationDays: values.vacation === '' ? null : Number(values.vacation),
      hourlyRate: values.pay === '' ? null : typedMoney(values.pay, values.currency),
      currency: values.currency,
    }
    void add.give({ params: { path: { id: personId } }, body }, { done: t('crewMembers.saved'), then: onClose })
  }
  return (
    <FormDialog
      form={form}
      title={t('crewMembers.addContract')}
      submitLabel={t('crewMembers.save')}
      onSubmit={send}
      onClose={onClose}
      busy={add.busy}
      said={({ code }) => (code === 'outOfTurn' ? t('crewMembers.overlaps') : undefined)}
    >
      <p>{t('crewMembers.contractText')}</p>
      <TextField
        label={t('crewMembers.name')}
        hint={t('crewMembers.optional')}
        {...form.text('name', 'NewStaffContract.name')}
      />
      <TextField
        label={t('crewMembers.contractNumber')}
        hint={t('crewMembers.optional')}
        {...form.text('number', 'NewStaffContract.number')}
      />
      <TextField
        label={t('crewMembers.employer')}
        hint={t('crewMembers.employerOwn')}
        {...form.text('employer', 'NewStaffContract.employer')}
      />
      <DayField
        label={t('crewMembers.begins')}
        value={values.beginDate}
        onChange={beginDate => form.set({ beginDate })}
        error={error('beginDate')}
      />
      <DayField
        label={t('crewMembers.ends')}
        hint={t('crewMembers.validOpen')}
        value={values.endDate}
        onChange={endDate => form.set({ endDate })}
        error={error('endDate')}
      />
      <TextField label={t('crewMembers.weekly')} hint={t('crewMembers.asTheyCome')} {...form.text('weekly')} />
      <TextField label={t('crewMembers.monthly')} hint={t('crewMembers.optional')} {...form.text('monthly')} />
      <TextField label={t('crewMembers.limit')} hint={t('crewMembers.optional')} {...form.text('limit')} />
      <TextField label={t('crewMembers.vacationDays')} hint={t('crewMembers.optional')} {...form.text('vacation')} />
      <TextField label={t('crewMembers.pay')} hint={t('crewMembers.optional')} {...form.text('pay')} />
      <Select
        label={t('crewMembers.currency')}
        value={values.currency}
        onChange={currency => form.set({ currency })}
        options={currencies.map(value => ({ value, label: value }))}
      />
    </FormDialog>
  )
}

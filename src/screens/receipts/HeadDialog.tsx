import { dateIn } from '../../../domain/shift-display.ts'
import { currencyOf } from '../../../domain/receipts/money-of.ts'
import type { Failure } from '../../client/problem.ts'
import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import { useWords } from '../../i18n/words.ts'
import { Choices } from '../../ui/Choices/Choices.tsx'
import { Select } from '../../ui/lazy-forms.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { moneyToType } from '../shared/cost/money-words.ts'
import { DayField } from '../shared/form/DayField.tsx'
import { type Found, FoundField } from '../shared/form/FoundField.tsx'
import { FormDialog } from '../shared/form/FormDialog.tsx'
import { useForm } from '../shared/form/useForm.ts'
import { typeWords } from '../shared/receipts/receipt-words.ts'
import { countryWords } from '../shared/words/country-words.ts'
import { viewerZone } from '../shared/words/shift-words.ts'
import { useNow } from '../shared/useNow.ts'
import { countryOf, type Head } from './head.ts'
import { typedAmount } from '../shared/cost/typed-amount.ts'
import { useReceiptProjects } from './useReceiptProjects.ts'

interface HeadDialogProps {
  title: string
  /** What it begins with; null: a new one. */
  head: Head | null
  /** The one `head` names. */
  project: Found | null
  busy: boolean
  failure: Failure | null
  onSave: (head: Head) => void
  onClose: () => void
}

const countries = ['DE', 'AT', 'GB', 'NL', 'BE', 'CH', 'DK', 'FR', 'PL', 'ES', 'IE'] as const

/** What a slip says besides its items. */
export function HeadDialog({ title, head, project, busy, failure, onSave, onClose }: HeadDialogProps) {
  const words = useWords()
  const { t, locale } = words
  const today = dateIn(viewerZone(), useNow())
  const types = $api.useQuery('get', '/api/v1/receiptTypes', { params: { query: wholeList } }).data?.items ?? []
  const begun = head?.country ?? countryOf(viewerZone())
  const form = useForm(
    {
      typeId: head?.typeId ?? '',
      shop: head?.shop ?? '',
      date: head?.date ?? today,
      country: begun,
      paidWith: head?.paidWith ?? ('own' as const),
      project,
      projectTyped: project?.name ?? '',
      total: head?.total == null ? '' : moneyToType(words, head.total, currencyOf(begun)),
    },
    ({ typeId, date, total, country, project: chosen, projectTyped }) => ({
      typeId: typeId === '' && t('receipt.typeMissing'),
      date: date === '' && t('receipt.dateMissing'),
      project: chosen === null && projectTyped.trim() !== '' && t('receipt.projectUnknown'),
      total: total.trim() !== '' && typedAmount(total, currencyOf(country)) === null && t('receipt.totalWrong'),
    }),
    failure,
  )
  const { values, error, text, set } = form
  const useProjects = (q: string) => useReceiptProjects(q, project)
  const currency = currencyOf(values.country)
  return (
    <FormDialog
      form={form}
      title={title}
      submitLabel={t('receipt.save')}
      busy={busy}
      onClose={onClose}
      onSubmit={() =>
        onSave({
          ...{ typeId: values.typeId, shop: values.shop.trim() || null, date: values.date, country: values.country },
          ...{ paidWith: values.paidWith, projectId: values.project?.id ?? null },
          total: typedAmount(values.total, currency),
        })
      }
    >
      <Select
        label={t('receipts.type')}
        value={values.typeId}
        onChange={typeId => set({ typeId })}
        options={types.map(type => ({ value: type.id, label: typeWords(words, type) }))}
        placeholder={t('receipt.chooseType')}
        error={error('typeId')}
      />
      <TextField label={t('receipt.shop')} {...text('shop', 'NewReceipt.shop')} />
      <DayField label={t('receipt.date')} value={values.date} onChange={date => set({ date })} error={error('date')} />
      <TextField
        label={t('receipt.total', { currency })}
        hint={t('receipt.totalHint')}
        inputMode="text"
        {...text('total')}
      />
      <Choices
        label={t('receipt.paidWith')}
        value={values.paidWith}
        onChange={paidWith => set({ paidWith: paidWith === 'own' ? 'own' : 'companyCard' })}
        items={(['own', 'companyCard'] as const).map(value => ({ value, label: t(`receipt.paid.${value}`) }))}
      />
      <FoundField
        label={t('receipt.project')}
        hint={t('receipt.projectHint')}
        value={values.project}
        onChange={to => set({ project: to })}
        onTyped={projectTyped => set({ projectTyped })}
        useOptions={useProjects}
        error={error('project')}
      />
      <Select
        label={t('receipt.country')}
        value={values.country}
        onChange={country => set({ country: countries.find(one => one === country) ?? values.country })}
        options={countries.map(value => ({ value, label: countryWords(locale, value) }))}
      />
    </FormDialog>
  )
}

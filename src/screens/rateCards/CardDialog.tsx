import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { $api } from '../../client/query.ts'
import { useWords } from '../../i18n/words.ts'
import { Autocomplete, Select } from '../../ui/lazy-forms.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { DayField } from '../shared/form/DayField.tsx'
import { FormDialog } from '../shared/form/FormDialog.tsx'
import { isShort, useForm } from '../shared/form/useForm.ts'
import { useCommand } from '../shared/useCommand.ts'
import { type Card, currencies } from './rate-cards.types.ts'
import classes from './rateCards.module.css'

interface CardDialogProps {
  /** Null: a new one. */
  card: Card | null
  today: string
  onClose: () => void
  onMade: (id: string) => void
}

/** What a card is called, whose it is, when it is valid and in what it charges. */
export function CardDialog({ card, today, onClose, onMade }: CardDialogProps) {
  const { t } = useWords()
  const create = useCommand('post', '/api/v1/rateCards', { inForm: true })
  const alter = useCommand('post', '/api/v1/rateCards/{id}', { inForm: true })
  const form = useForm(
    {
      caption: card?.caption ?? '',
      company: card?.company?.name ?? '',
      companyId: card?.company?.id ?? '',
      validFrom: card?.validFrom ?? `${today.slice(0, 4)}-01-01`,
      validTo: card?.validTo ?? '',
      currency: card?.currency ?? ('EUR' as Card['currency']),
    },
    ({ caption, company, companyId, validFrom, validTo }) => ({
      caption: isShort('NewRateCard.caption', caption) && t('rateCards.captionMissing'),
      company: company.trim() !== '' && companyId === '' && t('rateCards.companyMissing'),
      validFrom: validFrom === '' && t('rateCards.dayMissing'),
      validTo: validTo !== '' && validTo < validFrom && t('rateCards.daysTurned'),
    }),
    create.failure ?? alter.failure,
  )
  const { values, set, error, text } = form
  const typed = useDeferredValue(values.companyId === '' ? values.company.trim() : '')
  const companies = $api.useQuery(
    'get',
    '/api/v1/companies',
    { params: { query: { limit: 8, page: 1, ...(typed ? { q: typed } : {}) } } },
    { enabled: card === null, placeholderData: keepPreviousData },
  )
  const options = (companies.data?.items ?? [])
    .filter(({ own }) => !own)
    .map(({ id, name, city }) => ({ value: id, label: name, detail: city }))
  const send = () => {
    const { caption, companyId, validFrom, validTo, currency } = values
    const body = { caption, validFrom, validTo: validTo === '' ? null : validTo, currency }
    if (card)
      void alter.give({ params: { path: { id: card.id } }, body }, { done: t('rateCards.saved'), then: onClose })
    else
      void create.give(
        { body: { ...body, companyId: companyId === '' ? null : companyId } },
        {
          done: t('rateCards.added'),
          then: made => {
            onMade(made.id)
            onClose()
          },
        },
      )
  }
  const dates = { today, wrongLabel: t('rateCards.dayMissing') }
  return (
    <FormDialog
      form={form}
      title={t(card ? 'rateCards.edit' : 'rateCards.add')}
      submitLabel={t(card ? 'rateCards.save' : 'rateCards.add')}
      busy={create.busy || alter.busy}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField label={t('rateCards.caption')} {...text('caption', 'NewRateCard.caption')} />
      {card ? null : (
        <Autocomplete
          label={t('rateCards.company')}
          hint={t('rateCards.companyHint')}
          value={values.company}
          onChange={company => set({ company, companyId: '' })}
          options={options}
          onChoose={companyId =>
            set({ companyId, company: options.find(({ value }) => value === companyId)?.label ?? '' })
          }
          error={error('company')}
        />
      )}
      <div className={classes['fields']}>
        <DayField
          label={t('rateCards.validFrom')}
          value={values.validFrom}
          onChange={validFrom => set({ validFrom })}
          error={error('validFrom')}
          {...dates}
        />
        <DayField
          label={t('rateCards.validTo')}
          hint={t('rateCards.openEnd')}
          value={values.validTo}
          onChange={validTo => set({ validTo })}
          error={error('validTo')}
          {...dates}
        />
      </div>
      <Select
        label={t('rateCards.currency')}
        value={values.currency}
        onChange={chosen => set({ currency: currencies.find(one => one === chosen) ?? 'EUR' })}
        options={currencies.map(value => ({ value, label: value }))}
      />
    </FormDialog>
  )
}

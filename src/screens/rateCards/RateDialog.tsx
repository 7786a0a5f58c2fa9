import { counts } from '../shared/form/counts.gen.ts'
import { hoursText } from '../../../domain/deliveryNotes/hours.ts'
import { useWords } from '../../i18n/words.ts'
import type { Option } from '../../ui/forms/fields.types.ts'
import { Select } from '../../ui/lazy-forms.tsx'
import { NumberStepper } from '../../ui/NumberStepper/NumberStepper.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { TimeField } from '../../ui/TimeField/TimeField.tsx'
import { FormDialog } from '../shared/form/FormDialog.tsx'
import { useForm } from '../shared/form/useForm.ts'
import { moneyToType, typedMoney } from '../shared/cost/money-words.ts'
import { functionWords } from '../shared/words/shift-words.ts'
import { useCommand } from '../shared/useCommand.ts'
import { reasons } from '../shared/cost/rate-words.ts'
import type { AddOns, Card, Rate } from './rate-cards.types.ts'
import classes from './rateCards.module.css'

interface RateDialogProps {
  card: Card
  /** Null: a new one. */
  rate: Rate | null
  /** Another one of the card: a new one begins with its add-ons. */
  like: Rate | undefined
  /** Those that have no rate on it yet. */
  functions: readonly Option[]
  onClose: () => void
}

const most = counts['RateCardItemEntry.addOns.sunday.percent']
const percentOf = (typed: string): number | null =>
  typed.trim() === '' ? 0 : /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : null

/** What an hour of one function costs, and what is charged on top for which reason; an empty percentage is none. */
export function RateDialog({ card, rate, like, functions, onClose }: RateDialogProps) {
  const words = useWords()
  const { t } = words
  const set = useCommand('post', '/api/v1/rateCards/{id}/items', { inForm: true })
  const addOns = (rate ?? like)?.addOns
  const begin = (reason: keyof AddOns) => String(addOns?.[reason]?.percent ?? '')
  const form = useForm(
    {
      functionId: rate?.function.id ?? '',
      amount: rate ? moneyToType(words, rate.ratePerHour, card.currency) : '',
      minimumMinutes: (rate ?? like)?.minimumMinutes ?? 0,
      night: begin('night'),
      nightFrom: addOns?.night?.from ?? '22:00',
      nightTo: addOns?.night?.to ?? '06:00',
      sunday: begin('sunday'),
      holiday: begin('holiday'),
      overtime: begin('overtime'),
      afterMinutes: addOns?.overtime?.afterMinutes ?? 600,
    },
    values => ({
      functionId: values.functionId === '' && t('rateCards.functionMissing'),
      amount: !typedMoney(values.amount, card.currency) && t('rateCards.amountWrong'),
      nightFrom: values.nightFrom === '' && t('rateCards.timeMissing'),
      nightTo: values.nightTo === '' && t('rateCards.timeMissing'),
      ...Object.fromEntries(
        reasons.map(reason => {
          const percent = percentOf(values[reason])
          return [reason, (percent === null || percent > most) && t('rateCards.percentWrong')]
        }),
      ),
    }),
    set.failure,
  )
  const { values, error, text } = form
  const send = () => {
    const percent = (reason: keyof AddOns) => percentOf(values[reason]) ?? 0
    const given = (reason: 'sunday' | 'holiday') => (percent(reason) > 0 ? { percent: percent(reason) } : null)
    const { functionId, minimumMinutes, nightFrom, nightTo, afterMinutes } = values
    void set.give(
      {
        params: { path: { id: card.id } },
        body: {
          functionId,
          minimumMinutes,
          ratePerHour: typedMoney(values.amount, card.currency) ?? 0,
          addOns: {
            night: percent('night') > 0 ? { from: nightFrom, to: nightTo, percent: percent('night') } : null,
            sunday: given('sunday'),
            holiday: given('holiday'),
            overtime: percent('overtime') > 0 ? { afterMinutes, percent: percent('overtime') } : null,
          },
        },
      },
      { done: t('rateCards.saved'), then: onClose },
    )
  }
  const percentField = (reason: keyof AddOns) => (
    <TextField
      label={t(`rateCards.percentFor.${reason}`)}
      hint={t('rateCards.percentHint')}
      inputMode="numeric"
      {...text(reason)}
    />
  )
  return (
    <FormDialog
      form={form}
      title={rate ? functionWords(words, rate.function) : t('rateCards.addRate')}
      submitLabel={t('rateCards.save')}
      busy={set.busy}
      onSubmit={send}
      onClose={onClose}
    >
      {rate ? null : (
        <Select
          label={t('rateCards.function')}
          value={values.functionId}
          onChange={functionId => form.set({ functionId })}
          options={functions}
          placeholder={t('rateCards.chooseFunction')}
          error={error('functionId')}
        />
      )}
      <div className={classes['fields']}>
        <TextField label={t('rateCards.rateIn', { currency: card.currency })} inputMode="decimal" {...text('amount')} />
        <NumberStepper
          label={t('rateCards.minimum')}
          value={values.minimumMinutes}
          onChange={minimumMinutes => form.set({ minimumMinutes })}
          min={0}
          max={720}
          step={30}
          format={minutes => (minutes === 0 ? t('rateCards.noMinimum') : hoursText(minutes))}
          lessLabel={t('rateCards.less')}
          moreLabel={t('rateCards.more')}
        />
      </div>
      <div className={classes['fields']}>
        {percentField('night')}
        {(['nightFrom', 'nightTo'] as const).map(name => (
          <TimeField
            key={name}
            label={t(`rateCards.${name}`)}
            value={values[name]}
            onChange={time => form.set({ [name]: time })}
            wrongLabel={t('rateCards.timeMissing')}
            error={error(name)}
          />
        ))}
      </div>
      <div className={classes['fields']}>
        {percentField('sunday')}
        {percentField('holiday')}
      </div>
      <div className={classes['fields']}>
        {percentField('overtime')}
        <NumberStepper
          label={t('rateCards.afterHours')}
          value={values.afterMinutes}
          onChange={afterMinutes => form.set({ afterMinutes })}
          min={60}
          max={1440}
          step={30}
          format={hoursText}
          lessLabel={t('rateCards.less')}
          moreLabel={t('rateCards.more')}
        />
      </div>
    </FormDialog>
  )
}

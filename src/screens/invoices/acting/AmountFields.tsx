import { IconPlus, IconTrash } from '@tabler/icons-react'
import { counts } from '../../shared/form/counts.gen.ts'
import { fields } from '../../../client/fields.gen.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { signedMoney } from '../../shared/cost/money-words.ts'
import { type TypedAmount, amountsOf, noAmount, wrongAmount } from './agreed-amounts.ts'
import classes from './acting.module.css'

interface AmountFieldsProps {
  amounts: readonly TypedAmount[]
  currency: string
  /** What is wrong is said. */
  told: boolean
  onChange: (amounts: readonly TypedAmount[]) => void
}

/** What was agreed beside the signed hours: a fixed price, or so many of something at a price each. */
export function AmountFields({ amounts, currency, told, onChange }: AmountFieldsProps) {
  const words = useWords()
  const { t } = words
  const change = (at: number, to: Partial<TypedAmount>) =>
    onChange(amounts.map((one, place) => (place === at ? { ...one, ...to } : one)))
  return (
    <fieldset className={classes['amounts']}>
      <legend>{t('invoiceActs.amounts')}</legend>
      {amounts.map((one, at) => {
        const wrong = told ? wrongAmount(one, currency) : {}
        const [sum] = amountsOf([one], currency)
        const field = (name: keyof TypedAmount, said: string) => ({
          value: one[name],
          onChange: (text: string) => change(at, { [name]: text }),
          error: wrong[name] ? said : undefined,
        })
        return (
          <div
            key={at}
            className={classes['amount']}
            role="group"
            aria-label={t('invoiceActs.amountAt', { at: at + 1 })}
          >
            <TextField
              {...field('text', t('invoiceActs.amountTextMissing'))}
              label={t('invoiceActs.amountText')}
              maxLength={fields['NewInvoice.amounts.text'].maxLength}
            />
            <IconButton
              label={t('invoiceActs.takeAmountOut', { at: at + 1 })}
              icon={<IconTrash aria-hidden="true" />}
              onClick={() => onChange(amounts.filter((_, place) => place !== at))}
            />
            <div className={classes['counted']}>
              <TextField
                {...field('quantity', t('invoiceActs.quantityWrong'))}
                label={t('invoiceActs.quantity')}
                inputMode="decimal"
              />
              <TextField
                {...field('unit', '')}
                label={t('invoiceActs.unit')}
                maxLength={fields['NewInvoice.amounts.unit'].maxLength}
              />
              <TextField
                {...field('price', t('invoiceActs.amountMissing'))}
                label={t(one.quantity.trim() === '' ? 'invoiceActs.fixedIn' : 'invoiceActs.eachIn', { currency })}
                inputMode="text"
              />
            </div>
            <output className={classes['comesTo']}>{sum ? signedMoney(words, sum.net, currency) : '–'}</output>
          </div>
        )
      })}
      {amounts.length < counts['NewInvoice.amounts'] ? (
        <Button size="small" icon={<IconPlus aria-hidden="true" />} onClick={() => onChange([...amounts, noAmount])}>
          {t('invoiceActs.addAmount')}
        </Button>
      ) : null}
    </fieldset>
  )
}

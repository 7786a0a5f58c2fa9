import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { Select } from '../../../ui/lazy-forms.tsx'
import type { Payer } from './paying.types.ts'
import classes from './paying.module.css'

interface PayerLineProps {
  companies: readonly Payer[]
  payer: Payer | undefined
  onPayer: (id: string) => void
  onAccount: () => void
  /** What the file comes to. */
  says: string
  /** What is done with it, where there is no room above. */
  acts?: ReactNode
}

/** From which company's account the money goes, and what that account lacks. */
export function PayerLine({ companies, payer, onPayer, onAccount, says, acts }: PayerLineProps) {
  const { t } = useWords()
  if (!payer) return null
  const lacking = !payer.canPay
  return (
    <div className={classes['payer']}>
      <div className={classes['line']}>
        {companies.length > 1 ? (
          // The kit brings a wrapper of its own beside the field: no gap for that.
          <div>
            <Select
              label={t('payrollPayments.payer')}
              value={payer.id}
              onChange={onPayer}
              options={companies.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </div>
        ) : (
          <span>
            <span className={classes['soft']}>{t('payrollPayments.payer')}</span> <b>{payer.name}</b>
          </span>
        )}
        {lacking ? null : (
          <>
            <span className={classes['soft']}>{payer.iban}</span>
            <Button size="small" onClick={onAccount}>
              {t('payrollPayments.changeAccount')}
            </Button>
          </>
        )}
        <b>{says}</b>
      </div>
      {lacking ? (
        <Note
          tone="wait"
          action={
            <Button size="small" onClick={onAccount}>
              {t('payrollPayments.enterAccount')}
            </Button>
          }
        >
          {t('payrollPayments.payerLacks')}
        </Note>
      ) : null}
      {acts}
    </div>
  )
}

import type { payFates } from '../../openapi/payrollPayments.ts'
import { isBic, isIban, needsBic } from './iban.ts'
import { isSpeakable } from './sepa-text.ts'

export type PayFate = (typeof payFates)[number]

interface ToPay {
  currency: string
  /** Whose account it is. */
  holder: string
  iban: string | null
  bic: string | null
}

/** Whether a transfer goes into a file for the bank, or what it lacks. */
export function fateOf({ currency, holder, iban, bic }: ToPay): PayFate {
  if (currency !== 'EUR') return 'notEuro'
  if (iban === null) return 'accountMissing'
  if (!isIban(iban) || (bic !== null && !isBic(bic))) return 'ibanWrong'
  if (bic === null && needsBic(iban)) return 'bicMissing'
  return isSpeakable(holder) ? 'payable' : 'nameMissing'
}

/** Whether a company has an account to pay from, and a name banks can read. */
export const canPay = ({ name, iban }: { name: string; iban: string | null }): boolean =>
  iban !== null && isIban(iban) && isSpeakable(name)

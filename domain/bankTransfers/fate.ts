import { isBic, isIban, needsBic } from './iban.ts'
import { isSpeakable } from './sepa-text.ts'

export const payFates = ['payable', 'accountMissing', 'ibanWrong', 'bicMissing', 'nameMissing', 'notEuro'] as const
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

export const payerLacks = ['iban', 'name'] as const
export type PayerLack = (typeof payerLacks)[number]

/** What a company lacks to pay from; empty: nothing. */
export const lacksOfPayer = ({ name, iban }: { name: string; iban: string | null }): PayerLack[] => [
  ...(iban !== null && isIban(iban) ? [] : (['iban'] as const)),
  ...(isSpeakable(name) ? [] : (['name'] as const)),
]

import { bareIban, isBic, isIban, spacedIban } from '../../../../domain/bankTransfers/iban.ts'
import type { Words } from '../../../i18n/words.ts'

export interface AccountEntered {
  iban: string
  bic: string
}

export const enteredAccount = ({ iban, bic }: { iban: string | null; bic: string | null }): AccountEntered => ({
  iban: iban === null ? '' : spacedIban(iban),
  bic: bic ?? '',
})

/** What is wrong with an account while it is typed: the check digits are known before anything is sent. */
export const wrongAccount = ({ t }: Pick<Words, 't'>, { iban, bic }: AccountEntered) => ({
  iban: iban.trim() !== '' && !isIban(bareIban(iban)) && t('accounting.ibanWrong'),
  bic: bic.trim() !== '' && !isBic(bareIban(bic)) && t('accounting.bicWrong'),
})

export const saidAccount = ({ iban, bic }: AccountEntered) => ({
  iban: bareIban(iban) || null,
  bic: bareIban(bic) || null,
})

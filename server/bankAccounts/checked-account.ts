import { isIban } from '../../domain/bankTransfers/iban.ts'
import type { Refuse } from '../context.ts'

/** Refuses an IBAN whose length or check digits are wrong; `invalidInput`. */
export function checkIban({ refuse }: { refuse: Refuse<'invalidInput'> }, iban: string | null | undefined): void {
  if (iban == null || isIban(iban)) return
  throw refuse('invalidInput', { errors: [{ path: 'body.iban', message: 'the check digits of this IBAN are wrong' }] })
}

import { isDebtorAccount, isLedgerAccount } from '../../domain/bookkeeping/accounts.ts'
import { taxCodes } from '../../openapi/invoices.ts'
import type { Refuse } from '../context.ts'
import type { Books } from './bookkeeping.queries.ts'

/** Refuses accounts that have more or fewer digits than their chart; `invalidInput`. */
export function checkAccounts(
  { refuse }: { refuse: Refuse<'invalidInput'> },
  { accountDigits, debtors, bank, sales }: Pick<Books, 'accountDigits' | 'debtors' | 'bank' | 'sales'>,
): void {
  const ledger: [path: string, account: number | null][] = [
    ['bank', bank],
    ...taxCodes.map((code): [string, number | null] => [`sales.${code}`, sales[code]]),
  ]
  const wrong = [
    ...(debtors === null || isDebtorAccount(debtors, accountDigits) ? [] : ['debtors']),
    ...ledger.flatMap(([path, account]) => (account === null || isLedgerAccount(account, accountDigits) ? [] : [path])),
  ]
  if (wrong.length === 0) return
  const message = `does not fit accounts of ${accountDigits} digits`
  throw refuse('invalidInput', { errors: wrong.map(path => ({ path: `body.${path}`, message })) })
}

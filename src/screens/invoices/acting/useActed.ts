import { useLocation } from 'wouter'
import type { Failure } from '../../../client/problem.ts'
import { useWords } from '../../../i18n/words.ts'
import { moneyWords } from '../../shared/cost/money-words.ts'
import { invoiceHref } from '../invoice-words.ts'
import type { Invoice } from '../invoice.types.ts'

const problems = ['invoiceChanged', 'invoiceReleased', 'invoiceInDesign', 'paymentTooHigh', 'creditTooHigh'] as const

/** What every act says of a failure, and where it leads. */
export function useActed({ currency }: Pick<Invoice, 'currency'>) {
  const words = useWords()
  const [, navigate] = useLocation()
  return {
    /** Amounts a problem names; undefined: what is said of it everywhere. */
    said: ({ code, details }: Failure): string | undefined => {
      const minor = ['total', 'open', 'left', 'net'].map(name => details[name]).find(one => typeof one === 'number')
      const amount = minor === undefined ? '' : moneyWords(words, minor, currency)
      const known = problems.find(one => one === code)
      return known && words.t(`invoiceActs.problems.${known}`, { amount })
    },
    /** It goes by its number from now on. */
    toInvoice: (invoice: Invoice) => navigate(invoiceHref(invoice), { replace: true }),
    toList: () => navigate('/invoices', { replace: true }),
  }
}

/** Money that went to an account, as far as months and sums go. */
export interface Payment {
  amount: number
  currency: string
  /** YYYY-MM-DD */
  dueOn: string
  executedOn: string | null
  state: 'open' | 'executed' | 'returned'
}

export interface PaidMonth<P> {
  /** Its first day. */
  month: string
  payments: P[]
  /** What arrived, one for each currency: what came back is not among it. */
  sums: { currency: string; amount: number }[]
}

const dayOf = ({ executedOn, dueOn }: Payment) => executedOn ?? dueOn

/** What is to go, soonest first; and what went, by months, the newest first. */
export function byMonths<P extends Payment>(payments: readonly P[]): { toCome: P[]; months: PaidMonth<P>[] } {
  const months = new Map<string, PaidMonth<P>>()
  const gone = payments.filter(({ state }) => state !== 'open')
  for (const payment of gone.toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)))) {
    const month = `${dayOf(payment).slice(0, 7)}-01`
    const of = months.get(month) ?? { month, payments: [], sums: [] }
    months.set(month, of)
    of.payments.push(payment)
    if (payment.state === 'returned') continue
    const sum = of.sums.find(({ currency }) => currency === payment.currency)
    if (sum) sum.amount += payment.amount
    else of.sums.push({ currency: payment.currency, amount: payment.amount })
  }
  const toCome = payments.filter(({ state }) => state === 'open').toSorted((a, b) => a.dueOn.localeCompare(b.dueOn))
  return { toCome, months: [...months.values()] }
}

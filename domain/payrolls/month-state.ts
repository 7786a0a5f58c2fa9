/** How far paying somebody a month has come. Minutes; counts of items. */
export interface MonthOfPerson {
  payroll: { state: 'open' | 'closed'; toConfirm: number; declined: number } | null
  ready: number
  unsigned: number
  unpriced: number
  /** Shifts that are over and have no times. */
  missing: number
}

export type MonthState = 'asked' | 'waits' | 'ready' | 'toConfirm' | 'complete' | 'closed'

/** What is to be done next about it: what was asked goes before all else. */
export function monthState({ payroll, ready, unsigned, unpriced, missing }: MonthOfPerson): MonthState {
  if (payroll && payroll.declined > 0) return 'asked'
  if (payroll?.state === 'closed') return 'closed'
  if (unsigned > 0 || unpriced > 0 || missing > 0) return 'waits'
  if (ready > 0) return 'ready'
  return payroll && payroll.toConfirm > 0 ? 'toConfirm' : 'complete'
}

import type { wageKinds } from '../../openapi/payrollHandOvers.ts'
import type { PayLine } from '../payrolls/pay.ts'

export type WageKind = (typeof wageKinds)[number]

/** What has a number of its own with a payroll office: a kind, and of add-ons each share of the rate by itself. */
export interface Wage {
  kind: WageKind
  /** Null: no share of the rate. */
  percent: number | null
}
export interface NumberedWage extends Wage {
  number: string
}

export const wageKey = ({ kind, percent }: Wage): string => `${kind} ${percent ?? ''}`

/** In the order they stand in. */
const rank: Record<WageKind, number> = {
  ...{ base: 0, night: 1, sunday: 2, holiday: 3, overtime: 4, minimum: 5, flat: 6, sick: 7, vacation: 8 },
  unpaidVacation: 9,
}
export const byWage = (a: Wage, b: Wage): number => rank[a.kind] - rank[b.kind] || (a.percent ?? 0) - (b.percent ?? 0)

/** Being sick and vacation may stand as work on projects of the agency’s own: those hours are no work. */
export const restOf = (projectType: string | null): 'sick' | 'vacation' | null =>
  projectType === 'internalSickness' ? 'sick' : projectType === 'internalVacation' ? 'vacation' : null

export function wageOf({ kind, percent }: Pick<PayLine, 'kind' | 'percent'>, projectType: string | null): Wage {
  if (kind === 'base') return { kind: restOf(projectType) ?? kind, percent: null }
  return { kind, percent: kind === 'flat' || kind === 'minimum' ? null : percent }
}

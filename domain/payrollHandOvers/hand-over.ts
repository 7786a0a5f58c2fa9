import { daysLater } from '../shift-display.ts'
import { type PayLine, thousandthsOf } from '../payrolls/pay.ts'
import { type Wage, byWage, restOf, wageKey, wageOf } from './wage.ts'

/** An item of a closed payroll. */
export interface PaidItem {
  personId: string
  currency: string
  /** YYYY-MM-DD */
  day: string
  /** Number of the project it was worked for; null: none. */
  project: string | null
  projectType: string | null
  /** Null: no shift. */
  ratePerHour: number | null
  lines: readonly PayLine[]
}

/** Days somebody did not work, the last one included. */
export interface Absence {
  personId: string
  kind: 'sick' | 'vacation' | 'unpaidVacation'
  from: string
  to: string
}

/** Either hours with what they bring, or days. */
export interface HandOverLine extends Wage {
  personId: string
  minutes: number | null
  days: number | null
  /** Of an hour, in thousandths of the smallest unit. */
  rate: number | null
  amount: number | null
  currency: string | null
  /** Number of the project; empty: none. */
  costCentre: string
}

/**
 * What a payroll office is told of a month (its first day): lines of one person, wage, rate and cost centre added up, so
 * that hours times rate is the amount but for rounding; absences as the days that lie in the month. People come as they
 * stand in `people`.
 */
export function handOverLines(
  people: readonly string[],
  items: readonly PaidItem[],
  absences: readonly Absence[],
  month: string,
  costCentre: 'none' | 'project',
): HandOverLine[] {
  const place = new Map(people.map((id, at) => [id, at]))
  const lines = [...worked(items, costCentre), ...absent(items, absences, month)]
  const of = ({ personId }: HandOverLine) => place.get(personId) ?? people.length
  return lines.toSorted(
    (a, b) =>
      of(a) - of(b) ||
      byWage(a, b) ||
      Number(a.days !== null) - Number(b.days !== null) ||
      (a.costCentre < b.costCentre ? -1 : a.costCentre > b.costCentre ? 1 : 0) ||
      (a.rate ?? 0) - (b.rate ?? 0),
  )
}

function worked(items: readonly PaidItem[], by: 'none' | 'project'): HandOverLine[] {
  const lines = new Map<string, HandOverLine & { minutes: number; amount: number }>()
  for (const { personId, currency, project, projectType, ratePerHour, lines: of } of items)
    for (const { kind, percent, minutes, amount } of of) {
      if (minutes === 0 && amount === 0) continue
      const wage = wageOf({ kind, percent }, projectType)
      const rate = ratePerHour === null || kind === 'flat' ? null : thousandthsOf(ratePerHour, percent)
      const costCentre = by === 'project' ? (project ?? '') : ''
      const key = JSON.stringify([personId, wageKey(wage), rate, currency, costCentre])
      const line = lines.get(key)
      if (!line)
        lines.set(key, {
          ...{ ...wage, personId, minutes, days: null, rate, amount, currency, costCentre },
        })
      else {
        line.minutes += minutes
        line.amount += amount
      }
    }
  return [...lines.values()].map(line => (line.rate === null ? { ...line, minutes: null } : line))
}

/** A day counts once, and not where it is paid by hours already. */
function absent(items: readonly PaidItem[], absences: readonly Absence[], month: string): HandOverLine[] {
  const end = `${daysLater(month, 31).slice(0, 7)}-01`
  const paid = new Set(
    items.map(({ personId, projectType, day }) => JSON.stringify([personId, restOf(projectType), day])),
  )
  const days = new Map<string, { of: Absence; days: Set<string> }>()
  for (const absence of absences) {
    const { personId, kind, from, to } = absence
    const key = JSON.stringify([personId, kind])
    const found = days.get(key) ?? { of: absence, days: new Set<string>() }
    days.set(key, found)
    for (let day = from < month ? month : from; day <= to && day < end; day = daysLater(day, 1))
      if (!paid.has(JSON.stringify([personId, kind, day]))) found.days.add(day)
  }
  return [...days.values()].flatMap(({ of: { personId, kind }, days: of }) =>
    of.size === 0
      ? []
      : [
          {
            ...{ personId, kind, percent: null, minutes: null, days: of.size, rate: null, amount: null },
            ...{ currency: null, costCentre: '' },
          },
        ],
  )
}

import { grouped } from '../../grouped.ts'
import { plainRule, workDayCell } from '../cells.ts'
import type { ImportField } from '../fields.ts'
import { FirstLines, byNumberOf, nameKey, unclaimed } from '../keys.ts'
import type { Kind, Matcher, RowProblem, RowSaid, Values } from '../kind.ts'
import { companyCell, namedCell } from '../named-cell.ts'
import { needing } from '../read-row.ts'
import { projectColumns } from './columns.ts'

/** A place by its name, or by name and postcode where several are called so. */
const locationCell = namedCell(({ locations }) => locations, 'notLocation')

const needsAll = needing('name', 'company', 'location', 'beginDate')

function completed(row: RowSaid): RowSaid {
  const { values, problems } = needsAll(row)
  const { beginDate, endDate } = values
  if (beginDate === undefined || endDate === undefined || endDate >= beginDate) return { values, problems }
  const problem: RowProblem = { field: 'endDate', reason: 'endsBeforeStart', text: endDate, becomes: null }
  return { values, problems: [...problems, problem] }
}

/** What hangs on more than the project itself is changed there, where it says what would follow. */
const changedThere: readonly ImportField[] = ['number', 'company', 'location', 'beginDate', 'endDate']
const ownKey = ({ name = '', company = '', beginDate = '' }: Values) => `${nameKey(name)} ${company} ${beginDate}`

/** Projects: known by their number, else by their name, client and first day. */
export const projects: Kind = {
  usual: projectColumns,
  rules: {
    number: { most: 30, figures: true },
    name: plainRule(200),
    company: { most: 200, read: companyCell },
    location: { most: 200, read: locationCell },
    beginDate: { most: 30, read: workDayCell },
    endDate: { most: 30, read: workDayCell },
    ...{ clientMark: plainRule(10), reference: plainRule(100), comment: plainRule(4000) },
  },
  completed,
  matcher: (rows, { items }): Matcher => {
    const byNumber = byNumberOf(items)
    const byName = grouped(items, ({ values }) => ownKey(values))
    const claimed = new Set(rows.flatMap(({ values }) => byNumber.get(values.number ?? '')?.id ?? []))
    const [targets, numbers, names] = [new FirstLines(), new FirstLines(), new FirstLines()]
    return {
      meant: values => {
        const exact = values.number === undefined ? undefined : byNumber.get(values.number)
        if (exact) return { found: [exact], certain: true }
        const called = byName.get(ownKey(values)) ?? []
        return { found: unclaimed(called, claimed, values.number), certain: true }
      },
      objection: (values, meant) => {
        const field = changedThere.find(
          one => meant && values[one] !== undefined && values[one] !== (meant.values[one] ?? null),
        )
        return field ? { field, reason: 'changeThere', text: '' } : null
      },
      before: (values, line, meant) => {
        if (meant) return targets.before(meant.id, line)
        const { number } = values
        return number === undefined ? names.before(ownKey(values), line) : numbers.before(number, line)
      },
    }
  },
}

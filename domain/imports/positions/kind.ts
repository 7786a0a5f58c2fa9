import { grouped } from '../../grouped.ts'
import { instantsOf } from '../../shift-time.ts'
import { timeCell, workDayCell } from '../cells.ts'
import { FirstLines, nameKey } from '../keys.ts'
import type { Cell, ImportReason, Kind, Matcher, RowProblem, Values } from '../kind.ts'
import { namedCell } from '../named-cell.ts'
import { needing } from '../read-row.ts'
import { positionColumns } from './columns.ts'

const mostPlaces = 500

function amountCell(value: string): Cell {
  const isAmount = /^\d{1,3}$/.test(value) && Number(value) >= 1 && Number(value) <= mostPlaces
  return isAmount ? { value: String(Number(value)) } : { reason: 'notAmount' }
}

const ownKey = ({ project, date, startTime, endTime, function: does }: Values) =>
  [project, date, startTime, endTime, does].join(' ')

/** Why a shift cannot be at its place; null: it can. What happens twice or never there is never guessed. */
function shiftProblem(values: Values, zone: string): Omit<RowProblem, 'becomes'> | null {
  const { date = '', startTime = '', endTime = '' } = values
  const instants = instantsOf({ startDate: date, startTime, endTime, zone })
  const starts = (reason: ImportReason) => ({ field: 'startTime' as const, reason, text: startTime })
  if ('starts' in instants) return null
  if (!('which' in instants)) return starts('notTime')
  const { which, problem: reason } = instants
  return which === 'start' ? starts(reason) : { field: 'endTime', reason, text: endTime }
}

/** Positions: known by their project, hours and function, and by their crew where it is said. */
export const positions: Kind = {
  usual: positionColumns,
  rules: {
    project: { most: 200, read: namedCell(({ projects }) => projects, 'notProject') },
    crew: { most: 100 },
    date: { most: 30, read: workDayCell },
    startTime: { most: 10, read: timeCell },
    endTime: { most: 10, read: timeCell },
    function: { most: 200, read: namedCell(({ functions }) => functions, 'notFunction') },
    amountOfRows: { most: 10, read: amountCell },
  },
  completed: needing('project', 'date', 'startTime', 'endTime', 'function', 'amountOfRows'),
  matcher: (_, { items, projects = [], crews = [] }): Matcher => {
    const byKey = grouped(items, ({ values }) => ownKey(values))
    const zones = new Map(projects.map(({ id, zone }) => [id, zone]))
    const byCrew = new Map(crews.map(({ project, name, date, zone }) => [`${project} ${nameKey(name)} ${date}`, zone]))
    const [targets, keys] = [new FirstLines(), new FirstLines()]
    const named = ({ crew }: Values) => (crew === undefined ? null : nameKey(crew))
    return {
      meant: values => {
        const crew = named(values)
        const found = byKey.get(ownKey(values)) ?? []
        return { found: found.filter(one => crew === null || named(one.values) === crew), certain: true }
      },
      objection: (values, meant) => {
        if (meant && meant.values.amountOfRows !== values.amountOfRows)
          return { field: 'amountOfRows', reason: 'changeThere', text: '' }
        const { project = '', date } = values
        const zone = byCrew.get(`${project} ${named(values)} ${date}`) ?? zones.get(project)
        return shiftProblem(values, zone ?? '')
      },
      before: (values, line, meant) =>
        meant ? targets.before(meant.id, line) : keys.before(`${ownKey(values)} ${named(values)}`, line),
    }
  },
  // What is known is changed in the project, where it says what would follow.
  changes: () => [],
  label: ({ values }) => values.crew ?? '',
}

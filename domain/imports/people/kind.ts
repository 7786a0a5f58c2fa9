import { grouped } from '../../grouped.ts'
import { birthdayCell, countryCell, emailCell, phoneCell, plainRule } from '../cells.ts'
import type { ImportField } from '../fields.ts'
import { FirstLines, byNumberOf, nameKey, unclaimed } from '../keys.ts'
import type { Cell, Kind, Known, Matcher, RowProblem, RowSaid, Values } from '../kind.ts'
import { needing } from '../read-row.ts'
import { personColumns } from './columns.ts'
import { functionsCell, functionsMore } from './functions.ts'

/** Letters of a first or a last name. */
const mostOfName = 100

const addressCell = (value: string): Cell => emailCell(value.toLowerCase())

/** First and last name from one column; null: it holds no two. */
function parted(field: 'lastFirst' | 'firstLast', text: string): { firstName: string; lastName: string } | null {
  const parts = field === 'lastFirst' ? /^([^,;]+)[,;]([^,;]+)$/.exec(text) : /^(.+)\s(\S+)$/.exec(text)
  const [one, two] = [parts?.[1]?.trim() ?? '', parts?.[2]?.trim() ?? '']
  if (one === '' || two === '') return null
  return field === 'lastFirst' ? { lastName: one, firstName: two } : { firstName: one, lastName: two }
}

const needsNames = needing('lastName', 'firstName')

function completed(row: RowSaid): RowSaid {
  const { lastFirst, firstLast, ...values } = row.values
  const joined = (['lastFirst', 'firstLast'] as const).find(
    field => row.values[field] !== undefined || row.problems.some(problem => problem.field === field),
  )
  if (!joined) return needsNames(row)
  const text = row.values[joined]
  if (text === undefined) return row
  const names = parted(joined, text)
  if (names && Object.values(names).every(one => one.length <= mostOfName))
    return { values: { ...values, ...names }, problems: row.problems }
  const problem: RowProblem = { field: joined, reason: names ? 'tooLong' : 'notNames', text, becomes: null }
  return { values, problems: [...row.problems, problem] }
}

const name = ({ firstName = '', lastName = '' }: Values) => `${nameKey(lastName)}, ${nameKey(firstName)}`
const born = (values: Values) => (values.birthday === undefined ? null : `${name(values)} ${values.birthday}`)

/** Whether one who has the number a row says is somebody else by all that row says: half a name is theirs who was married. */
function isStranger(values: Values, known: Values): boolean {
  const said = ({ birthday }: Values) => birthday ?? null
  if (name(values) === name(known)) return false
  if (said(values) !== null && said(known) !== null) return values.birthday !== known.birthday
  const names = new Set([known.firstName, known.lastName].map(one => nameKey(one ?? '')))
  return ![values.firstName, values.lastName].some(one => names.has(nameKey(one ?? '')))
}

/** People of the crew: known by their number, else by their address, else by their name and birthday. */
export const people: Kind = {
  usual: personColumns,
  refined,
  rules: {
    number: { most: 30, figures: true },
    ...{ lastFirst: plainRule(2 * mostOfName), firstLast: plainRule(2 * mostOfName) },
    ...{ lastName: plainRule(mostOfName), firstName: plainRule(mostOfName) },
    birthday: { most: 30, read: birthdayCell },
    email: { most: 200, read: addressCell },
    phone: { most: 40, figures: true, read: phoneCell },
    ...{ street: plainRule(100), zipcode: { most: 20, figures: true }, city: plainRule(100) },
    country: { most: 100, read: countryCell },
    functions: { most: 500, read: functionsCell },
  },
  completed,
  matcher: (rows, { items, logins = [] }): Matcher => {
    const byNumber = byNumberOf(items)
    const byId = new Map(items.map(one => [one.id, one]))
    const byEmail = grouped(
      items.filter(({ values }) => values.email !== undefined),
      ({ values }) => values.email ?? '',
    )
    const loginOf = new Map(logins.map(({ login, personId }) => [login, personId]))
    const byName = grouped(items, ({ values }) => name(values))
    const claimed = new Set(rows.flatMap(({ values }) => byNumber.get(values.number ?? '')?.id ?? []))
    const [targets, keys] = [new FirstLines(), new FirstLines()]
    const byAddress = (email: string): readonly Known[] => {
      const whose = byId.get(loginOf.get(email) ?? '')
      return whose ? [whose] : (byEmail.get(email) ?? [])
    }
    return {
      meant: values => {
        const { number, email, birthday } = values
        const exact = number === undefined ? undefined : byNumber.get(number)
        if (exact) return { found: [exact], certain: true }
        const free = (of: readonly Known[]) => unclaimed(of, claimed, number)
        const addressed = email === undefined ? [] : free(byAddress(email))
        if (addressed.length > 0) return { found: addressed, certain: true }
        const called = free(byName.get(name(values)) ?? [])
        const same = called.filter(one => birthday !== undefined && one.values.birthday === birthday)
        if (same.length > 0) return { found: same, certain: true }
        // A name alone is nobody's own: whoever is called so may be meant, where nothing tells them apart.
        const maybe = called.filter(one => birthday === undefined || one.values.birthday === undefined)
        if (number !== undefined) return { found: [], certain: true }
        const isBare = (of: Values) => of.birthday === undefined && of.email === undefined
        return { found: maybe, certain: isBare(values) && maybe.every(one => isBare(one.values)) }
      },
      objection: (values, meant) => {
        const { email, number = '' } = values
        const numbered = number === '' ? null : 'number'
        if (meant?.own)
          return { field: email === undefined ? numbered : 'email', reason: 'notCrew', text: email ?? number }
        if (meant?.erased) return { field: numbered, reason: 'wasErased', text: number }
        const isAddressed = email !== undefined && byAddress(email).some(one => one === meant)
        if (meant && meant.values.number === number && !isAddressed && isStranger(values, meant.values))
          return { field: 'number', reason: 'numberTaken', text: number }
        if (email === undefined) return null
        const isTaken = loginOf.has(email)
          ? loginOf.get(email) !== meant?.id
          : byAddress(email).some(one => one !== meant)
        return isTaken ? { field: 'email', reason: 'emailTaken', text: email } : null
      },
      before: (values, line, meant) => {
        const { number, email } = values
        const birth = born(values)
        const all = [
          ...(number === undefined ? [] : [`number ${number}`]),
          ...(email === undefined ? [] : [`email ${email}`]),
          // A row without anything else is its name.
          ...(birth !== null
            ? [`born ${birth}`]
            : number === undefined && email === undefined
              ? [`name ${name(values)}`]
              : []),
        ]
        const before = [
          ...(meant ? [targets.before(meant.id, line)] : []),
          ...all.map(key => keys.before(key, line)),
        ].filter(first => first !== null)
        return before.length > 0 ? Math.min(...before) : null
      },
    }
  },
  changes: (field, from, to, { functions = [] }) => {
    if (field !== 'functions') return from === to ? [] : [{ field, from, to }]
    return functionsMore(from, to, functions).map(caption => ({ field, from: null, to: `+ ${caption}` }))
  },
}

/** A column called after the name alone holds both where there is no other one for the first name. */
function refined(columns: (ImportField | null)[], sample: readonly (readonly string[])[]): (ImportField | null)[] {
  const at = columns.indexOf('lastName')
  if (at < 0 || columns.includes('firstName')) return columns
  const said = sample.flatMap(cells => (cells[at] ? [cells[at]] : []))
  const joined = said.some(text => /[,;]/.test(text)) ? 'lastFirst' : 'firstLast'
  return columns.map((field, index) => (index === at && !columns.includes(joined) ? joined : field))
}

import { grouped } from '../../grouped.ts'
import { countryCell, emailCell, plainRule } from '../cells.ts'
import { FirstLines, alike, byNumberOf, nameKey, zipKey } from '../keys.ts'
import type { Cell, Kind, Matcher, Values } from '../kind.ts'
import { needing } from '../read-row.ts'
import { companyColumns } from './columns.ts'

function vatCell(value: string): Cell {
  const bare = value.replace(/[\s.-]/g, '').toUpperCase()
  return /^[A-Z]{2}[A-Z0-9+*]{2,12}$/.test(bare) ? { value: bare } : { reason: 'notVatId' }
}
const accountCell = (value: string): Cell => (/^[1-9]\d{4,8}$/.test(value) ? { value } : { reason: 'notAccount' })

const marks = ['vatId', 'taxNumber', 'debtorAccount', 'contactEmail'] as const

/** Whether the client that has the number a row says is another by its name and place, and by nothing the same. */
const isStranger = (values: Values, known: Values): boolean =>
  nameKey(values.name ?? '') !== nameKey(known.name ?? '') &&
  values.zipcode !== undefined &&
  known.zipcode !== undefined &&
  zipKey(values.zipcode) !== zipKey(known.zipcode) &&
  !marks.some(mark => values[mark] !== undefined && values[mark] === known[mark])

/** Clients: known by their number, else by their name and where they are. */
export const companies: Kind = {
  usual: companyColumns,
  rules: {
    number: { most: 30, figures: true },
    ...{ name: plainRule(200), street: plainRule(100), zipcode: { most: 20, figures: true }, city: plainRule(100) },
    country: { most: 100, read: countryCell },
    vatId: { most: 30, read: vatCell },
    taxNumber: { most: 30, figures: true },
    ...{ contactName: plainRule(100), contactPhone: { most: 40, figures: true } },
    contactEmail: { most: 254, read: emailCell },
    deliveryNoteEmail: { most: 254, read: emailCell },
    buyerReference: plainRule(100),
    debtorAccount: { most: 30, figures: true, read: accountCell },
  },
  completed: needing('name'),
  matcher: (rows, { items }): Matcher => {
    const byNumber = byNumberOf(items)
    const byName = grouped(
      items.filter(({ own }) => !own),
      ({ values }) => nameKey(values.name ?? ''),
    )
    const claimed = new Set(rows.flatMap(({ values }) => byNumber.get(values.number ?? '')?.id ?? []))
    const placeKey = ({ name = '', zipcode = '' }: Values) => `${nameKey(name)} ${zipKey(zipcode)}`
    /** Whoever has a number is told apart by it; a row without one that says the same is no further one. */
    const numbered = new Map(
      rows.flatMap(({ line, values, problems }) =>
        values.number !== undefined && problems.length === 0 ? [[placeKey(values), line] as const] : [],
      ),
    )
    const [targets, numbers, places] = [new FirstLines(), new FirstLines(), new FirstLines()]
    return {
      // By its number, else by its name; one another row names by number is meant by that row alone.
      meant: ({ number, name = '', zipcode }) => {
        const exact = number === undefined ? undefined : byNumber.get(number)
        if (exact) return { found: [exact], certain: true }
        const found = alike(byName.get(nameKey(name)) ?? [], zipcode)
        return { found: number === undefined ? found : found.filter(({ id }) => !claimed.has(id)), certain: true }
      },
      objection: (values, meant) => {
        const { number = '' } = values
        if (meant?.own) return { field: 'number', reason: 'ownNumber', text: number }
        const isTaken = meant && meant.values.number === number && isStranger(values, meant.values)
        return isTaken ? { field: 'number', reason: 'numberTaken', text: number } : null
      },
      before: (values, line, meant) => {
        if (meant) return targets.before(meant.id, line)
        const { number } = values
        const place = placeKey(values)
        return number === undefined ? (numbered.get(place) ?? places.before(place, line)) : numbers.before(number, line)
      },
    }
  },
}

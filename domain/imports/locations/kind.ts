import { zoneNamed } from '../../shift-time.ts'
import { grouped } from '../../grouped.ts'
import { plainRule } from '../cells.ts'
import { FirstLines, alike, nameKey, zipKey } from '../keys.ts'
import type { Cell, Kind, Matcher, Values } from '../kind.ts'
import { needing } from '../read-row.ts'
import { locationColumns } from './columns.ts'

function zoneCell(value: string): Cell {
  const zone = zoneNamed(value)
  return zone === undefined ? { reason: 'notZone' } : { value: zone }
}
const isZoneOf = (known: string | null | undefined, zone: string) => known != null && zoneNamed(known) === zone

/** Places: known by their name and postcode. */
export const locations: Kind = {
  usual: locationColumns,
  rules: {
    ...{ name: plainRule(200), street: plainRule(200), zipcode: { most: 20, figures: true }, city: plainRule(100) },
    ...{ country: plainRule(100), region: plainRule(100), timeZone: { most: 60, read: zoneCell } },
    ...{ entrance: plainRule(200), info: plainRule(4000) },
  },
  completed: needing('name', 'city'),
  matcher: (_, { items }): Matcher => {
    const byName = grouped(items, ({ values }) => nameKey(values.name ?? ''))
    const placeKey = ({ name = '', zipcode = '' }: Values) => `${nameKey(name)} ${zipKey(zipcode)}`
    const [targets, places] = [new FirstLines(), new FirstLines()]
    return {
      meant: ({ name = '', zipcode }) => ({ found: alike(byName.get(nameKey(name)) ?? [], zipcode), certain: true }),
      objection: ({ timeZone }, meant) =>
        meant?.planned && timeZone !== undefined && !isZoneOf(meant.values.timeZone, timeZone)
          ? { field: 'timeZone', reason: 'changeThere', text: '' }
          : null,
      before: (values, line, meant) => (meant ? targets.before(meant.id, line) : places.before(placeKey(values), line)),
    }
  },
  changes: (field, from, to) =>
    from === to || (field === 'timeZone' && isZoneOf(from, to)) ? [] : [{ field, from, to }],
  label: ({ values }) => [values.zipcode, values.city].filter(text => text !== undefined).join(' '),
}

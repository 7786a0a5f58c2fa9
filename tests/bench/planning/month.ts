/** A month of a large agency, as the server answers it. */
import {
  away,
  from,
  functions,
  job,
  person,
  position,
} from '../../../src/screens/planningCalendar/planning.fixtures.ts'
import type { PlanningCalendar } from '../../../src/screens/shared/planning/planning.types.ts'

export const days = 31
export const firstDay = from
const starts = ['05:45', '07:00', '14:00', '16:00', '23:00']
const firsts = ['Amira', 'Björn', 'Chiara', 'Dimitri', 'Emre', 'Femke', 'Gareth', 'Hanna', 'Ilse', 'Jonas']
const families = ['Haddad', 'Kowalski', 'Okafor', 'Petersen', 'van Dijk', 'Zieliński', 'Brandt']

/** People who work one day of three, some of them asked or on call, some away for days. */
export function month(people: number): PlanningCalendar {
  const positions = Array.from({ length: days * starts.length }, (_, at) => {
    const start = starts[at % starts.length] ?? '07:00'
    const end = `${String((Number(start.slice(0, 2)) + 8) % 24).padStart(2, '0')}${start.slice(2)}`
    return position(Math.floor(at / starts.length), start, end, { open: at % 9 === 0 ? 2 : 0 })
  })
  const items = Array.from({ length: people }, (_, at) =>
    person(
      `${firsts[at % firsts.length] ?? ''} ${families[at % families.length] ?? ''} ${at + 1}`,
      Math.floor((at * functions.length) / people),
      positions
        .filter((_one, place) => place % starts.length === at % starts.length && (place + at) % 3 === 0)
        .map((one, nth) => job(one, (nth + at) % 10 === 0 ? 'pending' : (nth + at) % 15 === 1 ? 'spare' : 'confirmed')),
      at % 7 === 0
        ? [away('vacation', at % 26, (at % 26) + 4)]
        : at % 11 === 0
          ? [away('sick', at % 29, (at % 29) + 1)]
          : [],
    ),
  )
  return { items, total: people, limit: 1000, page: 1, positions, bankHolidays: [] }
}

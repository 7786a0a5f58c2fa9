import { uuid } from '../shared/fixtures.ts'
import type { Line, Overview } from './item-list.types.ts'

const project = { id: uuid(900), number: 'N-1010', name: 'Hanse Sessions' }
const people = ['Oke Thomsen', 'Finn Albers', 'Hauke Brandt', 'Chiara Lombardi', 'Samira Haddad', 'Owain Pryce']

const crewOf = (at: number, name: string, count: number, change: Partial<Line>): Line[] =>
  people.slice(0, count).map((person, place) => ({
    id: uuid(at * 100 + place),
    date: '2026-05-08',
    begin: '10:00',
    end: '18:00',
    daysLater: 0,
    crew: { id: uuid(800 + at), name },
    project,
    function:
      place === 0
        ? { id: uuid(701), caption: 'Crew chief', code: 'crewChief' }
        : { id: uuid(702), caption: 'Stagehand', code: 'stagehand' },
    person: { id: uuid(600 + place), name: person },
    state: 'signed',
    hours: 450,
    isPlanned: false,
    rate: place === 0 ? 4600 : 3100,
    currency: 'EUR',
    addOns: [],
    sum: place === 0 ? 34500 : 23250,
    addOn: 0,
    total: place === 0 ? 34500 : 23250,
    ...change,
  }))

export const lines: readonly Line[] = [
  ...crewOf(1, 'Build-up', 6, {}),
  ...crewOf(2, 'Show', 4, {
    begin: '18:00',
    end: '01:00',
    daysLater: 1,
    state: 'planned',
    isPlanned: true,
    hours: 390,
    rate: 3100,
    addOns: [{ reason: 'night', percent: 25, minutes: 120 }],
    sum: 20150,
    addOn: 1550,
    total: 21700,
  }),
]

const sumsOf = (of: readonly Line[]) => {
  const sum = (field: 'hours' | 'sum' | 'addOn' | 'total') => of.reduce((all, line) => all + (line[field] ?? 0), 0)
  return {
    lines: of.length,
    hours: sum('hours'),
    amounts: [{ currency: 'EUR', sum: sum('sum'), addOn: sum('addOn'), total: sum('total') }],
  }
}

export const overviewOf = (of: readonly Line[]): Overview => ({
  groups: [...new Set(of.map(({ crew }) => crew.id))].flatMap(id => {
    const own = of.filter(({ crew }) => crew.id === id)
    const [first] = own
    if (!first) return []
    const { crew, date, state } = first
    return [{ crew, project, venue: 'Fabrik', date, state, ...sumsOf(own) }]
  }),
  ...sumsOf(of),
  unpriced: 0,
  rateCards: ['Hanse 2026'],
})

/** As whoever may not see prices reads it. */
export const unpriced = (line: Line): Line => ({
  ...line,
  ...{ rate: null, currency: null, addOns: [], sum: null, addOn: null, total: null },
})

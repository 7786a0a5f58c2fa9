import { caption, shift, uuid } from '../../shared/fixtures.ts'
import { planned } from '../projects.fixtures.ts'
import type { Position } from '../project.types.ts'
import type { Known } from './profiling.types.ts'

const days = ['2026-05-27', '2026-05-28', '2026-05-29', '2026-05-30']
const functionOf = (at: number, code: string, words: string) => ({ ...caption(code, words), id: uuid(75_000 + at) })
const chief = functionOf(1, 'crewChief', 'Crew chief')
const rigger = functionOf(2, 'rigger', 'Rigger')
const stagehand = functionOf(3, 'stagehand', 'Stagehand')

let made = 1
const position = (
  does: Position['function'],
  date: string,
  amountOfRows: number,
  filled: number,
  requested = 0,
): Position => ({
  ...(planned[0] as Position),
  id: uuid(76_000 + made++),
  function: does,
  ...shift(date, '08:00', '16:00'),
  amountOfRows,
  filled,
  requested,
})
export const positions: Position[] = days.flatMap((date, at) => [
  position(stagehand, date, 12, [9, 12, 10, 5][at] ?? 0, [1, 0, 2, 2][at]),
  position(chief, date, 2, 2),
  position(rigger, date, 4, [3, 4, 4, 3][at] ?? 0, at === 0 ? 0 : at === 3 ? 1 : 0),
])

/** `week`: one letter a day; c confirmed, r requested, - neither. */
const person = (name: string, does: Position['function'], week: string, more: Partial<Known> = {}): Known => ({
  person: { id: uuid(77_000 + made++), name, pictureUrl: null, phone: '+49 170 5550144' },
  function: does,
  days: [...week].flatMap((letter, at) =>
    letter === '-'
      ? []
      : [
          {
            date: days[at] ?? '',
            state: letter === 'c' ? ('confirmed' as const) : ('requested' as const),
            crew: { id: uuid(60_001), name: 'Load-in' },
          },
        ],
  ),
  timesHere: 0,
  timesForClient: 0,
  favourite: null,
  qualified: null,
  rating: null,
  ratings: 0,
  late: 0,
  absent: 0,
  blocked: null,
  ...more,
})
const until = (state: NonNullable<Known['qualified']>['state'], validUntil: string | null) => ({ state, validUntil })

export const people: Known[] = [
  person('Hauke Brandt', chief, 'cc-c', { timesForClient: 64, qualified: until('holds', '2027-04-30') }),
  person('Ingrid Solberg', chief, 'c-c-', { timesHere: 22, qualified: until('holds', '2028-01-31') }),
  person('Björn Hallström', rigger, 'r--r', { favourite: 'client', qualified: until('holds', '2028-03-31') }),
  person('Mirko Vuković', rigger, 'cccc', { timesHere: 31, qualified: until('holds', '2028-03-31') }),
  person('Tomasz Zieliński', rigger, 'cc--', { timesForClient: 11, qualified: until('holds', '2027-10-31') }),
  person('Aylin Demir', rigger, 'c--c', { timesHere: 9, qualified: until('endsSoon', '2026-05-30') }),
  person('Lena Petersen', stagehand, 'cc-r', { timesForClient: 7, rating: 4.4, ratings: 6 }),
  person('Oke Thomsen', stagehand, 'cccc', { timesForClient: 9, rating: 4.6, ratings: 8 }),
  person('Jonas Feddersen', stagehand, 'cc--', { timesForClient: 3, late: 2 }),
  person('Piet de Vries', stagehand, 'c-cc', { timesHere: 12, qualified: until('ended', '2026-05-28'), absent: 1 }),
  person('Chiara Lombardi', stagehand, 'cc-c', {
    timesHere: 5,
    blocked: { client: true, reason: 'Came late twice' },
    qualified: until('holds', null),
  }),
  person('Maximiliane-Charlotte von Schönburg-Hartenstein', stagehand, 'rr--'),
]

/** Twelve days, and three hundred people. */
export const longDays: Position[] = Array.from({ length: 12 }, (_, at) =>
  position(stagehand, `2026-06-${String(at + 1).padStart(2, '0')}`, 30, 12),
)
export const hundreds: Known[] = Array.from({ length: 300 }, (_, at) => ({
  ...person(`Person ${at + 1}`, stagehand, 'c'),
  days: longDays
    .filter((_day, on) => (on + at) % 3 === 0)
    .map(({ startDate }) => ({ date: startDate, state: 'confirmed', crew: { id: uuid(60_001), name: 'Load-in' } })),
}))

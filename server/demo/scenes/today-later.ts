import type { Place } from '../places.ts'
import { type Position, type SceneProject, type Stage, addSceneCrew } from './stage.ts'
import { addDays, shiftOn } from '../times.ts'
import type { FunctionCode } from '../../lookups/trade.ts'

type Need = readonly [code: FunctionCode, amount: number, filled: number]
interface Call {
  name: string
  /** Days after today's load-in. */
  day: number
  from: string
  to: string
  needs: readonly Need[]
}

/** What follows today's load-in: nearly staffed tomorrow, half staffed at the end. */
const calls: readonly Call[] = [
  {
    name: 'Sound check',
    day: 1,
    from: '10:00',
    to: '14:00',
    needs: [
      ['crewChief', 1, 1],
      ['soundTechnician', 2, 2],
      ['stagehand', 3, 3],
    ],
  },
  {
    name: 'Show 1',
    day: 1,
    from: '17:00',
    to: '00:30',
    needs: [
      ['crewChief', 1, 1],
      ['followSpot', 3, 3],
      ['runner', 2, 1],
      ['steward', 4, 3],
    ],
  },
  {
    name: 'Show 2',
    day: 2,
    from: '16:00',
    to: '23:00',
    needs: [
      ['crewChief', 1, 1],
      ['followSpot', 3, 2],
      ['runner', 2, 2],
      ['steward', 4, 2],
    ],
  },
  {
    name: 'Load-out',
    day: 2,
    from: '23:00',
    to: '07:00',
    needs: [
      ['crewChief', 1, 1],
      ['rigger', 4, 3],
      ['loader', 5, 3],
      ['stagehand', 8, 5],
    ],
  },
]
export const laterDays = Math.max(...calls.map(({ day }) => day))

/** The shifts of the days after today's load-in. */
export function addLaterCalls(stage: Stage, project: SceneProject, place: Place, begin: string): void {
  for (const { name, day, from, to, needs } of calls) {
    const shift = shiftOn(addDays(begin, day), from, to, place.timeZone)
    const positions = needs.map(([code, amount, filled]): Position => ({
      code,
      amount,
      filled,
      shift,
      more: { crewChiefOnly: code === 'crewChief' },
    }))
    addSceneCrew(stage, project, place, name, positions)
  }
}

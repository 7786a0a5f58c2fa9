import type { Call } from '../resources/under-test.ts'
import type { TenantWorld } from './world.ts'

/** A line across the pad. */
export const drawn = {
  ratio: 3,
  strokes: [
    [
      [100, 200],
      [400, 120],
      [800, 240],
    ],
  ],
}

/** One entry of an outbox: the colleague says to be on the way. */
export const punchEntry = (w: TenantWorld, more: object = {}) => ({
  key: crypto.randomUUID(),
  projectCrewItemId: w.items.today,
  caption: 'Pre-call',
  type: 'LOG',
  personId: w.persons.colleague,
  replayed: true,
  ...more,
})

/** Nobody of the client is there: hours of everybody who worked on the main crew. */
export const signOffIn = (w: TenantWorld) => ({
  lines: [
    { id: w.jobs.member.today, chargeable: 420, startTime: '10:30', endTime: '18:00' },
    { id: w.jobs.chief.today, chargeable: 420, startTime: '10:30', endTime: '18:00' },
    { id: w.jobs.member.past, chargeable: 450 },
  ],
})

/** The address of an operation's path template under /api/v1, with ids and a query filled in; a second id that is not said is none. */
export const addressOf = (template: string, { id, second, query }: Call): string =>
  `/api/v1${template.replace(/\{\w+\}/, id ?? '').replace(/\{\w+\}/, second ?? crypto.randomUUID())}${query ? `?${query}` : ''}`

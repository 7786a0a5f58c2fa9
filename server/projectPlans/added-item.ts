import type { Context } from '../context.ts'
import { type ShiftProblem, derived } from '../projectCrewItems/derived-times.ts'
import type { Added, NewPosition } from './write-plan.ts'

interface Hours {
  startDate: string
  endDate: string | null
  startTime: string
  endTime: string
}

/** The hours of the crew's first position, which those added to it begin with. */
export const hoursOf = <Item extends Hours & { crewId: string }>(items: readonly Item[], crewId: string) =>
  items.find(item => item.crewId === crewId)

interface Belongs {
  /** Id and name of its crew. */
  crew: string
  name: string
  /** Where it stands in the body. */
  at: string
}

/** When a position works that says only what differs from its crew's hours. Throws `invalidInput` where neither says it. */
export function addedShift(
  ctx: Context<ShiftProblem>,
  item: { [Field in keyof Hours]?: Hours[Field] | undefined },
  hours: Hours | null | undefined,
  zone: string,
  of: Pick<Belongs, 'name' | 'at'>,
) {
  const startDate = item.startDate ?? hours?.startDate
  const startTime = item.startTime ?? hours?.startTime
  const endTime = item.endTime ?? hours?.endTime
  if (startDate === undefined || startTime === undefined || endTime === undefined)
    throw ctx.refuse('invalidInput', {
      errors: [{ path: `${of.at}.startTime`, message: 'its crew has no hours yet: they are needed here' }],
    })
  const own = item.startDate ?? item.startTime ?? item.endTime
  const endDate = item.endDate ?? (own === undefined ? (hours?.endDate ?? null) : null)
  const shift = { startDate, endDate, startTime, endTime, zone }
  return { ...shift, ...derived(ctx.refuse, shift, { crew: of.name, startDate }, of.at) }
}

/** A position of a plan, with its hours. */
export const addedItem = (
  ctx: Context<ShiftProblem>,
  item: NewPosition,
  hours: Hours | undefined,
  zone: string,
  of: Belongs,
): Added => ({
  ...item,
  id: item.requestId ?? crypto.randomUUID(),
  crew: of.crew,
  ...addedShift(ctx, item, hours, zone, of),
})

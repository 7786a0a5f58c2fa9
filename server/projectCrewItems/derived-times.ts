import { longestShift } from '../../domain/deliveryNotes/hours.ts'
import { type ShiftInstants, instantsOf } from '../../domain/shift-time.ts'
import type { Refuse } from '../context.ts'

export type ShiftProblem = 'timeInGap' | 'timeIsDoubled' | 'invalidInput'

/** Throws the refusal of a local time, with details of what it belongs to and where that stands; otherwise its instants. */
export function derived(
  refuse: Refuse<ShiftProblem>,
  shift: Parameters<typeof instantsOf>[0],
  details: Record<string, unknown> = {},
  at = 'body',
): { starts: Date; ends: Date } {
  const invalid = (field: string, message: string) =>
    refuse('invalidInput', { ...details, errors: [{ path: `${at}.${field}`, message }] })
  const instants: ShiftInstants = instantsOf(shift)
  if ('starts' in instants) {
    if (instants.ends - instants.starts > longestShift * 60_000)
      throw invalid('endDate', 'a shift lasts at most 48 hours')
    return { starts: new Date(instants.starts), ends: new Date(instants.ends) }
  }
  if (instants.problem === 'timeInGap' || instants.problem === 'timeIsDoubled')
    throw refuse(instants.problem, {
      ...details,
      which: instants.which,
      choices: instants.choices.map(c => ({ localTime: c.localTime, utcOffset: c.utcOffset })),
    })
  throw invalid(instants.problem === 'endsBeforeStart' ? 'endTime' : 'startTime', instants.problem)
}

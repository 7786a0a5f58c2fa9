import { packed } from '../../../../domain/projects/lanes.ts'
import { daysUntil } from '../../../../domain/shift-display.ts'
import { type CalendarProject, type Lanes, type Shown, groups } from './calendar.types.ts'

/** By weeks: days up to which a bar is too short for its words, and days those take beside it. */
const room = { 2: { shortest: 1, beside: 2 }, 4: { shortest: 2, beside: 3 }, 12: { shortest: 8, beside: 9 } } as const

/** Projects of each group in lanes, below each other. */
export function lanesOf(projects: readonly CalendarProject[], { from, weeks, closed }: Shown): Lanes[] {
  let first = 0
  return groups.map(group => {
    const own = projects.filter(({ status }) => status === group)
    const open = !closed.includes(group)
    const spans = own.map(project => ({
      project,
      from: daysUntil(project.beginDate, from),
      to: daysUntil(project.endDate, from),
    }))
    const { placed, lanes } = packed(spans, { days: weeks * 7, ...room[weeks] })
    const bars = open ? placed.map(bar => ({ ...bar, lane: bar.lane + first })) : []
    const told = { group, projects: own, bars, first, lanes: open ? Math.max(1, lanes) : 1, open }
    first += told.lanes
    return told
  })
}

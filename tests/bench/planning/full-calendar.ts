import { Calendar } from '@fullcalendar/core'
import timeline from '@fullcalendar/resource-timeline'
import { daysLater } from '../../../domain/shift-display.ts'
import type { PlanningCalendar } from '../../../src/screens/shared/planning/planning.types.ts'
import { days, firstDay } from './month.ts'
import { timesOf } from './times.ts'

/** Draws the month as its timeline of resources, a slot a day; what it returns takes it away. */
export function fullCalendar(root: HTMLElement, calendar: PlanningCalendar) {
  const drawn = new Calendar(root, {
    plugins: [timeline],
    // The licence to try it: nothing but this comparison uses it.
    schedulerLicenseKey: 'CC-Attribution-NonCommercial-NoDerivatives',
    initialView: 'resourceTimeline',
    initialDate: firstDay,
    duration: { days },
    slotDuration: { days: 1 },
    height: 824,
    resources: calendar.items.map(({ id, name }) => ({ id, title: name })),
    events: timesOf(calendar).map(({ id, person, title, starts, ends }) => ({
      id,
      resourceId: person,
      title,
      start: starts,
      end: ends,
    })),
    validRange: { start: firstDay, end: daysLater(firstDay, days) },
  })
  drawn.render()
  return () => drawn.destroy()
}

import { DataSet } from 'vis-data'
import { Timeline } from 'vis-timeline'
import 'vis-timeline/styles/vis-timeline-graph2d.min.css'
import { daysLater } from '../../../domain/shift-display.ts'
import type { PlanningCalendar } from '../../../src/screens/shared/planning/planning.types.ts'
import { days, firstDay } from './month.ts'
import { timesOf } from './times.ts'

/** Draws the month as its timeline of groups; what it returns takes it away. */
export function vis(root: HTMLElement, calendar: PlanningCalendar) {
  const groups = new DataSet(calendar.items.map(({ id, name }) => ({ id, content: name })))
  const items = new DataSet(
    timesOf(calendar).map(({ id, person, title, starts, ends }) => ({
      id,
      group: person,
      content: title,
      start: starts,
      end: ends,
    })),
  )
  const drawn = new Timeline(root, items, groups, {
    start: firstDay,
    end: daysLater(firstDay, days),
    height: 824,
    verticalScroll: true,
    // The lighter of its ways: days of one person hardly ever overlap.
    stack: false,
  })
  return () => drawn.destroy()
}

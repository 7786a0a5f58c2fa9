import type { PlanningCalendar } from '../../../src/screens/shared/planning/planning.types.ts'

/** Everything of a month, each as a stretch of time of a person. */
export const timesOf = ({ items, positions }: PlanningCalendar) => {
  const byId = new Map(positions.map(one => [one.id, one]))
  return items.flatMap(({ id: person, jobs, absences }) => [
    ...jobs.flatMap(({ id, projectCrewItemId }) => {
      const at = byId.get(projectCrewItemId)
      return at ? [{ id, person, title: at.startTime, starts: at.starts, ends: at.ends }] : []
    }),
    ...absences.map(({ id, kind, starts, ends }) => ({ id, person, title: kind, starts, ends })),
  ])
}

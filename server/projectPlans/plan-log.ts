import { type LogFields, changesOf } from '../../domain/activities/changes.ts'
import type { LogLine } from '../activities/log.ts'
import type { Plan, Present } from './read-plan.ts'
import type { Added, AddedCrew, Changed } from './write-plan.ts'

interface Done {
  altered: readonly Changed[]
  crews: readonly AddedCrew[]
  items: readonly Added[]
  gone: readonly string[]
}

/** What the log says of a plan. A crew that is added says it for its positions, one that goes likewise. */
export function planLog(present: Present, plan: Plan, { altered, crews, items, gone }: Done): LogLine[] {
  const { projectId } = present
  const crewOf = (id: string) => present.crews.find(crew => crew.id === id)
  const nameIn = (of: readonly { id: string; name: string }[], id: string | null | undefined) =>
    id === undefined ? undefined : (of.find(one => one.id === id)?.name ?? null)
  return [
    ...crews.map(({ id, name }) => ({ code: 'crewAdded' as const, projectId, crewId: id, named: { crew: name } })),
    ...items
      .filter(item => crewOf(item.crew) !== undefined)
      .map(item => {
        const does = present.functions.find(({ id }) => id === item.functionId)
        const named = {
          crew: crewOf(item.crew)?.name ?? '',
          position: does?.name ?? '',
          functionCode: does?.code ?? '',
        }
        const changes = changesOf({}, { amountOfRows: item.amountOfRows })
        const code = item.requestId === undefined ? ('positionAdded' as const) : ('positionRequestAccepted' as const)
        return { code, projectId, crewId: item.crew, itemId: item.id, named, changes }
      }),
    ...plan.changes.flatMap(({ id, revision: _, cateringId, ...entered }) => {
      const item = altered.find(one => one.id === id)
      const was = present.items.find(one => one.id === id)
      if (!item || !was) return []
      const changes = changesOf(was, { ...entered, catering: nameIn(present.catering, cateringId) })
      return [
        {
          code: 'positionChanged' as const,
          projectId,
          itemId: id,
          changes,
          ...(item.moved ? { told: was.asked } : {}),
        },
      ]
    }),
    ...plan.crewChanges.flatMap(({ id, name, meetingPoint, crewChiefId }) => {
      const crew = crewOf(id)
      if (!crew) return []
      const before: LogFields = { name: crew.name, meetingPoint: crew.meetingPoint, crewChief: crew.chief }
      const changes = changesOf(before, { name, meetingPoint, crewChief: nameIn(present.people, crewChiefId) })
      return changes.length ? [{ code: 'crewChanged' as const, projectId, crewId: id, changes }] : []
    }),
    ...plan.removedCrewIds.map(id => ({ code: 'crewRemoved' as const, projectId, crewId: id })),
    ...gone
      .filter(id => plan.removedItemIds.includes(id))
      .map(id => ({ code: 'positionRemoved' as const, projectId, itemId: id })),
  ]
}

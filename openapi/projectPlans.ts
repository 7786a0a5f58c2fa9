import { z } from 'zod'
import { planning } from './access.ts'
import { CrewItem } from './positions.ts'
import { crewItemChange } from './projectCrewItems.ts'
import { ProjectCrewSummary } from './projects.shapes.ts'
import { route } from './route.ts'
import { PlanningCalendar } from './planningCalendar.ts'
import { Day, Id, IdOrNumber, WallTime, manyLines, named, oneLine } from './schemas.ts'
import { row } from './scopes.ts'

export const about = 'Crews and positions of a project, as planning adds and changes them'

const name = oneLine(200).min(1)
const text = manyLines(2000).optional()

/** A position to be; its hours may be those of its crew. */
const position = {
  functionId: Id.describe('one of `/functions`'),
  amountOfRows: z.number().int().min(1).max(500),
  startDate: Day.optional().describe('absent: that of its crew'),
  endDate: Day.nullable().optional(),
  startTime: WallTime.optional().describe('absent: that of its crew'),
  endTime: WallTime.optional().describe('absent: that of its crew'),
  breakMinutes: z.number().int().min(0).max(600).optional().describe('absent: none'),
  cateringId: Id.nullable().optional().describe('one of `/cateringAgreementTypes`; absent: what the project says'),
  task: text,
  crewChiefOnly: z.boolean().optional(),
  openForApplications: z.boolean().optional(),
  commentExternal: text,
  commentInternal: text,
  commentCrew: text,
  commentCrewChief: text,
}
const NewPosition = named('NewPosition', z.strictObject(position))

export const NewProjectCrew = named(
  'NewProjectCrew',
  z.strictObject({
    name,
    startDate: Day,
    endDate: Day.nullable().optional(),
    startTime: WallTime,
    endTime: WallTime,
    locationId: Id.optional().describe('absent: where the project is'),
    meetingPoint: text,
    crewChiefId: Id.optional().describe('who leads it; absent: nobody yet'),
    positions: z.array(NewPosition).max(100).optional().describe('those it begins with'),
  }),
)
export const NewCrewItem = named(
  'NewProjectCrewItem',
  z.strictObject({ projectCrewId: Id.describe('the crew it belongs to'), ...position }),
)

const ItemChange = named('PlannedItemChange', z.strictObject({ id: Id.describe('of the position'), ...crewItemChange }))
const CrewChange = named(
  'PlannedCrewChange',
  z.strictObject({
    id: Id.describe('of the crew'),
    name: name.optional(),
    meetingPoint: manyLines(2000).nullable().optional(),
    crewChiefId: Id.nullable().optional().describe('who leads it; null: nobody'),
  }),
)

const several = <S extends z.ZodType>(shape: S, max: number) => z.array(shape).max(max).optional()
export const PlanChange = named(
  'ProjectPlanChange',
  z
    .strictObject({
      crews: several(NewProjectCrew, 100).describe('crews to add, with their positions'),
      items: several(NewCrewItem, 500).describe('positions to add to crews that are there'),
      crewChanges: several(CrewChange, 100).describe('crews to change'),
      changes: several(ItemChange, 500).describe('positions to change'),
      removedCrewIds: several(Id, 100).describe('crews to take away, with their positions; nobody may be on them'),
      removedItemIds: several(Id, 500).describe('positions to take away; nobody may be on them'),
      templateId: Id.optional().describe('the template its crews come from: it counts how often it is used'),
      acceptDoubleBooking: z.boolean().optional(),
    })
    .refine(body => Object.values(body).some(part => Array.isArray(part) && part.length > 0), 'nothing to change'),
)
export const PlanAnswer = named(
  'ProjectPlanAnswer',
  z.object({
    crewIds: z.array(Id).describe('of crews that were added, in their order'),
    itemIds: z.array(Id).describe('of positions that were added, in their order: those of crews that were there first'),
    told: z.number().int().describe('people whose hours or place were moved: they are asked whether that suits them'),
  }),
)

const plansProject = { ...planning, scope: row('project', 'handles') } as const
const timeProblems = ['notFound', 'timeInGap', 'timeIsDoubled'] as const

export const createProjectCrew = route({
  operationId: 'createProjectCrew',
  method: 'post',
  path: '/projects/{id}/projectCrews',
  summary: 'Add a crew to a project, with its positions',
  access: plansProject,
  params: IdOrNumber,
  body: NewProjectCrew,
  responses: { 201: ProjectCrewSummary },
  problems: timeProblems,
})

export const createProjectItem = route({
  operationId: 'createProjectItem',
  method: 'post',
  path: '/projects/{id}/projectCrewItems',
  summary: 'Add a position to a crew of a project',
  access: plansProject,
  params: IdOrNumber,
  body: NewCrewItem,
  responses: { 201: CrewItem },
  problems: timeProblems,
})

export const changeProjectPlan = route({
  operationId: 'changeProjectPlan',
  method: 'post',
  path: '/projects/{id}/plan',
  summary: 'Add, change and take away crews and positions of a project: all of it or none',
  access: plansProject,
  params: IdOrNumber,
  body: PlanChange,
  responses: { 200: PlanAnswer },
  problems: [...timeProblems, 'amountBelowFilled', 'alreadyConfirmed', 'changedMeanwhile', 'positionHasPeople'],
  extension: true,
})

/** Bank holidays where a project is. */
export const ProjectHolidays = named(
  'ProjectHolidays',
  z.object({
    items: z
      .array(z.object({ date: Day, code: PlanningCalendar.shape.bankHolidays.element.shape.code }))
      .describe('bank holidays at its place, soonest first; none where nobody knows its country'),
  }),
)

export const listProjectHolidays = route({
  operationId: 'listProjectHolidays',
  method: 'get',
  path: '/projects/{id}/bankHolidays',
  summary: 'Bank holidays at the place of a project, for 100 days at most',
  access: { ...plansProject },
  params: IdOrNumber,
  query: z.strictObject({ dateFrom: Day, dateTo: Day }),
  responses: { 200: ProjectHolidays },
  extension: true,
})

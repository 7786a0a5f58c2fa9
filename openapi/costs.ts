import { z } from 'zod'
import { route } from './route.ts'
import {
  Caption,
  Day,
  Id,
  IdOrNumber,
  WallTime,
  listOf,
  named,
  oneLine,
  paging,
  searching,
  daysAsked,
} from './schemas.ts'
import { list, row } from './scopes.ts'

export const about = 'What work costs clients, line by line'

export const addOnReasons = ['night', 'sunday', 'holiday', 'overtime', 'minimum'] as const
export const costStates = ['planned', 'running', 'worked', 'signed'] as const

/** In the smallest unit of a currency; null where there is no rate, and without the right to see prices. */
const Money = z.number().int().nullable()
const Minutes = z.number().int()

export const AddOn = named(
  'AddOn',
  z.object({
    reason: z
      .enum(addOnReasons)
      .describe('what is charged for: part of the night, a Sunday, a holiday, overtime, or up to the minimum'),
    percent: z.number().int(),
    minutes: Minutes.describe('so many minutes of the shift'),
  }),
)

export const PlanningCrewItem = named(
  'PlanningCrewItem',
  z.object({
    id: Id.describe('the job’s'),
    date: Day.describe('the day the shift begins on'),
    begin: WallTime.describe('when the shift begins, by the clock of the venue'),
    end: WallTime.describe('when it ends, by the same clock'),
    daysLater: z.number().int().describe('on which day it ends: 0 the same, 1 the next'),
    crew: z.object({ id: Id, name: z.string() }),
    project: z.object({ id: Id, number: z.string(), name: z.string() }),
    function: Caption,
    person: z.object({ id: Id, name: z.string() }),
    state: z
      .enum(costStates)
      .describe('planned: still to come; running: now; worked: over and not signed; signed: by the client'),
    hours: Minutes.describe('charged minutes: as signed, else as the punches propose them, else as planned'),
    isPlanned: z.boolean().describe('the hours are those of the plan: nobody has worked them yet'),
    rate: Money.describe('what an hour costs'),
    currency: z.string().nullable(),
    addOns: z.array(AddOn).describe('what comes on top of the sum, and why'),
    sum: Money.describe('hours times rate, rounded by itself'),
    addOn: Money.describe('what comes on top of the sum: the total less the sum'),
    total: Money.describe(
      'hours times rate and what comes on top, rounded once: half of the smallest unit goes away from 0',
    ),
  }),
)

const Amounts = z
  .array(z.object({ currency: z.string(), sum: z.number().int(), addOn: z.number().int(), total: z.number().int() }))
  .describe('sums of the lines, one for each currency; none without the right to see prices')
const sums = {
  lines: z.number().int().describe('how many lines they are'),
  hours: Minutes.describe('charged minutes of all of them'),
  amounts: Amounts,
}

export const PlanningCrewItemsOverview = named(
  'PlanningCrewItemsOverview',
  z.object({
    groups: z
      .array(
        z.object({
          crew: z.object({ id: Id, name: z.string() }),
          project: z.object({ id: Id, number: z.string(), name: z.string() }),
          venue: z.string(),
          date: Day.describe('the day the crew begins on'),
          state: z.enum(costStates),
          ...sums,
        }),
      )
      .describe('one for each crew, in the order of the list'),
    ...sums,
    unpriced: z.number().int().describe('lines without a rate: no rate card has their function'),
    rateCards: z.array(z.string()).describe('names of the rate cards they are charged by'),
  }),
)

const stages = {
  people: z.number().int().describe('who was there, is, or is to be'),
  places: z.number().int().describe('how many were planned'),
  hours: z
    .object({
      planned: Minutes.describe('minutes of all places, as the plan has them'),
      worked: Minutes.nullable().describe(
        'minutes between the punches, less the break; of whoever is there, until now; null: nobody has come yet, or it is not the caller’s matter',
      ),
      chargeable: Minutes.nullable().describe('minutes as signed, else as proposed once the crew is over; null before'),
      invoiced: Minutes.nullable().describe('null: not yet'),
    })
    .describe('in the order in which hours come about'),
}
const Stages = z
  .object({
    planned: z.number().int().describe('all places, as the plan has them'),
    chargeable: z.number().int().nullable().describe('null before the crew is over'),
    invoiced: z.number().int().nullable().describe('null: not yet'),
  })
  .describe('in the smallest unit of the currency')
const amounts = z
  .array(Stages.extend({ currency: z.string() }))
  .describe('what the lines come to, one for each currency; none without the right to see prices')

export const ProjectCosts = named(
  'ProjectCosts',
  z.object({
    crews: z
      .array(
        z.object({
          crew: z.object({ id: Id, name: z.string() }),
          date: Day.describe('the day it begins on'),
          begin: WallTime.describe('when its first shift begins, by the clock of the venue'),
          end: WallTime.describe('when its last one ends, by the same clock'),
          daysLater: z.number().int().describe('on which day it ends: 0 the same, 1 the next'),
          state: z.enum(costStates),
          ...stages,
          amounts,
          positions: z
            .array(
              z.object({
                id: Id,
                function: Caption,
                task: z.string().nullable(),
                ...stages,
                rate: Money.describe('what an hour costs'),
                currency: z.string().nullable(),
                addOns: z.array(AddOn).describe('what comes on top for one place as planned, and why'),
                cost: Stages.nullable().describe('null where there is no rate, and without the right to see prices'),
              }),
            )
            .describe('in the order of the plan'),
        }),
      )
      .describe('soonest first'),
    ...stages,
    amounts,
    unpriced: z.number().int().describe('positions without a rate: no rate card has their function'),
    rateCards: z.array(z.string()).describe('names of the rate cards they are charged by'),
  }),
)

const narrowing = {
  dateFrom: Day,
  dateTo: Day,
  companyId: Id.optional().describe('of this client alone'),
  projectId: Id.optional().describe('of this project alone'),
  functionId: Id.optional().describe('those of one function'),
  state: z.enum(costStates).optional().describe('absent: all'),
  ...searching,
}
const reading = {
  sessions: ['user'],
  loginTypes: ['clients', 'planners', 'office'],
  right: 'planningCrewItemList',
  scope: list('projects'),
} as const

export const listPlanningCrewItems = route({
  operationId: 'listPlanningCrewItems',
  method: 'get',
  path: '/projectsReadProjectCrewItems',
  summary: 'Who works when and what it costs: a line for each person and shift, by crew; 100 days at most',
  access: reading,
  query: z.strictObject({ ...narrowing, ...daysAsked, ...paging }),
  responses: { 200: listOf('PlanningCrewItemList', PlanningCrewItem) },
})

export const readPlanningCrewItemsOverview = route({
  operationId: 'readPlanningCrewItemsOverview',
  method: 'get',
  path: '/planningCrewItemsOverview',
  summary: 'What the lines of that list come to, by crew and all together',
  access: reading,
  query: z.strictObject(narrowing),
  responses: { 200: PlanningCrewItemsOverview },
  extension: true,
})

export const exportPlanningCrewItems = route({
  operationId: 'exportPlanningCrewItems',
  method: 'get',
  path: '/planningCrewItemsSheet',
  summary: 'The same lines, groups and sums as a sheet',
  access: reading,
  query: z.strictObject({
    ...narrowing,
    language: oneLine(5).optional().describe('of its headings; absent: the caller’s'),
  }),
  responses: { 200: { contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } },
  extension: true,
})

export const readProjectCosts = route({
  operationId: 'readProjectCosts',
  method: 'get',
  path: '/projects/{id}/costs',
  summary: 'What a project takes and costs, as planned, worked, chargeable and invoiced, by crew and position',
  access: {
    sessions: ['user'],
    loginTypes: ['clients', 'planners', 'office'],
    right: 'projects',
    scope: row('project', 'handles'),
  },
  params: IdOrNumber,
  responses: { 200: ProjectCosts },
  extension: true,
})

const costReading = { ...readProjectCosts.access, scope: row('project', 'handles') } as const
/** How what is exported is put together. */
const exported = {
  grouping: z.enum(['crew', 'position']).default('crew').describe('what the lines stand under'),
  language: oneLine(5).optional().describe('of its words; absent: the caller’s'),
}

export const readProjectReport = route({
  operationId: 'readProjectReport',
  method: 'get',
  path: '/projects/{id}/report',
  summary: 'The hours of a project to print, from the plan to the invoice, without a price',
  access: costReading,
  params: IdOrNumber,
  query: z.strictObject(exported),
  responses: { 200: { contentType: 'application/pdf' } },
  ownTransactions: true,
})

export const exportProjectCalculationDocuments = route({
  operationId: 'exportProjectCalculationDocuments',
  method: 'get',
  path: '/projects/{id}/exportProjectCalculationDocuments',
  summary: 'The same with what it costs, for whoever may see prices',
  access: costReading,
  params: IdOrNumber,
  query: z.strictObject(exported),
  responses: { 200: { contentType: 'application/pdf' } },
  ownTransactions: true,
})

export const exportProjectCalculationReportXLXS = route({
  operationId: 'exportProjectCalculationReportXLXS',
  method: 'post',
  path: '/projects/{id}/exportProjectCalculationReportXLXS',
  summary: 'The same lines and sums as a sheet, hours and money as numbers',
  access: costReading,
  params: IdOrNumber,
  body: named('ProjectCalculationExport', z.strictObject(exported)),
  responses: { 200: { contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } },
  withoutKey: true,
  ownTransactions: true,
})

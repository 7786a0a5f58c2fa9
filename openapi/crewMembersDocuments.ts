import { z } from 'zod'
import { desks } from './access.ts'
import { route } from './route.ts'
import { Caption, Day, Id, IdOrNumber, IdParam, listOf, named, oneLine, paging, searching } from './schemas.ts'
import { row } from './scopes.ts'

export const about = 'Papers of everybody on a project: who has what'

/** What is asked of people, in this order. */
export const paperColumns = ['identity', 'socialSecurity', 'function', 'firstAid', 'safetyBriefing'] as const
export const paperStates = ['valid', 'ending', 'inReview', 'missing', 'expired', 'notNeeded'] as const

const Column = z
  .enum(paperColumns)
  .describe('function: what proves that they can do what they are booked for; the others are asked of everybody')

export const CrewMemberDocuments = named(
  'CrewMemberDocuments',
  z.object({
    person: z.object({ id: Id, name: z.string() }),
    function: Caption.describe('what they are booked for; of several the first'),
    cells: z
      .array(
        z.object({
          column: Column,
          state: z
            .enum(paperStates)
            .describe(
              'on the day they work; ending: within six weeks of it; inReview: nothing counts and something is looked at. Whoever may not read people is told valid, missing or notNeeded alone',
            ),
          validUntil: Day.nullable().describe(
            'last day of what counts; null: without an end, or not the caller’s matter',
          ),
          daysLeft: z
            .number()
            .int()
            .nullable()
            .describe('days from the day they work to that last day; null: without an end, or not the caller’s matter'),
          documentId: Id.nullable().describe('where the paper is read; null: there is none, or the caller may not'),
        }),
      )
      .describe('one for each column, in their order'),
  }),
)

const reading = {
  sessions: ['user'],
  loginTypes: ['clients', 'planners', 'office'],
  scope: row('project', 'proves'),
} as const
const exporting = { ...desks, right: 'persons', permission: 'READ' } as const
const onDay = { date: Day.optional().describe('only who works that day, and as it stands then; absent: all of them') }
const asked = z.strictObject({ ...paging, ...searching, ...onDay })

const exported = {
  columns: z.array(Column).min(1).max(paperColumns.length).optional().describe('which papers; absent: all'),
  personIds: z.array(Id).min(1).max(500).optional().describe('whose papers; absent: everybody’s'),
  language: oneLine(5).optional().describe('of its words; absent: the caller’s'),
}

export const ProjectDocumentsExport = named('ProjectDocumentsExport', z.strictObject({ ...exported, ...onDay }))
export const CompanyDocumentsExport = named(
  'CompanyDocumentsExport',
  z
    .strictObject({
      ...exported,
      dateFrom: Day.describe('who worked or is booked from this day on'),
      dateTo: Day.describe('until this day; 400 days at most'),
    })
    .refine(({ dateFrom, dateTo }) => dateFrom <= dateTo, { message: 'it ends before it begins', path: ['dateTo'] })
    .refine(({ dateFrom, dateTo }) => Date.parse(dateTo) - Date.parse(dateFrom) <= 400 * 86_400_000, {
      message: '400 days at most',
      path: ['dateTo'],
    }),
)

export const listCrewMembersDocuments = route({
  operationId: 'listCrewMembersDocuments',
  method: 'get',
  path: '/projects/{id}/crewMembersDocuments',
  summary: 'Who of the people booked on a project has which paper; clients are told whether it is there, and no more',
  access: reading,
  params: IdOrNumber,
  query: asked,
  responses: { 200: listOf('CrewMemberDocumentsList', CrewMemberDocuments) },
})

export const listSocialSecurityDocuments = route({
  operationId: 'listSocialSecurityDocuments',
  method: 'get',
  path: '/projects/{id}/socialSecurityDocuments',
  summary: 'The same of social security alone',
  access: reading,
  params: IdOrNumber,
  query: asked,
  responses: { 200: listOf('SocialSecurityDocumentsList', CrewMemberDocuments) },
})

const zip = {
  method: 'post',
  responses: { 200: { contentType: 'application/zip' } },
  problems: ['notFound', 'exportTooLarge'],
  withoutKey: true,
  ownTransactions: true,
} as const

export const exportCrewMembersDocuments = route({
  ...zip,
  operationId: 'exportCrewMembersDocuments',
  path: '/projects/{id}/exportCrewMembersDocuments',
  summary: 'The papers that count as a ZIP, a folder for each person, with a list of what is there and what is missing',
  access: { ...exporting, scope: row('project', 'handles') },
  params: IdOrNumber,
  body: ProjectDocumentsExport,
})

export const exportCompanyCrewMembersDocuments = route({
  ...zip,
  operationId: 'exportCompanyCrewMembersDocuments',
  path: '/companies/{id}/exportCrewMembersDocuments',
  summary: 'The same of whoever worked or is booked for a company between two days',
  access: { ...exporting, scope: row('company', 'reads') },
  params: IdParam,
  body: CompanyDocumentsExport,
})

import { z } from 'zod'
import { route } from './route.ts'
import { IdParam, Instant, manyLines, named } from './schemas.ts'
import { row } from './scopes.ts'

export const about =
  'What a crew chief hands over of a crew: who was there and when, what was found, and what is to be said'

export const CrewChiefSheet = named(
  'CrewChiefSheet',
  z.object({
    version: z.number().int().nullable().describe('which release it is, counted from 1; null: none yet'),
    releasedAt: Instant.nullable().describe('when planning was given it; null: not yet'),
    releasedBy: z.string().nullable().describe('who handed it over; null: nobody yet'),
    remark: z.string().nullable().describe('what the chief said besides; null: nothing'),
    changed: z.boolean().describe('something else is so since, or nothing was released: another release says it'),
    opensAt: Instant.describe('when the crew begins: from then on it can be released'),
    people: z.number().int().describe('how many are on it by now'),
  }),
)

export const CrewChiefSheetRelease = named(
  'CrewChiefSheetRelease',
  z.strictObject({ remark: manyLines(2000).optional().describe('what planning is to know besides') }),
)

const reads = { sessions: ['user'], scope: row('crew', 'oversees') } as const

export const readCrewChiefSheet = route({
  operationId: 'readCrewChiefSheet',
  method: 'get',
  path: '/projectCrews/{id}/crewChiefSheet',
  summary:
    'The chief’s sheet of a crew as a PDF: a draft until it is released; afterwards always the file that was released last',
  access: reads,
  params: IdParam,
  query: z.strictObject({
    draft: z.literal('true').optional().describe('as it stands now, marked as a draft, also after a release'),
  }),
  responses: { 200: { contentType: 'application/pdf' } },
  ownTransactions: true,
})

export const readCrewChiefSheetDetails = route({
  operationId: 'readCrewChiefSheetDetails',
  method: 'get',
  path: '/projectCrews/{id}/crewChiefSheet/details',
  summary: 'Whether the chief’s sheet of a crew was released, and whether it still says what is so',
  access: reads,
  params: IdParam,
  responses: { 200: CrewChiefSheet },
  extension: true,
})

export const releaseCrewChiefSheet = route({
  operationId: 'releaseCrewChiefSheet',
  method: 'post',
  path: '/projectCrews/{id}/crewChiefSheet/release',
  summary:
    'Hand the chief’s sheet over to planning as it stands; where nothing has changed since the last time, it is the same as once, else a further version',
  access: { sessions: ['user'], scope: row('crew', 'leads') },
  params: IdParam,
  body: CrewChiefSheetRelease,
  problems: ['jobNotStarted'],
  responses: { 200: CrewChiefSheet },
  ownTransactions: true,
})

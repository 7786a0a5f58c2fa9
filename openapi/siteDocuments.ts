import { z } from 'zod'
import { desks } from './access.ts'
import { route } from './route.ts'
import { Id, IdOrNumber, Instant, Paging, listOf, named } from './schemas.ts'
import { row } from './scopes.ts'

export const about = 'What crew chiefs of a project handed over from the site'

export const siteDocumentKinds = ['crewChiefSheet', 'securityCheck'] as const
export const siteDocumentStates = ['released', 'open', 'finished'] as const

export const SiteDocument = named(
  'SiteDocument',
  z.object({
    id: Id.describe('of the release, or of the check'),
    kind: z
      .enum(siteDocumentKinds)
      .describe('crewChiefSheet: the sheet released last; securityCheck: by `/crewChecks/{id}`'),
    name: z.string().nullable().describe('what was gone through; null: a sheet'),
    crew: z.object({ id: Id, name: z.string(), starts: Instant, timeZone: z.string() }),
    state: z.enum(siteDocumentStates).describe('open: a check that is not finished'),
    at: Instant.describe('when it was released, finished, or begun'),
    finishedBy: z.string().nullable().describe('who released or finished it; null: nobody yet'),
    signed: z.number().int().describe('how many have signed; 0: a sheet, which nobody signs'),
    signers: z.array(z.string()).describe('who they are, in the order in which they signed'),
    version: z.number().int().nullable().describe('which release of a sheet; null: a check'),
  }),
)

export const listSiteDocuments = route({
  operationId: 'listSiteDocuments',
  method: 'get',
  path: '/projects/{id}/siteDocuments',
  summary: 'Sheets of crew chiefs that were released, and security checks, of a project, the newest first',
  access: { ...desks, scope: row('project', 'handles') },
  params: IdOrNumber,
  query: Paging,
  responses: { 200: listOf('SiteDocumentList', SiteDocument) },
  extension: true,
})

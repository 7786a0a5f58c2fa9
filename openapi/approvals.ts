import { z } from 'zod'
import { desks } from './access.ts'
import { route } from './route.ts'
import { Caption, Day, Id, Instant, Paging, listOf, named } from './schemas.ts'

export const about = 'What waits for planning and the office to decide'

export const approvalKinds = ['upload'] as const

export const Approval = named(
  'Approval',
  z.object({
    id: Id,
    kind: z.enum(approvalKinds).describe('what is decided; upload: a paper, by `/documentUploads/{id}`'),
    documentId: Id.describe('the paper it is about'),
    name: z.string(),
    type: Caption,
    person: z.object({ id: Id, name: z.string(), pictureUrl: z.string().nullable() }).describe('whose it is'),
    since: Instant.describe('since when it waits'),
    validUntil: Day.nullable().describe('last day of what counts until then; null: nothing does, or without an end'),
  }),
)

export const listApprovals = route({
  operationId: 'listApprovals',
  method: 'get',
  path: '/approvals',
  summary: 'What waits for a decision, the oldest first',
  access: { ...desks, right: 'persons', permission: 'READ', scope: 'tenant' },
  query: Paging,
  responses: { 200: listOf('ApprovalList', Approval) },
  extension: true,
})

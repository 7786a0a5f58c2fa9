import { z } from 'zod'
import { desks } from './access.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { Caption, Day, Id, Instant, named } from './schemas.ts'

export const about = 'What waits for planning and the office to decide'

export const approvalKinds = ['upload', 'picture', 'photo', 'receipt'] as const
export const approvalOutcomes = ['approved', 'declined'] as const

export const Approval = named(
  'Approval',
  z.object({
    id: Id,
    kind: z
      .enum(approvalKinds)
      .describe(
        'what is decided; upload: a paper, by `/documentUploads/{id}`; picture: a face, by `/profilePictures/{id}`; photo: of the work or another file of a project, by `/projectDocuments/{id}`; receipt: what somebody bought, by `/receipts/{id}`, for the office alone',
      ),
    documentId: Id.nullable().describe('the paper it is about; null: it is about none'),
    name: z.string().nullable().describe('of the paper or the file, or the shop of a receipt; null: it has none'),
    type: Caption.nullable().describe('of the paper; null: it is about none'),
    person: z
      .object({
        id: Id,
        name: z.string(),
        pictureUrl: z.string().nullable(),
        phone: z.string().nullable().describe('null without the right to turn to people from their profile'),
        since: Day.describe('the day they were entered'),
        functions: z.array(Caption).describe('what they can do, by the order of the agency'),
      })
      .describe('whose it is'),
    project: z
      .object({ id: Id, number: z.string(), name: z.string() })
      .nullable()
      .describe('whose file it is, or what was bought for; null: none'),
    crew: z
      .object({ id: Id, name: z.string(), starts: Instant, timeZone: z.string() })
      .nullable()
      .describe('at whose work it was taken; null: at none'),
    since: Instant.describe('since when it waits, or waited'),
    files: z.number().int().describe('how many were sent'),
    validUntil: Day.nullable().describe('last day of what counts now; null: nothing does, or without an end'),
    decision: z
      .object({
        outcome: z.enum(approvalOutcomes),
        at: Instant,
        decidedBy: z.string().nullable().describe('name of who decided; null: no longer known'),
        reason: z.string().nullable().describe('why it was declined; null: it was not'),
      })
      .nullable()
      .describe('null: it waits for one'),
  }),
)

const approvals = resource({ one: 'Approval', many: 'Approvals', path: '/approvals', item: Approval })

export const listApprovals = route(
  approvals.list(
    {
      summary: 'What waits for a decision, the oldest first; or what was decided, the newest first',
      access: { ...desks, right: 'persons', permission: 'READ', scope: 'tenant' },
      extension: true,
    },
    { state: z.enum(['open', 'decided']).default('open').describe('open: it waits; decided: approved or declined') },
  ),
)

import { z } from 'zod'
import { desks } from './access.ts'
import { signatoriesOrders, wants } from './documents.shapes.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { Caption, Id, IdParam, Paging, listOf, named, oneLine } from './schemas.ts'

export const about = 'Which papers an agency has: what each kind wants, who signs it and how'

export const documentSubjects = ['person', 'contact', 'company', 'project', 'crew'] as const
export const signatoryWhos = ['person', 'contact', 'agency'] as const
export const signedBys = ['drawing', 'ink', 'qualified'] as const
/** How many sign a paper, and how long it may take to. */
const mostSignatories = 20
const mostDays = 365

const rule = {
  wants,
  subject: z
    .enum(documentSubjects)
    .describe('what papers of it are about, and who reads them; crew: everybody of the crew'),
  signedBy: z
    .enum(signedBys)
    .nullable()
    .describe(
      'drawing: in the app; ink: by hand, on paper; qualified: with a qualified certificate; these two are uploaded signed and cannot be drawn; null: nobody signs',
    ),
  signatoriesOrder: z.enum(signatoriesOrders).describe('one by one: each waits until everybody before has signed'),
  asksRating: z.boolean(),
  dueDays: z
    .number()
    .int()
    .min(0)
    .max(mostDays)
    .nullable()
    .describe('days from the day it is made to the last one for what it wants; null: any time'),
}
const signatory = {
  role: oneLine(60).min(1).describe('as what they sign'),
  who: z
    .enum(signatoryWhos)
    .describe('person: whom it is about; contact: one of the client; agency: one of planning or the office'),
}

export const DocumentType = named(
  'DocumentType',
  z.object({
    id: Id,
    caption: z.string(),
    code: z.string(),
    revision: z.number().int().describe('counts its changes; sent with a change, it keeps another’s from being lost'),
    ...rule,
    signatories: z
      .array(
        z.object({
          ...signatory,
          person: z
            .object({ id: Id, name: z.string() })
            .nullable()
            .describe('who of the agency signs; null: chosen for each paper'),
        }),
      )
      .describe('who signs, in their order'),
    proves: z.array(Caption).describe('functions that papers of it prove, by the order of the agency'),
    papers: z.number().int().describe('how many papers there are of it'),
    unsigned: z.number().int().describe('how many of those wait for a signature'),
  }),
)

const said = {
  caption: oneLine(100).min(1),
  ...rule,
  signatories: z
    .array(
      z.strictObject({
        ...signatory,
        personId: Id.nullable().describe('who of the agency signs; null: chosen for each paper'),
      }),
    )
    .max(mostSignatories)
    .describe('who signs, in their order; nobody where it wants no signatures'),
  functionIds: z.array(Id).max(50).describe('functions that papers of it prove'),
}
export const NewDocumentType = named('NewDocumentType', z.strictObject(said))
export const DocumentTypeChange = named(
  'DocumentTypeChange',
  z.strictObject({ ...said, revision: z.number().int().describe('as it was read') }),
)

const types = resource({ one: 'DocumentType', many: 'DocumentTypes', path: '/documentTypes', item: DocumentType })
const reads = { ...desks, right: 'persons', permission: 'READ', scope: 'tenant' } as const
const makes = {
  sessions: ['user'],
  loginTypes: ['office'],
  right: 'persons',
  permission: 'EDIT',
  scope: 'tenant',
} as const

export const listDocumentTypeRules = route({
  operationId: 'listDocumentTypeRules',
  method: 'get',
  path: '/documentTypeRules',
  summary: 'Kinds of papers with what each wants and who signs it, by the order of the agency',
  access: reads,
  query: Paging,
  responses: { 200: listOf('DocumentTypeList', DocumentType) },
  extension: true,
})

export const readDocumentType = route({
  ...types.read({ summary: 'A kind of papers, with what it wants and who signs it', access: reads }),
  extension: true,
})

export const createDocumentType = route({
  ...types.create({
    summary: 'Make a kind of papers',
    access: makes,
    body: NewDocumentType,
    problems: ['notFound', 'nameTaken'],
  }),
  extension: true,
})

export const changeDocumentType = route({
  ...types.change({
    summary: 'What papers of a kind want from now on; those there are stay as they are',
    access: makes,
    body: DocumentTypeChange,
    problems: ['changedMeanwhile', 'nameTaken', 'papersUnsigned'],
  }),
  extension: true,
})

export const deleteDocumentType = route({
  ...types.remove({
    summary: 'Take a kind away: no paper of it is made any more; those there are stay',
    access: makes,
  }),
  extension: true,
})

export const restoreDocumentType = route({
  operationId: 'restoreDocumentType',
  method: 'post',
  path: '/documentTypes/{id}/restore',
  summary: 'Bring back one that was taken away',
  access: makes,
  params: IdParam,
  problems: ['nameTaken'],
  responses: { 204: null },
  extension: true,
})

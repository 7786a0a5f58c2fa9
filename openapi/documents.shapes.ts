import { z } from 'zod'
import { Caption, Day, Id, Instant, listOf, manyLines, named, oneLine } from './schemas.ts'
import { Signature } from './signatures.ts'

export const signatoryStatuses = ['On Going', 'Ready to sign', 'Signed'] as const
export const signatoriesOrders = ['one by one', 'any'] as const
export const documentWants = ['signatures', 'upload', 'reading'] as const
export const fieldKinds = ['text', 'date', 'number', 'tick'] as const

const part = z.number().min(-1).max(2)
/** Of a page, from its upper left corner. */
const onPage = {
  page: z.number().int().min(1).describe('which page, counted from 1'),
  x: part.describe('left edge, as part of the width of the page'),
  y: part.describe('upper edge, as part of the height of the page'),
  width: part.describe('as part of the width of the page'),
  height: part.describe('as part of the height of the page'),
}

const parameters = z.object({
  signatoriesOrder: z.enum(signatoriesOrders).describe('one by one: each waits until everybody before has signed'),
  asksRating: z.boolean().describe('whoever signs says with 1 to 5 stars whether everything was clear'),
})
export const wants = z
  .enum(documentWants)
  .describe('signatures: of everybody named; upload: a paper of the person it is about; reading: nothing else')
const status = z
  .object({ caption: z.enum(signatoryStatuses) })
  .describe('Ready to sign: asked; On Going: opened when it was their turn, and not signed; Signed')

export const DocumentSignatory = named(
  'DocumentSignatory',
  z.object({
    id: Id,
    role: z.string().describe('as what they sign'),
    person: z.object({ id: Id, name: z.string(), pictureUrl: z.string().nullable() }).nullable(),
    contact: z.object({ number: z.string(), name: z.string(), company: z.string() }).nullable(),
    own: z.boolean().describe('it is whoever asks'),
    status,
    signatures: z.array(
      z.object({ signed: z.boolean(), at: Instant.nullable().describe('when it was signed; null: not yet') }),
    ),
    waitsForId: Id.nullable().describe('the signatory who has to sign before; null: nobody'),
    since: Instant.nullable().describe(
      'when it became their turn: the one before signed, or the version was made; null: it is not',
    ),
    openedAt: Instant.nullable().describe('when they opened it first after it became their turn; null: not yet'),
    told: z.boolean().describe('a mail was written to them when it became their turn'),
    reminders: z.number().int().describe('how often they were reminded to sign'),
    remindedAt: Instant.nullable().describe('when they were reminded last; null: never'),
    signedAt: Instant.nullable(),
    spot: z
      .object(onPage)
      .nullable()
      .describe('where on the paper the signature belongs; null: the paper has no place for it'),
  }),
)

export const DocumentField = named(
  'DocumentField',
  z.object({
    id: Id,
    ...onPage,
    kind: z.enum(fieldKinds).describe('what is filled in; a tick is the text true'),
    label: z.string().describe('what is asked for, as the paper says it'),
    required: z.boolean().describe('nobody signs without it'),
    signatoryId: Id.describe('who fills it in'),
    value: z.string().nullable().describe('a day as YYYY-MM-DD; null: nothing yet'),
    proposed: z.boolean().describe('the value comes from the profile and nobody has signed it'),
  }),
)

const version = {
  id: Id,
  number: z.number().int().describe('counted from 1'),
  pages: z.number().int(),
  size: z.number().int().describe('bytes'),
  madeAt: Instant,
}

export const Document = named(
  'Document',
  z.object({
    id: Id,
    name: z.string(),
    type: Caption,
    wants,
    dueDate: Day.nullable().describe('last day for what it wants; null: any'),
    parameters,
    deleted: z.boolean().describe('it was put away: nobody signs it any more'),
    madeAt: Instant,
    version: z
      .object({
        ...version,
        sha256: z.string().describe('of the file, in hex'),
        fileId: Id.describe('by which the file is read at `/file/{id}`'),
      })
      .nullable()
      .describe('the paper as it is signed; null: no file yet'),
    signatories: z.array(DocumentSignatory).describe('in the order they sign'),
    fields: z.array(DocumentField).describe('what the paper asks for, as its form fields say'),
    signedUrl: z
      .string()
      .nullable()
      .describe('where the finished paper is read, below the API; null: not signed by everybody, or not made yet'),
  }),
)

export const DocumentVersion = named(
  'DocumentVersion',
  z.object({
    id: Id,
    number: z.number().int().describe('counted from 1'),
    pages: z.number().int(),
    size: z.number().int().describe('bytes'),
    sha256: z.string().describe('of the file, in hex'),
    madeAt: Instant,
    madeBy: z.string().describe('who uploaded it'),
  }),
)

/** Everything is told as it stands there, also what somebody changed behind our back. */
export const DocumentLink = named(
  'DocumentLink',
  z.object({
    number: z.number().int().describe('counted from 1'),
    event: z
      .string()
      .describe(
        'made: a file became a version; changed: its name, day or order; opened, reminded, signed, finished, putAway',
      ),
    at: z.string().describe('when, as it was hashed'),
    byName: z.string().describe('who did it, as they were called then'),
    signatoryId: Id.nullable().describe('the signatory it is about; null: nobody of them'),
    version: z.number().int().nullable().describe('the version it is about; null: none'),
    reason: z.string().nullable().describe('why it was put away; null: it was not'),
    fileHash: z.string().describe('SHA-256 of the file that was there then, in hex'),
    address: z.string().describe('from where'),
    agent: z.string().describe('by which device, as it calls itself'),
    before: z.string().describe('hash of the link before; the first one stands on zeros'),
    hash: z.string().describe('over what it says and the hash before'),
    broken: z.boolean().describe('the chain holds until here: this one was changed, or one before it is missing'),
  }),
)

export const DocumentTrail = named(
  'DocumentTrail',
  z.object({
    intact: z.boolean().describe('every link is what was written, and none is missing between them; checked now'),
    versions: z.array(DocumentVersion).describe('every file there was, the newest first'),
    links: z.array(DocumentLink).describe('what happened, the newest first'),
  }),
)

export const DocumentToSign = named(
  'DocumentToSign',
  z.object({
    id: Id,
    name: z.string(),
    type: Caption,
    turn: z.boolean().describe('it waits for whoever asks'),
    place: z.number().int().describe('which of the signatories one is, counted from 1'),
    signatories: z.number().int().describe('how many sign'),
    waitsFor: z.string().nullable().describe('name of the one it waits for before; null: nobody'),
    since: Instant.describe('since when it waits for them, or for whoever asks'),
  }),
)
export const DocumentsToSign = listOf('DocumentToSignList', DocumentToSign)

/** As lists have it. */
export const ListedDocument = named(
  'ListedDocument',
  z.object({
    id: Id,
    name: z.string(),
    type: Caption,
    wants,
    madeAt: Instant,
    version: z.object(version).describe('the paper as it is read'),
    signatories: z.number().int().describe('how many sign'),
    signed: z.number().int().describe('how many of them have signed'),
    signedAt: Instant.nullable().describe('when the last one signed; null: not signed by everybody'),
    deleted: z.boolean().describe('it was put away: nobody signs it any more'),
    place: z.number().int().nullable().describe('which of them one still is, counted from 1; null: none'),
    turn: z.boolean().describe('it waits for whoever asks'),
  }),
)

export const deskDocumentStates = ['draft', 'open', 'done', 'away'] as const

export const DeskDocument = named(
  'DeskDocument',
  z.object({
    id: Id,
    name: z.string(),
    type: Caption,
    wants,
    state: z
      .enum(deskDocumentStates)
      .describe(
        'draft: it has no file yet; open: something is still wanted; done: signed by everybody, handed in and approved, or there to be read; away: put away',
      ),
    concerns: z
      .object({
        kind: z.enum(['person', 'contact', 'company', 'project', 'rateCard', 'crew']),
        name: z.string().nullable().describe('of whom or what it is about; null: the whole crew'),
      })
      .nullable()
      .describe('null: nothing in particular'),
    dueDate: Day.nullable().describe('last day for what it wants; null: any'),
    madeAt: Instant,
    signatories: z.number().int().describe('how many sign'),
    signed: z.number().int().describe('how many of them have signed'),
    waitsFor: z.string().nullable().describe('who signs or hands in next; null: nobody, or several'),
  }),
)
export const DeskDocuments = listOf('DeskDocumentList', DeskDocument)

const about = {
  personId: Id.optional().describe('whom it is about; absent: nobody'),
  companyId: Id.optional().describe('the client it is about; absent: none'),
  contactId: Id.optional().describe('the contact it is about; absent: nobody'),
  projectId: Id.optional().describe('the project it belongs to; absent: none'),
  rateCardId: Id.optional().describe('the rate card it belongs to; absent: none'),
  staffContractId: Id.optional().describe('the contract it belongs to; absent: none'),
  forCrew: z.boolean().default(false).describe('everybody of the crew reads it'),
}

export const NewDocument = named(
  'NewDocument',
  z
    .strictObject({
      name: oneLine(200).min(1),
      typeId: Id.describe('one of `/documentTypes`'),
      wants: wants.default('signatures'),
      dueDate: Day.optional().describe('last day for what it wants; absent: any'),
      ...about,
      signatoriesOrder: z.enum(signatoriesOrders).default('one by one'),
      asksRating: z.boolean().default(false).describe('whoever signs says with stars whether everything was clear'),
      signatories: z
        .array(
          z
            .strictObject({
              role: oneLine(60).min(1).describe('as what they sign'),
              personId: Id.optional().describe('one of the agency'),
              contactId: Id.optional().describe('one of a client'),
            })
            .refine(one => (one.personId === undefined) !== (one.contactId === undefined), {
              message: 'either personId or contactId',
              path: ['personId'],
            }),
        )
        .max(20)
        .describe('who signs, in their order; nobody where it wants no signatures'),
    })
    .refine(({ wants, signatories }) => (wants === 'signatures') === signatories.length > 0, {
      message: 'somebody signs what wants signatures, and nothing else',
      path: ['signatories'],
    })
    .refine(({ wants, personId }) => wants !== 'upload' || personId !== undefined, {
      message: 'the person who uploads it',
      path: ['personId'],
    }),
)

export const DocumentChange = named(
  'DocumentChange',
  z
    .strictObject({
      name: oneLine(200).min(1).optional().describe('absent: as it is'),
      dueDate: Day.nullable().optional().describe('last day for what it wants; null: any; absent: as it is'),
      signatoriesOrder: z
        .enum(signatoriesOrders)
        .optional()
        .describe('one by one: each waits until everybody before has signed; absent: as it is'),
      asksRating: z.boolean().optional().describe('absent: as it is'),
    })
    .refine(said => Object.values(said).some(one => one !== undefined), { message: 'nothing is changed' }),
)

export const DocumentSigning = named(
  'DocumentSigning',
  z.strictObject({
    versionId: Id.describe('the version that was read'),
    signature: Signature.optional().describe('absent: `signatureEmpty`'),
    rating: z.number().int().min(1).max(5).optional().describe('where `parameters` ask for it'),
    formFields: z
      .array(z.strictObject({ id: Id, value: manyLines(500).describe('a day as YYYY-MM-DD, a tick as true or false') }))
      .max(300)
      .default([])
      .describe('what was filled in, of the own fields'),
  }),
)

export const DocumentPuttingAway = named(
  'DocumentPuttingAway',
  z.strictObject({ reason: manyLines(1000).min(1).describe('why nobody signs it any more') }),
)

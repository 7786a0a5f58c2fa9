import { z } from 'zod'
import { CrewItemStatus } from './positions.ts'
import { route } from './route.ts'
import {
  Caption,
  Id,
  IdParam,
  Instant,
  Paging,
  WallTime,
  listOf,
  named,
  paging,
  IdOrNumber,
  oneLine,
  manyLines,
} from './schemas.ts'
import { ClientAnswer, ClockReading, Signature } from './signatures.ts'
import { list, row } from './scopes.ts'

export const about = 'Chargeable hours, the client’s signature, delivery notes and corrections'

/** A shift may last two days. */
const Minutes = z.number().int().min(0).max(2880)

/** Decision 20: `open` until somebody confirms, then the client's answer. */
export const deliveryNoteStates = ['open', 'unsigned', 'signed', 'refused'] as const

export const DeliveryNoteMail = named(
  'DeliveryNoteMail',
  z.object({
    id: Id,
    recipient: z.string(),
    state: z
      .enum(['queued', 'sending', 'sent', 'unclear', 'failed'])
      .describe('unclear: handed over, but nobody knows whether it was taken'),
    since: Instant,
    nextAttemptAt: Instant.nullable(),
  }),
)

const DeliveryNoteLine = named(
  'DeliveryNoteLine',
  z.object({
    id: Id.describe('of the person on the position'),
    personName: z.string(),
    pictureUrl: z.string().nullable(),
    functionName: z.string(),
    functionCode: z
      .string()
      .nullable()
      .describe('by which it has a name in every language; null: it is called otherwise by now'),
    status: z.string(),
    from: Instant.nullable(),
    to: Instant.nullable(),
    breakMinutes: z.number().int(),
    planned: z.number().int().describe('minutes'),
    chargeable: z.number().int().nullable().describe('minutes; after the sign-off as they were frozen'),
    amended: z.number().int().nullable().describe('minutes that count now, where they were corrected later'),
  }),
)

export const DeliveryNote = named(
  'DeliveryNote',
  z.object({
    crew: z.object({ id: Id, name: z.string(), starts: Instant, ends: Instant }),
    project: z.object({ id: Id, number: z.string(), name: z.string() }),
    company: z.object({ id: Id, name: z.string() }),
    location: z.object({ id: Id, name: z.string(), city: z.string(), timeZone: z.string() }),
    number: z.string().nullable().describe('given when the hours are confirmed'),
    state: z.enum(deliveryNoteStates),
    confirmedAt: Instant.nullable(),
    confirmedBy: z.string().nullable(),
    signerName: z.string().nullable(),
    signature: Signature.nullable(),
    signedAt: Instant.nullable(),
    refusedAt: Instant.nullable(),
    refusal: z.string().nullable(),
    releasedAt: Instant.nullable(),
    suggestedSigner: z.string().nullable().describe('the contact on site, or of the project'),
    suggestedRecipient: z.string().nullable(),
    lines: z.array(DeliveryNoteLine),
    totalChargeable: z.number().int().describe('minutes that count now'),
    mails: z.array(DeliveryNoteMail).describe('newest first'),
    may: z.object({ confirm: z.boolean(), sign: z.boolean(), send: z.boolean(), amend: z.boolean() }),
  }),
)

export const DeliveryNoteSummary = named(
  'DeliveryNoteSummary',
  z.object({
    crew: z.object({ id: Id, name: z.string(), starts: Instant, ends: Instant }),
    project: z.object({ id: Id, number: z.string(), name: z.string() }),
    company: z.object({ id: Id, name: z.string() }),
    location: z.object({ id: Id, name: z.string(), city: z.string(), timeZone: z.string() }),
    number: z.string().nullable(),
    state: z.enum(deliveryNoteStates),
    people: z.number().int(),
    totalChargeable: z.number().int().nullable().describe('minutes; null while hours are missing'),
  }),
)

export const SignOff = named(
  'SignOff',
  z.strictObject({
    lines: z
      .array(
        z.strictObject({
          id: Id,
          chargeable: Minutes.describe('minutes that were shown to the client'),
          startTime: WallTime.optional().describe('entered by hand, at the venue; absent: as it stands'),
          endTime: WallTime.optional(),
          startChoice: z.enum(['earlier', 'later']).optional().describe('which of two, where a clock is set back'),
          endChoice: z.enum(['earlier', 'later']).optional(),
        }),
      )
      .min(1)
      .max(1000)
      .describe('every person that is charged, with the hours the client was shown'),
    client: ClientAnswer.optional().describe('absent: nobody of the client was there; the note stays unsigned'),
    made: ClockReading.optional().describe('when it was signed; absent: now'),
    sent: ClockReading.optional().describe('when it was sent, by the same device'),
    offsetBefore: z.number().min(-1e12).max(1e12).nullable().optional(),
    replayed: z.boolean().optional().describe('sent from an outbox'),
  }),
)

export const NoteSignature = named(
  'NoteSignature',
  z
    .strictObject({
      client: ClientAnswer.optional(),
      name: oneLine(120).min(1).optional().describe('who signs, with `signature`'),
      signature: z
        .string()
        .max(200_000)
        .regex(/^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/, 'a PNG as a data address')
        .optional()
        .describe('a drawn picture instead of `client`; its lines are kept as strokes'),
    })
    .refine(
      ({ client, name, signature }) =>
        client === undefined ? name !== undefined && signature !== undefined : (name ?? signature) === undefined,
      { message: 'either client, or name with signature', path: ['client'] },
    ),
)

export const NoteRecipient = named(
  'NoteRecipient',
  z.strictObject({ email: z.email().max(254).optional().describe("absent: the client's own address") }),
)

export const HoursAmendment = named(
  'HoursAmendment',
  z.object({
    id: Id,
    projectCrewItemStatusId: Id,
    personName: z.string(),
    previous: z.number().int().describe('minutes'),
    chargeable: z.number().int().describe('minutes'),
    reason: z.string(),
    author: z.string(),
    createdAt: Instant,
  }),
)
export const NewAmendment = named(
  'NewHoursAmendment',
  z.strictObject({ chargeable: Minutes, reason: manyLines(1000).min(3) }),
)

export const CrewItemRating = named(
  'ProjectCrewItemRating',
  z.object({
    id: Id,
    projectCrewItemStatusId: Id.describe('the person on the position'),
    person: z.object({ id: Id, name: z.string(), pictureUrl: z.string().nullable() }),
    projectCrewItem: z.object({ id: Id, function: Caption }),
    rating: z.number().int().min(1).max(5),
    remark: z.string().nullable(),
    rater: z.string(),
    createdAt: Instant,
    changedAt: Instant.nullable().describe('null: as it was given'),
  }),
)
export const NewRatings = named(
  'NewProjectCrewItemRatings',
  z.strictObject({
    rater: oneLine(120).min(1),
    ratings: z
      .array(
        z.strictObject({
          projectCrewItemStatusId: Id.describe('who worked on the position'),
          rating: z.number().int().min(1).max(5),
          remark: manyLines(1000).optional(),
        }),
      )
      .min(1)
      .max(1000),
  }),
)
export const ChangedRating = named(
  'ChangedProjectCrewItemRating',
  z.strictObject({
    rater: oneLine(120).min(1),
    rating: z.number().int().min(1).max(5),
    remark: manyLines(1000).nullable().optional().describe('absent or null: nothing is said'),
  }),
)

const leaders = { sessions: ['user'], scope: row('crew', 'leads') } as const
const readers = { sessions: ['user'], scope: row('crew', 'readsNote') } as const
const statuses = listOf('ProjectCrewItemStatusList', CrewItemStatus)
const ratings = listOf('ProjectCrewItemRatingList', CrewItemRating)

export const setProposedHours = route({
  operationId: 'setProposedPaidChargedHours',
  method: 'get',
  path: '/projectCrews/{id}/setProposedPaidChargedHours',
  summary: 'Fill blank chargeable hours of a crew from the punches',
  access: leaders,
  params: IdParam,
  responses: { 200: statuses },
  changesState: true,
})

export const setProposedHoursByPost = route({
  operationId: 'setProposedPaidChargedHoursByPost',
  method: 'post',
  path: '/projectCrews/{id}/setProposedPaidChargedHours',
  summary: 'Fill blank chargeable hours of a crew from the punches',
  access: leaders,
  params: IdParam,
  responses: { 200: statuses },
  extension: true,
})

export const digitalConfirm = route({
  operationId: 'digitalConfirm',
  method: 'post',
  path: '/projectCrews/{id}/digitalConfirm',
  summary: 'Confirm and freeze the chargeable hours of a crew, with what the client said to them',
  access: leaders,
  params: IdParam,
  body: SignOff,
  responses: { 200: DeliveryNote },
  problems: [
    'hoursMissing',
    'timesMissing',
    'hoursChanged',
    'hoursImpossible',
    'hoursSigned',
    'nothingToSign',
    'jobNotStarted',
    'timeInGap',
    'timeIsDoubled',
  ],
})

export const listDeliveryNotes = route({
  operationId: 'listDeliveryNotes',
  method: 'get',
  path: '/deliveryNotes',
  summary:
    'Delivery notes of crews that are over and wait for a signature: those one leads, plans, ordered or keeps the books of',
  access: { sessions: ['user'], scope: list('openNotes') },
  query: z.strictObject({ ...paging }),
  responses: { 200: listOf('DeliveryNoteSummaryList', DeliveryNoteSummary) },
  extension: true,
})

export const readDeliveryNote = route({
  operationId: 'readDeliveryNote',
  method: 'get',
  path: '/projectCrews/{id}/deliveryNote',
  summary:
    'The delivery note as a PDF: a draft until it is released; afterwards always the same file, until a correction adds its page',
  access: readers,
  params: IdParam,
  responses: { 200: { contentType: 'application/pdf' } },
  ownTransactions: true,
})

export const readDeliveryNoteDetails = route({
  operationId: 'readDeliveryNoteDetails',
  method: 'get',
  path: '/projectCrews/{id}/deliveryNote/details',
  summary: 'What stands on the delivery note, and what became of it',
  access: readers,
  params: IdParam,
  responses: { 200: DeliveryNote },
  extension: true,
})

export const releaseDeliveryNote = route({
  operationId: 'releaseDeliveryNote',
  method: 'post',
  path: '/projectCrews/{id}/deliveryNote/release',
  summary: 'Release the delivery note of confirmed hours to the client',
  access: leaders,
  params: IdParam,
  responses: { 200: DeliveryNote },
  problems: ['hoursNotSigned'],
})

export const signDeliveryNote = route({
  operationId: 'signDeliveryNote',
  method: 'post',
  path: '/projectCrews/{id}/deliveryNote/signed',
  summary: "Attach the client's signature, or refusal, to a note that was confirmed without one",
  access: readers,
  params: IdParam,
  body: NoteSignature,
  responses: { 200: DeliveryNote },
  problems: ['hoursNotSigned', 'alreadySigned'],
})

export const sendDeliveryNote = route({
  operationId: 'sendDeliveryNote',
  method: 'post',
  path: '/projectCrews/{id}/deliveryNote/signed/send',
  summary: 'Send the delivery note to the client by mail',
  access: leaders,
  params: IdParam,
  body: NoteRecipient,
  responses: { 200: DeliveryNote },
  problems: ['hoursNotSigned', 'recipientMissing'],
})

export const listAmendments = route({
  operationId: 'listAmendments',
  method: 'get',
  path: '/projectCrews/{id}/amendments',
  summary: 'Corrections of signed hours, newest first',
  access: readers,
  params: IdParam,
  query: Paging,
  responses: { 200: listOf('HoursAmendmentList', HoursAmendment) },
  extension: true,
})

export const amendHours = route({
  operationId: 'amendHours',
  method: 'post',
  path: '/projectCrewItemStatus/{id}/amendments',
  summary: 'Correct signed hours: with a reason, beside what was signed',
  access: { sessions: ['user'], scope: row('line', 'leads') },
  params: IdParam,
  body: NewAmendment,
  responses: { 201: HoursAmendment },
  problems: ['hoursNotSigned'],
  extension: true,
})

export const listCrewItemRatings = route({
  operationId: 'listCrewItemRatings',
  method: 'get',
  path: '/projectCrews/{id}/projectCrewItemRatings',
  summary: 'How the client found the people who worked on a crew',
  access: readers,
  params: IdParam,
  query: Paging,
  responses: { 200: ratings },
})

export const rateCrewItems = route({
  operationId: 'rateCrewItems',
  method: 'post',
  path: '/projectCrews/{id}/projectCrewItemRatings',
  summary: 'Rate people who worked on a crew, each once',
  access: readers,
  params: IdParam,
  body: NewRatings,
  responses: { 201: ratings },
  problems: ['hoursNotSigned', 'outOfTurn'],
  extension: true,
})

export const changeCrewItemRating = route({
  operationId: 'changeCrewItemRating',
  method: 'post',
  path: '/projectCrewItemRatings/{id}',
  summary: 'Change how the own company has found somebody',
  access: { sessions: ['user'], loginTypes: ['clients'], scope: row('crewItemRating', 'gave') },
  params: IdParam,
  body: ChangedRating,
  responses: { 200: CrewItemRating },
  extension: true,
})

export const exportDeliveryNotes = route({
  operationId: 'exportDeliveryNotes',
  method: 'post',
  path: '/projects/{id}/exportDeliveryNotes',
  summary: 'Delivery notes of a project’s confirmed crews in one PDF',
  access: {
    sessions: ['user'],
    loginTypes: ['clients', 'planners', 'office'],
    right: 'projects',
    scope: row('project', 'handles'),
  },
  params: IdOrNumber,
  responses: { 200: { contentType: 'application/pdf' } },
  problems: ['hoursNotSigned'],
  ownTransactions: true,
})

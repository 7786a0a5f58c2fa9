import { z } from 'zod'
import { AddOn } from './costs.ts'
import { route } from './route.ts'
import { Caption, Day, Id, IdOrNumber, IdParam, Instant, WallTime, manyLines, named, oneLine } from './schemas.ts'
import { list, row } from './scopes.ts'
import { Signature } from './signatures.ts'

export const about = 'What a project is offered for, and what the client says to it'

export const quotationStates = ['released', 'accepted', 'declined', 'expired', 'withdrawn', 'replaced'] as const

/** In the smallest unit of the currency. */
const Money = z.number().int()
const Minutes = z.number().int()

export const QuotationLine = named(
  'QuotationLine',
  z.object({
    itemId: Id.describe('of the position'),
    crew: z.object({ id: Id, name: z.string() }),
    function: Caption,
    date: Day.describe('the day the shift begins on'),
    begin: WallTime.describe('when the shift begins, by the clock of the venue'),
    end: WallTime.describe('when it ends, by the same clock'),
    daysLater: z.number().int().describe('on which day it ends: 0 the same, 1 the next'),
    amount: z.number().int().describe('places'),
    hours: Minutes.describe('charged minutes of one place'),
    rate: Money.nullable().describe('what an hour costs; null: no rate card has the function'),
    addOns: z.array(AddOn).describe('what comes on top for one place, and why'),
    sum: Money.describe('hours times rate, of all its places'),
    addOn: Money.describe('what comes on top of the sum'),
    total: Money.describe('sum and add-on: so many times what one place was rounded to'),
  }),
)

const figures = {
  lines: z.array(QuotationLine).describe('one for each position, by crew'),
  hours: Minutes.describe('charged minutes of all places'),
  currency: z.string().nullable().describe('null: nothing has a price'),
  total: Money.describe('sum of the lines, before tax'),
}

export const PlannedCost = named(
  'PlannedCost',
  z.object({
    ...figures,
    unpriced: z.number().int().describe('positions without a rate'),
    currencies: z.number().int().describe('a quotation is in one'),
  }),
)

export const Quotation = named(
  'Quotation',
  z.object({
    id: Id,
    number: z.string().describe('of the project, with the version'),
    version: z.number().int().describe('counts the quotations of its project'),
    state: z
      .enum(quotationStates)
      .describe('released: the client is asked; expired: nobody answered in time; replaced: a newer one counts'),
    validUntil: Day.describe('the last day it can be accepted on'),
    message: z.string().nullable().describe('a word to the client'),
    language: z.string().describe('of PDF and mail'),
    ...figures,
    recipient: z.string().describe('whom it was sent to'),
    releasedAt: Instant,
    answeredAt: Instant.nullable(),
    signerName: z.string().nullable().describe('who accepted or declined for the client'),
    signature: Signature.nullable(),
    reason: z.string().nullable().describe('why the client declined'),
    planChanged: z.boolean().describe('crews and positions are not what was offered any more'),
  }),
)

export const ProjectQuotations = named(
  'ProjectQuotations',
  z.object({
    quotations: z.array(Quotation).describe('newest first, 50 at most'),
    planned: PlannedCost.nullable().describe('as crews and positions stand now; null for clients'),
    suggestedRecipient: z.string().nullable().describe('address of the contact, else of the client; null for clients'),
    suggestedValidUntil: Day.describe('as the agency’s rules have it'),
    language: z.string().describe('what the client is written to in'),
  }),
)

export const WaitingQuotation = named(
  'WaitingQuotation',
  z.object({
    id: Id,
    number: z.string().describe('of the project, with the version'),
    project: z.object({ id: Id, number: z.string(), name: z.string() }),
    validUntil: Day.describe('the last day it can be accepted on'),
    currency: z.string(),
    total: Money.describe('sum of the lines, before tax'),
  }),
)
export const WaitingQuotations = named(
  'WaitingQuotations',
  z.object({
    items: z.array(WaitingQuotation).describe('soonest to end first, 50 at most'),
    total: z.number().int().describe('how many there are'),
  }),
)

export const NewQuotation = named(
  'NewQuotation',
  z.strictObject({
    validUntil: Day.describe('the last day it can be accepted on; today at the earliest'),
    message: manyLines(2000).optional().describe('a word to the client'),
    language: oneLine(10).optional().describe('of PDF and mail; absent: the client’s'),
    email: z.email().max(254).optional().describe('absent: the contact’s address, else the client’s'),
    total: Money.optional().describe('as it was shown: refused where the plan comes to something else by now'),
  }),
)
export const Acceptance = named(
  'QuotationAcceptance',
  z.strictObject({ name: oneLine(120).min(1).describe('who signs for the client'), signature: Signature }),
)
export const Declining = named(
  'QuotationDeclining',
  z.strictObject({
    name: oneLine(120).min(1).describe('who declines for the client'),
    reason: manyLines(2000).min(1).describe('why'),
  }),
)

const prices = { sessions: ['user'], right: 'rateCards' } as const
const closed = [
  'quotationExpired',
  'quotationWithdrawn',
  'quotationReplaced',
  'quotationAccepted',
  'quotationDeclined',
] as const

export const listWaitingQuotations = route({
  operationId: 'listWaitingQuotations',
  method: 'get',
  path: '/quotations',
  summary: 'What waits for the yes of the caller’s company, at every project',
  access: { ...prices, loginTypes: ['clients'], scope: list('projects') },
  responses: { 200: WaitingQuotations },
  extension: true,
})

export const readProjectQuotations = route({
  operationId: 'readProjectQuotations',
  method: 'get',
  path: '/projects/{id}/quotations',
  summary: 'What a project was offered for, and what it would be offered for now',
  access: { ...prices, loginTypes: ['clients', 'planners', 'office'], scope: row('project', 'handles') },
  params: IdOrNumber,
  responses: { 200: ProjectQuotations },
  extension: true,
})

export const releaseQuotation = route({
  operationId: 'releaseQuotation',
  method: 'post',
  path: '/projects/{id}/quotations',
  summary: 'Offer a project as it is planned, and mail that to the client; an open one before it is replaced',
  access: { ...prices, loginTypes: ['planners'], scope: row('project', 'handles') },
  params: IdOrNumber,
  body: NewQuotation,
  problems: ['quotationNotPriced', 'quotationChanged', 'recipientMissing', 'projectClosed'],
  responses: { 201: Quotation },
  extension: true,
})

export const readQuotationFile = route({
  operationId: 'readQuotationFile',
  method: 'get',
  path: '/quotations/{id}/file',
  summary: 'The quotation as a PDF, with the signature once there is one',
  access: { ...prices, loginTypes: ['clients', 'planners', 'office'], scope: row('quotation', 'reads') },
  params: IdParam,
  responses: { 200: { contentType: 'application/pdf' } },
  extension: true,
  ownTransactions: true,
})

export const acceptQuotation = route({
  operationId: 'acceptQuotation',
  method: 'post',
  path: '/quotations/{id}/accept',
  summary: 'The client signs: the project is confirmed, and its manager told',
  access: { ...prices, loginTypes: ['clients'], scope: row('quotation', 'reads') },
  params: IdParam,
  body: Acceptance,
  problems: closed,
  responses: { 200: Quotation },
  extension: true,
})

export const declineQuotation = route({
  operationId: 'declineQuotation',
  method: 'post',
  path: '/quotations/{id}/decline',
  summary: 'The client says no, and why: the project is what it was before, and its manager told',
  access: { ...prices, loginTypes: ['clients'], scope: row('quotation', 'reads') },
  params: IdParam,
  body: Declining,
  problems: closed,
  responses: { 200: Quotation },
  extension: true,
})

export const withdrawQuotation = route({
  operationId: 'withdrawQuotation',
  method: 'post',
  path: '/quotations/{id}/withdraw',
  summary: 'Take back what the client has not answered yet',
  access: { ...prices, loginTypes: ['planners'], scope: row('quotation', 'reads') },
  params: IdParam,
  problems: closed,
  responses: { 200: Quotation },
  extension: true,
})

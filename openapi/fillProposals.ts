import { z } from 'zod'
import { planning } from './access.ts'
import { BestPerson, Invitations, bestMethods, hardReasons, placeFields } from './bestPersons.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { Day, Id, IdParam, Instant, PersonRef, manyLines, named } from './schemas.ts'

export const about = 'One whole proposal for all open places of a project or a week'

export const fillStates = ['working', 'ready', 'aborted'] as const
/** In the order they are gone through. */
export const fillSteps = ['gathering', 'filling', 'fitting', 'explaining'] as const
export const abortReasons = ['time', 'size', 'failure', 'hand'] as const
/** Why a place is left open: what stands in the way of people, or that they are needed elsewhere in the proposal. */
export const leftReasons = [...hardReasons, 'asked', 'elsewhere'] as const
/** What may have come about since it was proposed. */
export const outdatedReasons = [...hardReasons, 'asked', 'full', 'begun'] as const

const Facts = BestPerson.pick({
  qualified: true,
  favourite: true,
  timesHere: true,
  timesForClient: true,
  rating: true,
  ratings: true,
  distance: true,
  quotaMinutes: true,
}).extend({
  person: PersonRef,
  weekMinutes: z.number().int().describe('in the week of the shift, with all that is proposed to them in it'),
})

const FillPlace = Facts.extend({
  invited: z.boolean().describe('it was accepted, and the person was invited'),
  runnerUp: Facts.nullable().describe('who would be next, everything else as proposed; null: nobody'),
})

export const FillPosition = named(
  'FillPosition',
  z.object({
    projectCrewItemId: Id,
    ...placeFields,
    open: z.number().int().describe('places nobody holds and nobody was asked for'),
    proposed: z.array(FillPlace).describe('who is proposed, best first'),
    left: z
      .array(
        z.object({
          reason: z.enum(leftReasons).describe('what stands in the way first'),
          people: z.number().int().describe('in whose way it stands'),
        }),
      )
      .describe('why places are left, over everybody who does the function; empty: none is left, or nobody does it'),
  }),
)

export const FillProposal = named(
  'FillProposal',
  z.object({
    id: Id,
    state: z.enum(fillStates).describe('whether it can be accepted; an aborted one offers nothing'),
    abortReason: z
      .enum(abortReasons)
      .nullable()
      .describe(
        'it took too long, it is too much at once, it failed, or somebody stopped it; null: it was not aborted',
      ),
    step: z.enum(fillSteps).nullable().describe('what is done at the moment; null: nothing any more'),
    method: z.enum(bestMethods).describe('by which people are weighed'),
    project: z.object({ id: Id, number: z.string(), name: z.string() }).nullable().describe('of which; null: of all'),
    from: Day.describe('first day of the shifts'),
    to: Day.describe('last day of the shifts'),
    createdAt: Instant,
    open: z.number().int().describe('places it is about; 0 while it is not ready'),
    filled: z.number().int().describe('of these, for how many somebody is proposed'),
    people: z.number().int().describe('different people it proposes'),
    missed: z
      .object({
        places: z.number().int().describe('places the best proposal there is may fill more; 0: none'),
        perMille: z.number().int().describe('how much better its people may fit, in thousandths; 0: not at all'),
      })
      .nullable()
      .describe('how far it may be from the best there is; null while it is not ready'),
    positions: z.array(FillPosition).describe('by time; empty while it is not ready'),
  }),
)

export const NewFillProposal = named(
  'NewFillProposal',
  z.strictObject({
    projectId: Id.nullable().optional().describe('only open places of this project; absent: of all'),
    from: Day.describe('first day of the shifts'),
    to: Day.describe('last day of the shifts, at most 13 days after the first'),
    method: z.enum(bestMethods).optional().describe('one of the codes of `/findBestMethods`; absent: bestMatch'),
  }),
)

export const FillAcceptance = named(
  'FillAcceptance',
  z.strictObject({
    places: z
      .array(z.strictObject({ projectCrewItemId: Id, personId: Id }))
      .min(1)
      .max(1000)
      .describe('what is accepted of it, each once'),
    answerBy: Instant.nullable()
      .optional()
      .describe('until when they may say yes; then the invitation lapses; absent: until the shift begins'),
    note: manyLines(500).nullable().optional().describe('a word to all of them'),
  }),
)

const proposals = resource({ one: 'FillProposal', many: 'FillProposals', path: '/fillProposals', item: FillProposal })

export const createFillProposal = route(
  proposals.create({
    summary: 'Have all open places of a project or of some days filled as well as can be; nobody is told of it',
    access: { ...planning, scope: 'tenant' },
    body: NewFillProposal,
    problems: ['notFound'],
    extension: true,
  }),
)

export const readFillProposal = route(
  proposals.read({
    summary: 'A proposal, while it is reckoned and after: who is proposed where, and why a place is left',
    access: { ...planning, scope: 'tenant' },
    extension: true,
  }),
)

export const acceptFillProposal = route({
  operationId: 'acceptFillProposal',
  method: 'post',
  path: '/fillProposals/{id}/acceptance',
  summary: 'Accept a proposal whole or in parts: everybody named is invited, or nobody is',
  access: { ...planning, scope: 'tenant' },
  params: IdParam,
  body: FillAcceptance,
  responses: { 201: Invitations },
  problems: ['notFound', 'outOfTurn', 'proposalOutdated'],
  extension: true,
})

export const deleteFillProposal = route(
  proposals.remove({
    summary: 'Stop a proposal that is being reckoned, or put one away',
    access: { ...planning, scope: 'tenant' },
    problems: ['notFound'],
    extension: true,
  }),
)

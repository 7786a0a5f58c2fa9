import { z } from 'zod'
import { route } from './route.ts'
import { Caption, Id, IdParam, Instant, named } from './schemas.ts'
import { row } from './scopes.ts'

export const about = 'Whether somebody can log in, and whether everybody may read who they are'

export const accountStates = ['none', 'invited', 'active', 'ended'] as const
export const ProfileAccess = named(
  'ProfileAccess',
  z.object({
    accountState: z
      .enum(accountStates)
      .describe(
        'no login, or one nobody was invited to; invited, without a password; can log in; could, until the office ended it',
      ),
    invitedAt: Instant.nullable().describe('when the last invitation was sent; null: none waits to be used'),
    publicProfile: z.boolean().describe('everybody may read their public profile'),
  }),
)
export const ProfileAccessChange = named(
  'ProfileAccessChange',
  z.strictObject({
    publicProfile: z
      .boolean()
      .optional()
      .describe('whether everybody may read it, which only the person themselves says; absent: they are invited'),
  }),
)

export const PublicProfile = named(
  'PublicProfile',
  z.object({
    id: Id,
    name: z.string().describe('first name, and the first letter of the last'),
    pictureUrl: z.string().nullable(),
    functions: z
      .array(Caption.extend({ proven: z.boolean().describe('by a paper that is valid today') }))
      .describe('what they can do, by the order of the agency'),
    languages: z.array(z.string()).describe('what they are spoken to in'),
    sinceYear: z.number().int().describe('the year they were entered'),
    shifts: z.number().int().describe('shifts they have worked'),
    rating: z.number().nullable().describe('mean of all ratings, 1 to 5; null: there are fewer than three'),
    ratings: z.number().int().describe('how many there are'),
  }),
)

const opened = { access: { sessions: ['user'], scope: row('person', 'opens') }, params: IdParam } as const

export const readProfileAccess = route({
  ...opened,
  operationId: 'readProfileAccess',
  method: 'get',
  path: '/persons/{id}/profileAccess',
  summary: 'Whether somebody can log in, and whether their profile is public',
  responses: { 200: ProfileAccess },
  problems: ['notFound'],
  extension: true,
})
export const setProfileAccess = route({
  ...opened,
  operationId: 'setProfileAccess',
  method: 'post',
  path: '/persons/{id}/profileAccess',
  summary:
    'Invite somebody who cannot log in yet by mail, again as well, but not twice within ten minutes; or make the own profile public or private',
  body: ProfileAccessChange,
  responses: { 200: ProfileAccess },
  problems: ['personErased', 'notFound', 'loginActive', 'accessEnded', 'recipientMissing', 'ownProfileOnly'],
})
export const readPublicProfile = route({
  operationId: 'readPublicProfile',
  method: 'get',
  path: '/persons/{id}/publicProfile',
  summary: 'What somebody of the crew lets everybody read; whoever does not is not found',
  access: { sessions: 'public', scope: 'tenant' },
  params: IdParam,
  responses: { 200: PublicProfile },
  problems: ['notFound'],
  extension: true,
})

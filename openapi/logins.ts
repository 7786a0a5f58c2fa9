import { z } from 'zod'
import { type Access, loginTypes } from './access.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { Id, Instant, named, oneLine, searching } from './schemas.ts'

export const about = 'Who logs in at the agency, as what, and since when'

export const loginStates = ['active', 'entered', 'invited', 'ended', 'erased'] as const
const as = {
  loginTypes: z.array(z.enum(loginTypes)).describe('as what they may use it'),
  companyId: Id.nullable().describe('the client whose projects are seen; null: nobody’s'),
}

export const Login = named(
  'Login',
  z.object({
    id: Id,
    login: z.string().nullable().describe('what one logs in with; null: it went with whoever was erased'),
    person: z.object({ id: Id, name: z.string() }).describe('whose it is'),
    loginTypes: as.loginTypes,
    company: z
      .object({ id: Id, name: z.string() })
      .nullable()
      .describe(as.companyId.description ?? ''),
    state: z
      .enum(loginStates)
      .describe(
        'a password was chosen; was entered and not invited yet; was invited and has chosen none; opens nothing any more; whose it was is erased',
      ),
    since: Instant.nullable().describe(
      'when they were invited, left, or were erased; null: of one that is active or not invited yet',
    ),
    lastLoginAt: Instant.nullable().describe('null: never, or so long ago that it is forgotten'),
    devices: z.number().int().describe('on how many devices they are logged in'),
    asksCode: z.boolean().describe('a one-time code is asked for besides the password'),
    own: z.boolean().describe('it is that of whoever asks'),
  }),
)

const email = z.email().max(200).describe('what one logs in with, and where the invitation is sent')
const types = z
  .array(z.enum(loginTypes))
  .min(1)
  .refine(all => new Set(all).size === all.length, 'each once')
  .describe(as.loginTypes.description ?? '')
const clientNamed = ({ loginTypes: all, companyId }: { loginTypes: readonly string[]; companyId: string | null }) =>
  all.includes('clients') === (companyId !== null)
const clientMissing = { path: ['companyId'], message: 'a client’s login, and no other, is that of a company' }

export const NewLogin = named(
  'NewLogin',
  z
    .strictObject({
      firstName: oneLine(100).min(1),
      lastName: oneLine(100).min(1),
      login: email,
      loginTypes: types,
      companyId: as.companyId,
    })
    .refine(clientNamed, clientMissing),
)
export const LoginChange = named(
  'LoginChange',
  z
    .strictObject({
      login: email.describe('what one logs in with'),
      loginTypes: types,
      companyId: as.companyId,
    })
    .refine(clientNamed, clientMissing),
)

const logins = resource({ one: 'Login', many: 'Logins', path: '/logins', item: Login })
const access = {
  sessions: ['user'],
  loginTypes: ['office'],
  right: 'persons',
  permission: 'EDIT',
  scope: 'tenant',
} as const satisfies Access

export const listLogins = route(
  logins.list(
    {
      summary:
        'Who logs in at the agency, by name, whoever was erased last; visitors and kiosks are where their links are',
      access,
      extension: true,
    },
    {
      ...searching,
      state: z.enum(loginStates).optional().describe('only these'),
      type: z.enum(loginTypes).optional().describe('only those who may use it as this'),
    },
  ),
)
export const createLogin = route(
  logins.create({
    summary: 'Invite somebody by mail: who is known by the address is the same person, everybody else is entered',
    access,
    body: NewLogin,
    problems: ['loginActive', 'accessEnded', 'notFound', 'recipientMissing'],
    extension: true,
  }),
)
export const changeLogin = route(
  logins.change({
    summary: 'Change what somebody logs in with and as what; where either differs they log in anew everywhere',
    access,
    body: LoginChange,
    problems: ['loginActive', 'accessEnded', 'outOfTurn'],
    extension: true,
  }),
)

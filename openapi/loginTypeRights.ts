import { z } from 'zod'
import { type LoginType, defaultRights, loginTypes } from './access.ts'
import { route } from './route.ts'
import { named } from './schemas.ts'

export const about = 'What people may do, by what they log in as'

/** Rights with a permission each, as an agency gives and takes them. Each has its words: src/i18n, `rights`. */
export const rightCodes = [
  'projects.READ',
  'projects.EDIT',
  'projects.EDIT_PROJECT_LOGO',
  'projectCrewItems.CREATE',
  'projectAttachments.READ',
  'planningCalendar.READ',
  'planningCalendar.READSPAREFUNCTION',
  'planningCrewItemList.READ',
  'vacancies.READ',
  'mobileProjectVacancies.READ',
  'toDoCalendar.READ',
  'persons.READ',
  'persons.EDIT',
  'personProfiles.READ',
  'crewProfile.CONTACT',
  'crews.READ',
  'membershipCrews.READ',
  'crewMemberships.CREATE',
  'crewMemberships.DELETE',
  'crewInfo.READ',
  'crewInfo.EDIT',
  'training.READ',
  'training.EDIT',
  'staffContracts.READ',
  'mobileDocuments.READ',
  'rateCards.READ',
  'rateCards.EDIT',
  'invoices.READ',
  'invoices.CREATE',
  'invoices.EDIT',
  'receipts.READ',
  'receipts.CREATE',
  'receipts.DELETE',
  'payrolls.READ',
  'bankTransfers.READ',
  'mailboxes.READ',
  'plusCrews.READ',
  'plusCrews.EDIT',
  'oneXOneTree.READ',
  'faq.READ',
  'faq.EDIT',
] as const
export type RightCode = (typeof rightCodes)[number]

/** What a login type does not have by default, and may be given: its operations let it in, and its screens show it. */
const more: Partial<Record<LoginType, readonly RightCode[]>> = {
  planners: ['rateCards.EDIT'],
  office: ['crewInfo.READ', 'crewInfo.EDIT', 'plusCrews.EDIT', 'oneXOneTree.READ'],
}

/** What may be given to a login type or taken from it, in the order in which it is shown. */
export const grantable = (type: LoginType): RightCode[] =>
  rightCodes.filter(code => {
    const [right = '', permission = ''] = code.split('.')
    return defaultRights[type][right]?.[permission] !== undefined || more[type]?.includes(code)
  })

const Code = z.enum(rightCodes)

export const LoginTypeRights = named(
  'LoginTypeRights',
  z.object({
    loginType: z.enum(loginTypes).describe('as what they log in'),
    rights: z
      .array(
        z.object({
          code: Code.describe('right and permission'),
          given: z.boolean().describe('whether those who log in as it have it'),
          byDefault: z.boolean().describe('whether they have it as long as the agency settles nothing'),
        }),
      )
      .describe('all that may be given to it or taken from it'),
  }),
)

const access = { sessions: ['user'], loginTypes: ['office'], scope: 'tenant' } as const

export const readLoginTypeRights = route({
  operationId: 'readLoginTypeRights',
  method: 'get',
  path: '/loginTypeRights',
  summary: 'What people may do, by what they log in as',
  access,
  responses: {
    200: named('LoginTypeRightsOfAll', z.object({ items: z.array(LoginTypeRights).describe('each with its rights') })),
  },
  extension: true,
})

export const changeLoginTypeRights = route({
  operationId: 'changeLoginTypeRights',
  method: 'patch',
  path: '/loginTypeRights/{loginType}',
  summary: 'Give rights to all who log in as something, or take them; whoever may change something also sees it',
  access,
  params: z.strictObject({ loginType: z.enum(loginTypes).describe('as what they log in') }),
  body: named(
    'LoginTypeRightsChange',
    z.strictObject({
      rights: z
        .array(
          z.strictObject({ code: Code.describe('right and permission'), given: z.boolean().describe('false: taken') }),
        )
        .min(1)
        .max(rightCodes.length)
        .describe('those that are named, in this order; the others stay'),
    }),
  ),
  responses: { 200: LoginTypeRights },
  extension: true,
})

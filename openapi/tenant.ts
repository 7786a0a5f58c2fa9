import { z } from 'zod'
import { route } from './route.ts'
import { Id, Paging, listOf, named } from './schemas.ts'

export const about = 'The agency itself'

export const TenantRules = named(
  'TenantRules',
  z.object({
    earlyCheckOutMinutes: z.number().int().describe('check-out earlier than this before the planned end asks first'),
    graceMinutes: z.number().int().describe('minutes after the start until somebody is late'),
    restHours: z.number().int().describe('hours of rest between two shifts below which somebody is told'),
    dayHours: z.number().int().describe('hours of all shifts between two rests above which somebody is told'),
    cancelReopens: z.boolean().describe('whether the place of somebody who cannot come is open again'),
    workingDay: z
      .object({ from: z.string(), to: z.string() })
      .describe("HH:MM where a plus crew works: today's share of its target grows from one to the other"),
    hours: z
      .object({
        from: z.enum(['later', 'checkIn', 'planned']).describe('later: of planned start and check-in'),
        roundTo: z.number().int().describe('minutes; half a step goes up'),
        lessBreak: z.boolean(),
      })
      .describe('how worked time becomes chargeable time'),
  }),
)

export const Tenant = named(
  'Tenant',
  z.object({
    id: Id,
    name: z.string(),
    faviconUrl: z.string(),
    mobileTheme: z.object({ colorScheme: z.enum(['light', 'dark', 'auto']), primaryColor: z.string() }),
    mark: z.string().describe('name of the drawn mark, or the address of a picture'),
    defaultLanguage: z.string(),
    useUserLanguage: z.boolean(),
    metaHostName: z.string(),
    metaDescription: z.string(),
    backgroundUrl: z.string().nullable(),
    backgroundColorCode: z.string(),
    oneCrewOneTree: z.object({ title: z.string() }).nullable(),
    mapTilesUrl: z.string().nullable().describe('address of map tiles with {z}, {x} and {y}; null: drawn maps only'),
    supportEmail: z.string(),
    supportPhone: z.string(),
    kioskPin: z.boolean().describe('whether people type a PIN at a kiosk'),
    checkInOpensMinutes: z.number().int().describe('minutes before the start at which check-in opens'),
    rules: TenantRules.describe("how the agency's day is run"),
  }),
)

export const CompanyRef = named(
  'CompanyRef',
  z.object({ id: Id, number: z.string(), name: z.string(), city: z.string() }),
)

export const readTenant = route({
  operationId: 'readTenant',
  method: 'get',
  path: '/tenant',
  summary: 'The agency behind this host name: name, look, language',
  access: { sessions: 'public', scope: 'none' },
  responses: { 200: Tenant },
  ownTransactions: true,
})

export const listTenantCompanies = route({
  operationId: 'listTenantCompanies',
  method: 'get',
  path: '/tenant/companies',
  summary: "The agency's own companies",
  access: { sessions: ['user'], scope: 'tenant' },
  query: Paging,
  responses: { 200: listOf('CompanyRefList', CompanyRef) },
})

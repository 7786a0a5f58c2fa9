import { z } from 'zod'
import { route } from './route.ts'
import { Id, IdParam, listOf, named, paging } from './schemas.ts'

export const Company = named(
  'Company',
  z.object({
    id: Id,
    number: z.string(),
    name: z.string(),
    city: z.string(),
    own: z.boolean().describe('the agency’s own, not a client’s'),
    contacts: z.number().int().describe('how many people are known there'),
    projects: z.number().int(),
  }),
)

export const CompanySettings = named(
  'CompanySettings',
  z.object({
    company: Id,
    deliveryNoteEmail: z.string().nullable(),
    language: z.string().nullable().describe('of its mails; null: the agency’s'),
    hours: z.object({
      from: z.enum(['later', 'checkIn', 'planned']),
      roundTo: z.number().int(),
      lessBreak: z.boolean(),
    }),
    account: z
      .object({ number: z.string(), name: z.string(), city: z.string() })
      .nullable()
      .describe('null unless it is asked for'),
  }),
)

const readers = { sessions: ['user'], loginTypes: ['clients', 'planners', 'office'] } as const

export const listCompanies = route({
  operationId: 'listCompanies',
  method: 'get',
  path: '/companies',
  tag: 'companies',
  summary: 'Companies; a client reads the own one',
  access: { ...readers, scope: 'contacts' },
  query: z.strictObject({ q: z.string().trim().max(100).optional(), ...paging }),
  responses: { 200: listOf('CompanyList', Company) },
})

export const readCompany = route({
  operationId: 'readCompany',
  method: 'get',
  path: '/companies/{id}',
  tag: 'companies',
  summary: 'One company',
  access: { ...readers, scope: 'readableCompany' },
  params: IdParam,
  responses: { 200: Company },
})

export const readCompanySettings = route({
  operationId: 'readCompanySettings',
  method: 'get',
  path: '/companies/{id}/settings',
  tag: 'companies',
  summary: 'Where its delivery notes go, its language, and how its hours are counted',
  access: { ...readers, scope: 'readableCompany' },
  params: IdParam,
  query: z.strictObject({ expand: z.enum(['account']).optional() }),
  responses: { 200: CompanySettings },
})

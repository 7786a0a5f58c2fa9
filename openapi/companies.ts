import { z } from 'zod'
import { resource } from './resource.ts'
import { ProjectSummary } from './projects.shapes.ts'
import { route } from './route.ts'
import { Id, IdParam, Paging, listOf, named, searching } from './schemas.ts'
import { list, row } from './scopes.ts'

export const about = 'The agency’s own companies and its clients'

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
    companyId: Id,
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

const companies = resource({ one: 'Company', many: 'Companies', path: '/companies', item: Company })

export const listCompanies = route(
  companies.list(
    { summary: 'Companies; a client reads the own one', access: { ...readers, scope: list('companies') } },
    searching,
  ),
)

export const readCompany = route(
  companies.read({ summary: 'One company', access: { ...readers, scope: row('company', 'reads') } }),
)

export const readCompanySettings = route({
  operationId: 'readCompanySettings',
  method: 'get',
  path: '/companies/{id}/settings',
  summary: 'Where its delivery notes go, its language, and how its hours are counted',
  access: { ...readers, scope: row('company', 'reads') },
  params: IdParam,
  query: z.strictObject({ expand: z.enum(['account']).optional() }),
  responses: { 200: CompanySettings },
})

export const listCompanyProjects = route({
  operationId: 'listCompanyProjects',
  method: 'get',
  path: '/companies/{id}/projects',
  summary: 'Projects of a company, newest first',
  access: { ...readers, right: 'projects', scope: row('company', 'reads') },
  params: IdParam,
  query: Paging,
  responses: { 200: listOf('CompanyProjectList', ProjectSummary) },
})

import { ListedDocument } from './documents.shapes.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { IdParam, Paging, listOf } from './schemas.ts'
import { list, row } from './scopes.ts'

export const about = 'Documents one has at hand, and those about clients, contacts and rate cards'

const own = resource({ one: 'MobileDocument', many: 'MobileDocuments', path: '/mobileDocuments', item: ListedDocument })
const readers = { sessions: ['user'], loginTypes: ['clients', 'planners', 'office'] } as const
const paged = { query: Paging } as const

export const listMobileDocuments = route(
  own.list({
    summary: 'What one has at hand: papers of the agency that are there to be read, and one’s rate agreements',
    access: { sessions: ['user'], right: 'mobileDocuments', permission: 'READ', scope: list('mobileDocuments') },
  }),
)

export const listCompanyDocuments = route({
  operationId: 'listCompanyDocuments',
  method: 'get',
  path: '/companies/{id}/documents',
  summary: 'Documents about a company, newest first',
  access: { ...readers, scope: row('company', 'reads') },
  params: IdParam,
  ...paged,
  responses: { 200: listOf('CompanyDocumentList', ListedDocument) },
})

export const listContactDocuments = route({
  operationId: 'listContactDocuments',
  method: 'get',
  path: '/contacts/{id}/documents',
  summary: 'Documents about a contact or signed by one, newest first',
  access: { ...readers, scope: row('contact', 'reads') },
  params: IdParam,
  ...paged,
  responses: { 200: listOf('ContactDocumentList', ListedDocument) },
})

export const listRateCardDocuments = route({
  operationId: 'listRateCardDocuments',
  method: 'get',
  path: '/rateCards/{id}/documents',
  summary: 'Documents that belong to a rate card, newest first',
  access: { ...readers, right: 'rateCards', permission: 'READ', scope: row('rateCard', 'reads') },
  params: IdParam,
  ...paged,
  responses: { 200: listOf('RateCardDocumentList', ListedDocument) },
})

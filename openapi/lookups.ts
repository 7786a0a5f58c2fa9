import { z } from 'zod'
import { route } from './route.ts'
import { CaptionList, Paging, paging } from './schemas.ts'

export const about = 'Choices for forms and filters'

/** Kinds of the one lookup table; each is a call of its own. */
export const lookupKinds = [
  'activityTypes',
  'cateringAgreementTypes',
  'chargeTypes',
  'branches',
  'categories',
  'countries',
  'nationalities',
  'regions',
  'insurance',
  'functions',
  'loginTypes',
  'messageTypes',
  'qualityCheckTypes',
  'statuses',
  'taxTypes',
  'documentTypes',
  'documentsStatus',
  'permissionTypes',
  'plannerCrewTypes',
  'projectTypes',
  'receiptTypes',
  'crewRatingTypes',
  'findBestMethods',
  'status',
] as const
export type LookupKind = (typeof lookupKinds)[number]

/** Project types are few: their list answers 100 unless asked otherwise. */
const FewPaging = z.strictObject({ ...paging, limit: paging.limit.unwrap().default(100) })

const lookup = <const K extends LookupKind>(kind: K, query: typeof Paging = Paging) =>
  route({
    operationId: kind,
    method: 'get',
    path: `/${kind}` as const,
    summary: `Choices of ${kind}`,
    access: { sessions: ['user', 'projectVisitor'], scope: 'tenant' },
    query,
    responses: { 200: CaptionList },
  })

export const activityTypes = lookup('activityTypes')
export const cateringAgreementTypes = lookup('cateringAgreementTypes')
export const chargeTypes = lookup('chargeTypes')
export const branches = lookup('branches')
export const categories = lookup('categories')
export const countries = lookup('countries')
export const nationalities = lookup('nationalities')
export const regions = lookup('regions')
export const insurance = lookup('insurance')
export const functions = lookup('functions')
export const loginTypes = lookup('loginTypes')
export const messageTypes = lookup('messageTypes')
export const qualityCheckTypes = lookup('qualityCheckTypes')
export const statuses = lookup('statuses')
export const taxTypes = lookup('taxTypes')
export const documentTypes = lookup('documentTypes')
export const documentsStatus = lookup('documentsStatus')
export const permissionTypes = lookup('permissionTypes')
export const plannerCrewTypes = lookup('plannerCrewTypes')
export const projectTypes = lookup('projectTypes', FewPaging)
export const receiptTypes = lookup('receiptTypes')
export const crewRatingTypes = lookup('crewRatingTypes')
export const findBestMethods = lookup('findBestMethods')
export const status = lookup('status')

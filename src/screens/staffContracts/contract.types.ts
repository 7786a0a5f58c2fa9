import type { components } from '../../client/schema.d.ts'

type Schemas = components['schemas']
export type Contract = Schemas['StaffContract']
export type Details = Schemas['StaffContractDetails']
export type ContractPaper = Schemas['ListedDocument']

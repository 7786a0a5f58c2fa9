import type { components } from '../../../client/schema.d.ts'

export type HandOver = components['schemas']['PayrollHandOver']
export type Mapping = components['schemas']['PayrollMapping']
export type MappingChange = components['schemas']['PayrollMappingChange']
export type Wage = HandOver['lacks']['wages'][number]
export type PersonOfLacks = HandOver['lacks']['people'][number]
export type Field = Mapping['fileColumns'][number]['field']
export type NetsRead = components['schemas']['PayrollNetsRead']
export type NetLine = NetsRead['lines'][number]

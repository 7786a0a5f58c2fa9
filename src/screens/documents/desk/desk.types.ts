import type { components } from '../../../client/schema.d.ts'

type Schemas = components['schemas']
export type DocumentChange = Schemas['DocumentChange']
export type DocumentTrail = Schemas['DocumentTrail']
export type DocumentLink = Schemas['DocumentLink']
export type DocumentVersion = Schemas['DocumentVersion']

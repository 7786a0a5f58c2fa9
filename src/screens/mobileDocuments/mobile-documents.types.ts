import type { components } from '../../client/schema.d.ts'

type Schemas = components['schemas']
export type ListedDocument = Schemas['ListedDocument']
export type RateCard = Schemas['RateCard']
export type RateCardItem = Schemas['RateCardItem']

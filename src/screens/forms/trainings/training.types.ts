import type { components } from '../../../client/schema.d.ts'

type Schemas = components['schemas']
export type Training = Schemas['Training']
export type TrainingResult = NonNullable<Training['last']>
export type TrainingPaper = Schemas['ListedDocument']

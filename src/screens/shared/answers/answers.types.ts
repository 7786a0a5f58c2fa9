import type { components } from '../../../client/schema.d.ts'

export type FormQuestion = components['schemas']['FormQuestion']

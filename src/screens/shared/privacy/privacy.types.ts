import type { components } from '../../../client/schema.d.ts'

export type Erasure = components['schemas']['PersonErasure']

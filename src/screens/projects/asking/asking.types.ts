import type { components } from '../../../client/schema.d.ts'

/** What a client asks for beside the plan. */
export type PositionRequest = components['schemas']['PositionRequest']

import type { components } from '../../../client/schema.d.ts'

/** What a client asks for beside the plan. */
export type PositionRequest = components['schemas']['PositionRequest']

/** All of a project, and the quotation it is measured by. */
export type PositionRequests = components['schemas']['PositionRequests']

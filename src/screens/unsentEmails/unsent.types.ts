import type { components } from '../../client/schema.d.ts'

export type UnsentEmail = components['schemas']['UnsentEmail']
export type UnsentState = UnsentEmail['state']
export type Outgoing = components['schemas']['Outgoing']
export const unsentStates = ['retrying', 'failed', 'unclear'] as const satisfies readonly UnsentState[]

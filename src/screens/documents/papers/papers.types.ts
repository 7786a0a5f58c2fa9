import type { components } from '../../../client/schema.d.ts'

export type Paper = components['schemas']['DeskDocument']
export const paperStates = ['open', 'draft', 'done', 'away'] as const satisfies readonly Paper['state'][]

import type { components } from '../../client/schema.d.ts'

export type Place = components['schemas']['Location']

import type { components } from '../../client/schema.d.ts'

export type OneCrewOneTree = components['schemas']['OneCrewOneTree']

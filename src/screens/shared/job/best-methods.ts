import type { components } from '../../../client/schema.d.ts'

/** By which people are weighed. */
export type Method = components['schemas']['FillProposal']['method']

/** In the order of their keys. */
export const methods = [
  'bestMatch',
  'nearest',
  'experience',
  'fewestHours',
  'clientFavourite',
] as const satisfies readonly Method[]

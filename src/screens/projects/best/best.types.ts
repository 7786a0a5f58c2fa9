import type { components } from '../../../client/schema.d.ts'

export type Found = components['schemas']['BestPersons']
export type Candidate = components['schemas']['BestPerson']
export type Method = Found['method']

export const methods = [
  'bestMatch',
  'nearest',
  'experience',
  'fewestHours',
  'clientFavourite',
] as const satisfies readonly Method[]

import { hash } from '@node-rs/argon2'
import type { LoginType } from '../../../openapi/access.ts'

/** Wednesday morning, 10:00 in Berlin: a job begins in half an hour, check-in has been open for half an hour. */
export const worldNow = new Date('2026-06-10T08:00:00.000Z')
export const zone = 'Europe/Berlin'
/** Of every login in the world. */
export const password = 'open sesame, please'
/** The same, as the database has it. */
export const hashed = hash(password, { memoryCost: 1024, timeCost: 1, parallelism: 1 })

export const people = [
  'member',
  'chief',
  'colleague',
  'stranger',
  'planner',
  'client',
  'otherClient',
  'office',
] as const
export type PersonName = (typeof people)[number]

export const loginTypesOf: Record<PersonName, LoginType[]> = {
  member: ['crew'],
  chief: ['crew'],
  colleague: ['crew'],
  stranger: ['crew'],
  planner: ['planners'],
  client: ['clients'],
  otherClient: ['clients'],
  office: ['office'],
}

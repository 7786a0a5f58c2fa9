import type { components } from '../../../client/schema.d.ts'

/** Somebody in one function, with their days. */
export type Known = components['schemas']['ProjectPerson']

import type { components } from '../../client/schema.d.ts'

type Schemas = components['schemas']
export type JobDetail = Schemas['JobDetail']
export type Person = Schemas['PersonRef']

/** The four tabs of the specification, and what one may apply for. */
export const tabs = ['past', 'upcoming', 'toConfirm', 'appliedFor', 'open'] as const
export type Tab = (typeof tabs)[number]

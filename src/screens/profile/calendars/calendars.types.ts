import type { components } from '../../../client/schema.d.ts'

export type Subscription = components['schemas']['CalendarSubscription']
export type NewSubscription = components['schemas']['NewCalendarSubscription']
export const kinds = ['ical', 'google'] as const

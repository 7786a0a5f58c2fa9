import { z } from 'zod'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { Id, IdParam, Instant, Paging, listOf, named, oneLine } from './schemas.ts'
import { list, row } from './scopes.ts'

export const about = 'Own shifts in the calendar of another program, by an address one can withdraw'

/** What reads the address: a program that does so often, or Google, which takes its time. */
export const calendarKinds = ['ical', 'google'] as const
/** How the address is read, from when it was read last. */
export const calendarHealths = ['new', 'read', 'late', 'unread'] as const

const contains = {
  requests: z.boolean().describe('with requests that wait for an answer, as tentative'),
  absences: z.boolean().describe('with blocked dates and approved vacation'),
}

export const NewCalendarSubscription = named(
  'NewCalendarSubscription',
  z.strictObject({ kind: z.enum(calendarKinds), name: oneLine(60).min(1), ...contains }),
)
export const CalendarSubscription = named(
  'CalendarSubscription',
  z.object({
    id: Id,
    kind: z.enum(calendarKinds),
    name: z.string(),
    ...contains,
    address: z.string().nullable().describe('whoever has it reads the shifts; null for others than the owner'),
    health: z
      .enum(calendarHealths)
      .describe('new: not read yet; read: lately; late: not for two days; unread: not for 21 days, withdrawn after 90'),
    readAt: Instant.nullable().describe('when it was read last; null: not yet'),
    refreshedAt: Instant.nullable().describe('since when its readers are told that everything is new; null: never'),
    withdrawnAt: Instant.describe('when it is withdrawn by itself unless it is read until then'),
    createdAt: Instant,
  }),
)

const crew = { sessions: ['user'], loginTypes: ['crew'] } as const
const subscriptions = resource({
  one: 'PublicCalendarSubscription',
  many: 'PublicCalendarSubscriptions',
  path: '/publicCalendarSubscriptions',
  item: CalendarSubscription,
})

export const listPublicCalendarSubscriptions = route(
  subscriptions.list({
    summary: 'Addresses by which other programs read the own shifts',
    access: { ...crew, scope: list('calendarSubscriptions') },
  }),
)
export const createPublicCalendarSubscription = route(
  subscriptions.create({
    summary: 'Make an address another program reads the own shifts by; ten at most',
    access: { ...crew, scope: 'own' },
    body: NewCalendarSubscription,
    problems: ['outOfTurn'],
  }),
)
export const deletePublicCalendarSubscription = route(
  subscriptions.remove({
    summary: 'Withdraw an address, at once',
    access: { ...crew, scope: row('calendarSubscription', 'owns') },
  }),
)

export const renewPublicCalendarSubscription = route({
  operationId: 'renewPublicCalendarSubscription',
  method: 'post',
  path: '/publicCalendarSubscriptions/{id}/renew',
  summary: 'Put another subscription with an address of its own in the place of one, which ends at once',
  access: { ...crew, scope: row('calendarSubscription', 'owns') },
  params: IdParam,
  responses: { 200: CalendarSubscription },
  extension: true,
})

export const refreshPublicCalendarSubscriptions = route({
  operationId: 'refreshPublicCalendarSubscriptions',
  method: 'post',
  path: '/publicCalendarSubscriptionsRefresh',
  summary: 'Tell whoever reads the own addresses next that everything in them is new',
  access: { ...crew, scope: 'own' },
  responses: { 204: null },
})

export const listPersonCalendarSubscriptions = route({
  operationId: 'listPersonCalendarSubscriptions',
  method: 'get',
  path: '/persons/{id}/calendarSubscriptions',
  summary: 'Which addresses a person has; the addresses themselves only for their owner',
  access: { sessions: ['user'], loginTypes: ['crew', 'office'], scope: row('person', 'owns') },
  params: IdParam,
  query: Paging,
  responses: { 200: listOf('PublicCalendarSubscriptionList', CalendarSubscription) },
})

export const readPublicCalendar = route({
  operationId: 'readPublicCalendar',
  method: 'get',
  path: '/publicCalendars/{id}',
  summary: 'The shifts of whoever made this address, from 30 days ago to a year ahead (RFC 5545)',
  access: { sessions: 'public', scope: 'none' },
  params: z.strictObject({ id: z.string().min(1).max(200).describe('the secret of the address') }),
  responses: { 200: { contentType: 'text/calendar' } },
  problems: ['linkNotValid', 'tooManyAttempts'],
  extension: true,
  changesState: true,
  ownTransactions: true,
})

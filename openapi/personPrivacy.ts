import { z } from 'zod'
import type { Access } from './access.ts'
import { route } from './route.ts'
import { Day, Id, IdParam, Instant, named, oneLine } from './schemas.ts'
import { row } from './scopes.ts'

export const about = 'All that is known of one person: taken along, and erased where no law keeps it'

export const privacyKinds = [
  'person',
  'pictures',
  'functions',
  'notes',
  'ratings',
  'contracts',
  'jobs',
  'punches',
  'hours',
  'payrolls',
  'payments',
  'receipts',
  'documents',
  'signatures',
  'forms',
  'absences',
  'messages',
  'messagesSent',
  'logins',
  'devices',
  'calendars',
  'places',
  'uploads',
  'answers',
  'imports',
  'trees',
  'log',
  'erasure',
] as const
export const privacyLaws = ['hours', 'pay', 'documents', 'trace'] as const
export const erasureBlocks = [
  'own',
  'lastOffice',
  'comingJob',
  'manages',
  'leads',
  'toDo',
  'openPayroll',
  'openTransfer',
] as const

const kind = z.enum(privacyKinds).describe('what of somebody it is')
const count = z.number().int().describe('how many')

export const PersonErasure = named(
  'PersonErasure',
  z.object({
    personId: Id,
    name: z.string().describe('of whom it is'),
    goes: z.array(z.object({ kind, count })).describe('what goes at once, or went'),
    stays: z
      .array(
        z.object({
          kind,
          law: z
            .enum(privacyLaws)
            .describe('why: hours worked, money paid, what was signed; trace: that it was, without what it said'),
          count,
          until: Day.nullable().describe(
            'last day on which it is of somebody with a name; null: it goes by the others',
          ),
        }),
      )
      .describe('what stays, and until when'),
    nameUntil: Day.nullable().describe('last day on which records keep the name; null: it goes at once, or is gone'),
    blocks: z
      .array(
        z.object({
          block: z
            .enum(erasureBlocks)
            .describe(
              'own: it is whoever asks; lastOffice: nobody else of the office could log in; manages: a project that is not over; leads: a crew to come',
            ),
          id: Id.nullable().describe(
            'of the job, project, crew, to-do, payroll or transfer; null: it is none of these',
          ),
          label: z.string().describe('what it is called; empty: nothing is called'),
          day: Day.nullable().describe('when it is; null: at no time of its own'),
        }),
      )
      .describe('what keeps them from being erased; empty: nothing does'),
    erased: z
      .object({
        at: Instant.describe('when they were erased'),
        erasedBy: z.string().nullable().describe('who did it; null: it is not known any more'),
        reason: z.string().describe('why, in their words'),
      })
      .nullable()
      .describe('null: they were not erased'),
  }),
)

export const PersonErasing = named(
  'PersonErasing',
  z.strictObject({
    name: oneLine(210).min(1).describe('their name as it is shown, typed once more'),
    reason: oneLine(300).min(1).describe('why it is done'),
  }),
)

const office = {
  sessions: ['user'],
  loginTypes: ['office'],
  right: 'persons',
  permission: 'EDIT',
  scope: row('person', 'owns'),
} as const satisfies Access

export const readPersonErasure = route({
  operationId: 'readPersonErasure',
  method: 'get',
  path: '/persons/{id}/erasure',
  summary: 'What would go and what would stay if somebody were erased; of whoever was, what went and what stays',
  access: office,
  params: IdParam,
  responses: { 200: PersonErasure },
  extension: true,
})

export const erasePerson = route({
  operationId: 'erasePerson',
  method: 'post',
  path: '/persons/{id}/erasure',
  summary: 'Erase somebody: what no law keeps goes at once, their name when no record has to keep it any more',
  access: office,
  params: IdParam,
  body: PersonErasing,
  responses: { 200: PersonErasure },
  problems: ['personBlocked', 'outOfTurn'],
  extension: true,
})

export const exportPerson = route({
  operationId: 'exportPerson',
  method: 'post',
  path: '/persons/{id}/export',
  summary: 'All that is known of somebody as a ZIP: a summary to read, tables for machines, and their files',
  access: office,
  params: IdParam,
  responses: { 200: { contentType: 'application/zip' } },
  problems: ['exportTooLarge'],
  withoutKey: true,
  ownTransactions: true,
  extension: true,
})

import { z } from 'zod'
import type { Access } from './access.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { IdParam, Id, Instant, named } from './schemas.ts'

export const about = 'All that an agency owns, to take along: made in the background, kept for a week'

export const dataExportStates = ['making', 'ready', 'failed'] as const
/** Days one is kept. */
export const dataExportDays = 7

const count = z.number().int()
export const DataExport = named(
  'DataExport',
  z.object({
    id: Id,
    state: z.enum(dataExportStates).describe('it is being made; it can be had; it was given up'),
    createdAt: Instant.describe('when it was asked for'),
    createdBy: z.string().describe('who asked for it; empty: nobody who is known any more'),
    done: count.describe('tables and files that are in it'),
    total: count.describe('tables and files it will hold; 0: not counted yet'),
    size: count.nullable().describe('bytes of the ZIP; null: not made yet'),
    keptUntil: Instant.describe('when it goes by itself'),
  }),
)

const exports = resource({ one: 'DataExport', many: 'DataExports', path: '/dataExports', item: DataExport })
const access = { sessions: ['user'], loginTypes: ['office'], scope: 'tenant' } as const satisfies Access

export const listDataExports = route(
  exports.list({ summary: 'Exports of all that the agency owns, the newest first', access, extension: true }),
)

export const readDataExport = route(exports.read({ summary: 'An export, and how far it is', access, extension: true }))

export const createDataExport = route({
  operationId: 'createDataExport',
  method: 'post',
  path: '/dataExports',
  summary: 'Have all that the agency owns put into one ZIP: a table each, a list of what is in it, and all files',
  access,
  responses: { 201: DataExport },
  problems: ['outOfTurn'],
  extension: true,
})

export const removeDataExport = route({
  operationId: 'removeDataExport',
  method: 'delete',
  path: '/dataExports/{id}',
  summary: 'Take an export away; one that is being made stops',
  access,
  params: IdParam,
  responses: { 204: null },
  problems: ['notFound'],
  extension: true,
})

export const downloadDataExport = route({
  operationId: 'downloadDataExport',
  method: 'get',
  path: '/dataExports/{id}/file',
  summary: 'The export itself; that it was taken is written down',
  access,
  params: IdParam,
  responses: { 200: { contentType: 'application/zip' } },
  problems: ['outOfTurn'],
  ownTransactions: true,
  extension: true,
})

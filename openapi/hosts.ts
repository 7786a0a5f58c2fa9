import { z } from 'zod'
import type { Access } from './access.ts'
import { route } from './route.ts'
import { Instant, named, oneLine } from './schemas.ts'

export const about = 'Names under which an agency is reached'

/** How many may wait for their record at once. */
export const mostWaitingHosts = 20

const host = z.string().describe('name of the public network in ASCII, as browsers send it')
const state = {
  hosts: z
    .array(
      z.object({
        host,
        main: z.boolean().describe('links in e-mails lead there'),
        here: z.boolean().describe('this was asked there'),
      }),
    )
    .describe('where the agency is reached'),
  waiting: z
    .array(
      z.object({
        host,
        record: z.string().describe('name of the DNS record of type TXT that is looked for'),
        value: z.string().describe('what has to stand in it'),
        since: Instant.describe('when it was added'),
      }),
    )
    .describe('hosts whose record was not found yet: nothing is served there'),
}
export const AgencyHosts = named('AgencyHosts', z.object(state))
export const hostFindings = ['proven', 'absent', 'other', 'unanswered'] as const
export const HostCheck = named(
  'HostCheck',
  z.object({
    found: z
      .enum(hostFindings)
      .describe('it is served from now on; there is no such record; something else stands there; nobody answered'),
    ...state,
  }),
)
const Host = named('AgencyHost', z.strictObject({ host: oneLine(253).min(1).describe('as somebody writes it') }))

const access = { sessions: ['user'], loginTypes: ['office'], scope: 'tenant' } as const satisfies Access
const act = { method: 'post', access, body: Host, extension: true } as const

export const readHosts = route({
  operationId: 'readHosts',
  method: 'get',
  path: '/hosts',
  summary: 'Where the agency is reached, and which hosts wait for their record',
  access,
  responses: { 200: AgencyHosts },
  extension: true,
})

export const addHost = route({
  ...act,
  operationId: 'addHost',
  path: '/hosts',
  summary: 'Have another host wait for its record; one that waits already stays as it is',
  responses: { 200: AgencyHosts },
  problems: ['nameTaken', 'outOfTurn'],
})

export const checkHost = route({
  ...act,
  operationId: 'checkHost',
  path: '/hosts/check',
  summary: 'Look for the record of a waiting host now; found, it is served',
  responses: { 200: HostCheck },
  problems: ['notFound', 'nameTaken', 'idempotencyKeyReused'],
  ownTransactions: true,
})

export const removeHost = route({
  ...act,
  operationId: 'removeHost',
  path: '/hosts/remove',
  summary: 'Serve a host no more, or let one wait no more; neither the last one nor the one this is asked at',
  responses: { 200: AgencyHosts },
  problems: ['stillInUse'],
})

import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { BestMethod } from '../../domain/bestPersons/rank.ts'
import { tenantRules } from '../../domain/tenant-rules.ts'
import type { Tx } from '../database/tenant.ts'
import { addJob } from '../queue/add-job.ts'
import type { Sweep, Task } from '../queue/work.ts'
import type { Services } from '../services.ts'
import { around, knownPeople, mostPeople, mostPlaces, openPlaces } from './facts.queries.ts'
import { type Outcome, inWorker } from './in-worker.ts'
import type { Facts } from './propose.ts'

const Payload = z.looseObject({ proposalId: z.uuid() })
/** Ms after which a proposal is given up; whoever waits is told. */
const most = 60_000

type Working = { projectId: string | null; from: string; to: string; method: string }

export const reckonSoon = (tx: Tx, proposalId: string): Promise<void> =>
  addJob(tx, 'reckonProposal', { proposalId }, `proposal ${proposalId}`)

/** Reckons a proposal that is asked for. One that was put away meanwhile is left; one that fails says so and offers nothing. */
export const reckonProposal: Task = async (services, payload) => {
  const { proposalId } = Payload.parse(payload)
  const record = services.tenants.known(payload.tenant)
  if (!record) return
  const proposal = { services, tenantId: record.id, id: proposalId }
  const facts = await services.database.withTenant(record.id, tx =>
    gather(tx, proposal, services.now(), tenantRules(record.settings)),
  )
  if (facts === null) return
  await end(proposal, facts === 'size' ? { aborted: 'size' } : await reckoned(proposal, facts))
}

interface Proposal {
  services: Services
  tenantId: string
  id: string
}

/** Null where nothing waits for it any more. */
async function gather(
  tx: Tx,
  { tenantId, id }: Proposal,
  now: Date,
  rules: Facts['rules'],
): Promise<Facts | 'size' | null> {
  const { rows } = await tx.execute<Working>(sql`
    select project_id as "projectId", from_date as "from", to_date as "to", method from fill_proposal
    where tenant_id = ${tenantId} and id = ${id} and state = 'working'`)
  const [asked] = rows
  if (!asked) return null
  const within = sql`i.start_date between ${asked.from} and ${asked.to}`
  const which = asked.projectId
    ? sql`${within} and c.project_id = ${asked.projectId}`
    : sql`${within} and p.requested_at is null and p.quoted_at is null`
  const places = await openPlaces(tx, { tenantId, now }, which)
  const people = places.length ? await knownPeople(tx, { tenantId, now }, around(places)) : []
  if (places.length > mostPlaces || people.length > mostPeople) return 'size'
  return { places, people, rules, method: asked.method as BestMethod }
}

async function reckoned(proposal: Proposal, facts: Facts): Promise<Outcome> {
  const away = new AbortController()
  let told: Promise<void> = Promise.resolve()
  const say = (step: string) => {
    told = told
      .then(() => atStep(proposal, step))
      .then(
        isThere => {
          if (!isThere) away.abort()
        },
        (err: unknown) => proposal.services.log.warn({ err }, 'a proposal could not say how far it is'),
      )
  }
  try {
    return await inWorker(facts, { most, signal: away.signal, say })
  } catch (err) {
    proposal.services.log.error({ err }, 'a proposal failed')
    return { aborted: 'failure' }
  } finally {
    await told
  }
}

/** Whether anybody still waits for it. */
const atStep = async ({ services, tenantId, id }: Proposal, step: string): Promise<boolean> =>
  await services.database.withTenant(tenantId, async tx => {
    const { rowCount } = await tx.execute(sql`update fill_proposal set step = ${step}
      where tenant_id = ${tenantId} and id = ${id} and state = 'working'`)
    return rowCount === 1
  })

const end = ({ services, tenantId, id }: Proposal, outcome: Outcome): Promise<unknown> =>
  services.database.withTenant(tenantId, tx =>
    tx.execute(
      'aborted' in outcome
        ? sql`update fill_proposal set state = 'aborted', abort_reason = ${outcome.aborted}, step = null
            where tenant_id = ${tenantId} and id = ${id} and state = 'working'`
        : sql`update fill_proposal set state = 'ready', step = null, proposed = ${JSON.stringify(outcome.proposed)}::jsonb
            where tenant_id = ${tenantId} and id = ${id} and state = 'working'`,
    ),
  )

/** Those whose server was killed over them are given up; old ones go. */
export const sweepProposals: Sweep = async (tx, tenantId, now) => {
  await tx.execute(sql`update fill_proposal set state = 'aborted', abort_reason = 'failure', step = null
    where tenant_id = ${tenantId} and state = 'working' and created_at < ${now}::timestamptz - interval '3 minutes'`)
  await tx.execute(
    sql`delete from fill_proposal where tenant_id = ${tenantId} and created_at < ${now}::timestamptz - interval '1 day'`,
  )
}

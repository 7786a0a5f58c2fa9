import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { BestMethod } from '../../domain/bestPersons/rank.ts'
import type { FillProposal, NewFillProposal, abortReasons, fillStates, fillSteps } from '../../openapi/fillProposals.ts'
import { placeWire } from '../bestPersons/best-persons.ts'
import { lockingPeople } from '../bestPersons/insert-invitations.ts'
import { mustBeThere } from '../chosen.ts'
import { type Context, personOf } from '../context.ts'
import { one } from '../one.ts'
import { iso } from '../wire.ts'
import type { Proposed, ProposedPerson } from './propose.ts'
import { reckonSoon } from './reckon.ts'

type Wire = z.input<typeof FillProposal>

export type ProposalRow = {
  id: string
  state: (typeof fillStates)[number]
  abortReason: (typeof abortReasons)[number] | null
  step: (typeof fillSteps)[number] | null
  method: BestMethod
  project: { id: string; number: string; name: string } | null
  from: string
  to: string
  createdAt: string
  proposed: Proposed | null
  accepted: Record<string, string[]>
}

/** The longest time from the first day to the last. */
const mostDays = 13
const dayMs = 86_400_000

/** Asks for a proposal. Throws `notFound` for a project there is none of, `invalidInput` for days that are none. */
export async function createProposal(
  ctx: Context<'notFound' | 'invalidInput'>,
  { projectId = null, from, to, method = 'bestMatch' }: z.output<typeof NewFillProposal>,
): Promise<Wire> {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs
  const invalid = (path: string, message: string) => ctx.refuse('invalidInput', { errors: [{ path, message }] })
  if (days < 0) throw invalid('body.to', 'is before the first day')
  if (days > mostDays) throw invalid('body.to', `is more than ${mostDays} days after the first day`)
  if (projectId) await mustBeThere(ctx, [{ field: 'projectId', id: projectId, of: sql`project r where true` }])
  const id = crypto.randomUUID()
  await ctx.tx
    .execute(sql`insert into fill_proposal (tenant_id, id, project_id, from_date, to_date, method, state, step,
      created_by_id, created_at)
    values (${ctx.tenant.id}, ${id}, ${projectId}, ${from}, ${to}, ${method}, 'working', 'gathering', ${personOf(ctx)},
      ${ctx.now}::timestamptz)`)
  await reckonSoon(ctx.tx, id)
  return readProposal(ctx, id)
}

const columns = sql`g.id, g.state, g.abort_reason as "abortReason", g.step, g.method, g.from_date as "from", g.to_date as "to",
  (select json_build_object('id', p.id, 'number', p.number, 'name', p.name) from project p
    where p.tenant_id = g.tenant_id and p.id = g.project_id) as project,
  g.created_at as "createdAt", g.proposed, g.accepted`

/** Throws `notFound` for one that was put away. */
const proposalRow = (ctx: Context<'notFound'>, id: string): Promise<ProposalRow> =>
  one<ProposalRow>(
    ctx,
    sql`select ${columns} from fill_proposal g where g.tenant_id = ${ctx.tenant.id} and g.id = ${id}`,
  )

/** The same, for whoever is about to accept it for these people: others wait. */
export const lockedProposal = (ctx: Context<'notFound'>, id: string, people: readonly string[]): Promise<ProposalRow> =>
  one<ProposalRow>(
    ctx,
    sql`with locked as (${lockingPeople(ctx, people)})
      select ${columns} from fill_proposal g where g.tenant_id = ${ctx.tenant.id} and g.id = ${id}
        and (select count(*) from locked) >= 0 for update of g`,
  )

export async function readProposal(ctx: Context<'notFound'>, id: string): Promise<Wire> {
  const { proposed, accepted, createdAt, ...row } = await proposalRow(ctx, id)
  const positions = proposed?.positions ?? []
  const everybody = positions.flatMap(position => position.proposed.map(({ person }) => person.id))
  const withFace = ({ person, ...facts }: ProposedPerson) => ({
    ...facts,
    person: {
      id: person.id,
      name: person.name,
      phone: null,
      pictureUrl: person.pictured ? ctx.services.pictures.of(ctx.tenant.id, person.id, ctx.now) : null,
    },
  })
  return {
    ...row,
    createdAt: iso(createdAt),
    open: positions.reduce((sum, { place }) => sum + place.open, 0),
    filled: everybody.length,
    people: new Set(everybody).size,
    missed: proposed?.missed ?? null,
    positions: positions.map(({ place, proposed: people, left }) => ({
      projectCrewItemId: place.id,
      ...placeWire(place),
      open: place.open,
      proposed: people.map(({ runnerUp, ...person }) => ({
        ...withFace(person),
        invited: accepted[place.id]?.includes(person.person.id) ?? false,
        runnerUp: runnerUp && withFace(runnerUp),
      })),
      left,
    })),
  }
}

/** One that is being reckoned stops. Throws `notFound`. */
export async function deleteProposal(ctx: Context<'notFound'>, id: string) {
  const { rowCount } = await ctx.tx.execute(
    sql`delete from fill_proposal where tenant_id = ${ctx.tenant.id} and id = ${id}`,
  )
  if (!rowCount) throw ctx.refuse('notFound')
  return { status: 204 } as const
}

import { crewPreference } from '../../database/tables/crewMembers.ts'
import { plannerCrew, plannerCrewFunction } from '../../database/tables/plannerCrews.ts'
import type { Tx } from '../../database/tenant.ts'
import type { FunctionCode } from '../../lookups/trade.ts'
import type { Member } from './people.ts'
import { randomFrom } from '../random.ts'
import { insertRows } from '../rows.ts'
import type { CityName } from '../tenants.ts'
import { addDays, day } from '../times.ts'
import type { World } from '../world.ts'

interface Plan {
  name: string
  functions: readonly FunctionCode[]
  city: CityName | null
  companyId: string | null
  type: string | null
  people: number
}

/** The agency's own by trade and town, and the regulars of its best clients. */
function plans({ agency, clients }: World): Plan[] {
  const [home, away] = agency.cities
  const own = (name: string, functions: readonly FunctionCode[], city: CityName, people: number): Plan => ({
    name: `${name} ${city}`,
    functions,
    city,
    companyId: null,
    type: null,
    people,
  })
  return [
    own('Rigging', ['rigger', 'climber'], home, 12),
    { ...own('Load-out night', ['stagehand', 'loader'], home, 16), type: 'loadOut' },
    { ...own('Follow spot', ['followSpot'], home, 6), type: 'show' },
    own('Chiefs', ['crewChief'], home, 8),
    own('Forklift', ['forkliftDriver'], home, 7),
    { ...own('Everybody', [], away, 14), name: `${away} mixed` },
    ...clients.slice(0, 3).map(({ id, name }): Plan => ({
      name: `${name.replace(/ (GmbH|Ltd|B\.V\.)$/, '')}, regulars`,
      functions: [],
      city: null,
      companyId: id,
      type: null,
      people: 14,
    })),
  ]
}

const blocks = ['Client does not want them on the grid', 'No show twice', 'Asked not to work there'] as const

/** A demo made before crews were kept gets some, with members; one of planning's own, and it stays as it is. */
export async function keepCrews(tx: Tx, world: World, now: Date): Promise<void> {
  const { agency, members, demo, trade } = world
  const [kept] = await tx.raw('select from planner_crew where tenant_id = $1 limit 1', [agency.id])
  if (kept) return
  const types = await tx.raw<{ id: string; code: string }>(
    `select id, code from lookup where tenant_id = $1 and kind = 'plannerCrewTypes'`,
    [agency.id],
  )
  const random = randomFrom(`planner crews ${agency.key}`)
  const since = (days: number) => new Date(now.getTime() - days * day)
  const own = { tenantId: agency.id, createdAt: since(200) }
  const fits = (member: Member, { functions, city }: Plan) =>
    (member.role === 'crew' || member.role === 'chief') &&
    (city === null || member.city === city) &&
    (functions.length === 0 || functions.some(code => member.functions.has(code)))
  for (const plan of plans(world)) {
    const id = random.uuid()
    await insertRows(tx, plannerCrew, [
      {
        ...own,
        id,
        name: plan.name,
        typeId: types.find(({ code }) => code === plan.type)?.id ?? null,
        companyId: plan.companyId,
        city: plan.city,
        plannerId: demo.planner.id,
      },
    ])
    await insertRows(
      tx,
      plannerCrewFunction,
      plan.functions.flatMap(code => {
        const functionId = trade.functions.get(code)
        return functionId ? [{ tenantId: agency.id, id: random.uuid(), plannerCrewId: id, functionId }] : []
      }),
    )
    const found = random.shuffled(members.filter(member => fits(member, plan)))
    const people = found.toSorted((a, b) => Number(b.demo !== null) - Number(a.demo !== null)).slice(0, plan.people)
    await insertRows(
      tx,
      crewPreference,
      people.map((member, at) => {
        const blocked = plan.companyId !== null && member.demo === null && at >= plan.people - 2
        return {
          tenantId: agency.id,
          id: random.uuid(),
          personId: member.id,
          kind: blocked ? 'blocked' : 'favourite',
          companyId: plan.companyId,
          plannerCrewId: id,
          assignmentType: blocked ? null : random.chance(0.25) ? 'substitute' : 'regular',
          reason: blocked ? random.pick(blocks) : '',
          endDate: blocked && random.chance(0.5) ? addDays(now.toISOString().slice(0, 10), 120) : null,
          authorId: demo.planner.id,
          createdAt: since(random.between(10, 180)),
        }
      }),
    )
  }
  // Nobody is wanted and blocked by the same client.
  await tx.raw(
    `update crew_preference x set ended_at = $2, ended_by_id = $3 where x.tenant_id = $1 and x.ended_at is null
      and x.planner_crew_id is null and exists (select from crew_preference o where o.tenant_id = x.tenant_id
        and o.person_id = x.person_id and o.planner_crew_id is not null and o.ended_at is null
        and o.company_id is not distinct from x.company_id and o.kind <> x.kind)`,
    [agency.id, now, demo.planner.id],
  )
}

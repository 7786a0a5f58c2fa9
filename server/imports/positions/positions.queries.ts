import { type SQL, sql } from 'drizzle-orm'
import { nameKey } from '../../../domain/imports/keys.ts'
import { instantsOf } from '../../../domain/shift-time.ts'
import { changesOf } from '../../../domain/activities/changes.ts'
import { grouped } from '../../../domain/grouped.ts'
import type { LogLine } from '../../activities/log.ts'
import type { Tx } from '../../database/tenant.ts'
import { type Added, type AddedCrew, writePlan } from '../../projectPlans/write-plan.ts'
import { type KindOfImport, type Lines, type Taking, of, said, tellerOf } from '../kind.ts'

/** Crews by the day they begin on at their place. */
const crewsOf = (tenantId: string) => sql`select c.id, c.project_id as project, c.name,
    (c.starts at time zone l.time_zone)::date::text as date, l.time_zone as zone
  from project_crew c join location l on l.tenant_id = c.tenant_id and l.id = c.location_id where c.tenant_id = ${tenantId}`

const known = (tenantId: string): SQL => sql`
  select json_build_object('items', (select coalesce(json_agg(json_build_object('id', i.id, 'own', false, 'values',
      json_build_object('project', c.project_id, 'crew', c.name, 'date', i.start_date, 'startTime', i.start_time,
        'endTime', i.end_time, 'function', i.function_id, 'amountOfRows', i.amount_of_rows::text)) order by i.id), '[]')
    from project_crew_item i join project_crew c on c.tenant_id = i.tenant_id and c.id = i.crew_id
    where i.tenant_id = ${tenantId}),
    'functions', (select coalesce(json_agg(json_build_object('id', f.id, 'caption', f.caption, 'code', f.code)
        order by f.sort, f.caption, f.id), '[]')
      from lookup f where f.tenant_id = ${tenantId} and f.kind = 'functions' and f.removed_at is null),
    'projects', (select coalesce(json_agg(json_build_object('id', p.id, 'caption', p.name, 'code', p.number, 'zone', l.time_zone)
        order by p.id), '[]')
      from project p join location l on l.tenant_id = p.tenant_id and l.id = p.location_id
      where p.tenant_id = ${tenantId} and p.closed_at is null),
    'crews', (select coalesce(json_agg(json_build_object('project', c.project, 'name', c.name, 'date', c.date, 'zone', c.zone)
        order by c.id), '[]') from (${crewsOf(tenantId)}) c))::text`

type Row = {
  project: string
  projectName: string
  locationId: string
  zone: string
  crew: string | null
  date: string
  startTime: string
  endTime: string
  functionId: string
  function: string
  functionCode: string
  amountOfRows: number
}
type Crew = { id: string; project: string; name: string; date: string; zone: string }

/** Each project’s positions by the statement planning writes its own by. A crew of that name and day is the one; else it is new. */
async function add(tx: Tx, lines: Lines, taking: Taking): Promise<number> {
  const { tenantId } = taking
  const { rows } = await tx.execute<Row>(sql`
    select p.id as project, p.name as "projectName", p.location_id as "locationId", l.time_zone as zone, ${said('crew')} as crew,
      ${said('date')} as date, ${said('startTime')} as "startTime", ${said('endTime')} as "endTime", f.id as "functionId",
      f.caption as function, f.code as "functionCode", (${said('amountOfRows')})::int as "amountOfRows"
    from import_row r join project p on p.tenant_id = r.tenant_id and p.id = (${said('project')})::uuid
    join location l on l.tenant_id = p.tenant_id and l.id = p.location_id
    join lookup f on f.tenant_id = r.tenant_id and f.id = (${said('function')})::uuid
    where ${of(lines, 'new')} order by r.line`)
  const present = await tx.execute<Crew>(crewsOf(tenantId))
  const crews = grouped(present.rows, ({ project, name, date }) => `${project} ${nameKey(name)} ${date}`)
  for (const [projectId, own] of grouped(rows, ({ project }) => project)) {
    const parts = [...grouped(own, row => `${projectId} ${nameKey(row.crew ?? row.projectName)} ${row.date}`)]
    const planned = parts.map(([key, items]) => planOf(projectId, crews.get(key)?.[0], items))
    await writePlan(
      { tx, ...tellerOf(taking) },
      {
        ...{
          projectId,
          changed: [],
          accepted: [],
          changedCrews: [],
          goneItems: [],
          goneCrews: [],
          template: undefined,
        },
        items: planned.flatMap(({ items }) => items),
        crews: planned.flatMap(({ crew }) => (crew ? [crew] : [])),
        log: planned.flatMap(({ log }) => log),
      },
    )
  }
  return rows.length
}

function planOf(projectId: string, known: Crew | undefined, rows: readonly Row[]) {
  const [first] = rows
  const crewId = known?.id ?? crypto.randomUUID()
  const name = known?.name ?? first?.crew ?? first?.projectName ?? ''
  const items = rows.map((row): Added => {
    const { date: startDate, startTime, endTime, functionId, amountOfRows } = row
    const zone = known?.zone ?? row.zone
    const instants = instantsOf({ startDate, startTime, endTime, zone })
    if (!('starts' in instants)) throw new Error('a position was judged good whose hours cannot be')
    const times = { starts: new Date(instants.starts), ends: new Date(instants.ends) }
    return {
      ...{
        id: crypto.randomUUID(),
        crew: crewId,
        functionId,
        amountOfRows,
        startDate,
        endDate: null,
        startTime,
        endTime,
        zone,
      },
      ...{ ...times, projectCrewId: crewId },
    }
  })
  const crew: AddedCrew | null = known
    ? null
    : {
        ...{ id: crewId, name, locationId: first?.locationId ?? '' },
        starts: new Date(Math.min(...items.map(({ starts }) => starts.getTime()))),
        ends: new Date(Math.max(...items.map(({ ends }) => ends.getTime()))),
      }
  const log: LogLine[] = known
    ? items.map(({ id, amountOfRows }, at) => ({
        ...{ code: 'positionAdded', projectId, crewId, itemId: id, changes: changesOf({}, { amountOfRows }) },
        named: { crew: name, position: rows[at]?.function ?? '', functionCode: rows[at]?.functionCode ?? '' },
      }))
    : [{ code: 'crewAdded', projectId, crewId, named: { crew: name } }]
  return { crew, items, log }
}

export const positions: KindOfImport = {
  known,
  lock: async (tx, { tenantId }) => {
    const locked = (
      table: string,
    ) => sql`select t.id from ${sql.identifier(table)} t where t.tenant_id = ${tenantId} order by t.id
      for no key update`
    await tx.execute(sql`with projects as materialized (${locked('project')}), crews as materialized (${locked('project_crew')}),
      items as materialized (${locked('project_crew_item')})
      select (select count(*) from projects) + (select count(*) from crews) + (select count(*) from items)`)
  },
  // What is known of a position is changed where it says what would follow.
  change: () => Promise.resolve(0),
  add,
}

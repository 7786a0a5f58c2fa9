import { sourceCaptions } from '../../domain/plusCrews/figure-sources.ts'
import { bonusType, daysOf, monthAfter, requiredTypes } from '../../domain/plusCrews/plus-crew-month.ts'
import { plusCrewValueData } from '../database/tables/plusCrews.ts'
import type { Tx } from '../database/tenant.ts'
import { agencyClients } from './cast/clients.ts'
import { type Book, type Figure, figuresOf, openDay, targetsOf, teamId } from './figures.ts'
import { idOf } from './random.ts'
import { insertRows } from './rows.ts'
import type { SetUp } from './set-up.ts'
import { type Team, teamsOf } from './cast/teams.ts'
import type { Agency } from './tenants.ts'

/** Months of figures behind the present one when the demo is made. */
const monthsBehind = 12

interface Day {
  agency: Agency
  setUp: SetUp
  now: Date
  /** Who enters the figures. */
  author: string
}

/**
 * The teams whose figures hang on walls, with their figures up to `now`: those of the days since the last call are
 * added, the last one's grow. What somebody changed or took out stays as they left it.
 */
export async function keepPlusCrews(tx: Tx, { agency, setUp, now, author }: Day): Promise<void> {
  const teams = teamsOf(agency)
  if (setUp.figuresTo === undefined) for (const team of teams) await insertTeam(tx, agency, team, now)
  const ids = await choiceIds(tx, agency.id)
  if (!ids) return
  const known = setUp.figuresTo ?? ''
  const open = openDay(now, agency.homeZone)
  if (open.date < known) return
  const due = teams.flatMap(team => dueFigures({ agency, team, ids, author, now }, known, open))
  await insertRows(
    tx,
    plusCrewValueData,
    due.filter(({ day }) => day > known),
  )
  await refresh(
    tx,
    agency.id,
    due.filter(({ day }) => day <= known),
  )
  setUp.figuresTo = open.date
}

/** From the last known day on; targets are there a month ahead. */
function dueFigures(book: Book, known: string, open: { date: string; passed: number }): Figure[] {
  const [last, month] = [known.slice(0, 7), open.date.slice(0, 7)]
  const first = last || monthAfter(month, -monthsBehind)
  const figures: Figure[] = []
  for (let at = first; at <= monthAfter(month, 1); at = monthAfter(at, 1)) {
    if (!last || at > monthAfter(last, 1)) figures.push(...targetsOf(book, at))
    for (const date of daysOf(at))
      if (date >= known && date <= open.date)
        figures.push(...figuresOf(book, date, date === open.date ? open.passed : 1))
  }
  return figures
}

/** What nobody has touched since it was made. */
async function refresh(tx: Tx, tenantId: string, figures: Figure[]): Promise<void> {
  const told = figures.map(({ id, hundredths, changedAt }) => ({ id, hundredths, changed_at: changedAt }))
  await tx.raw(
    `update plus_crew_value_data d set hundredths = f.hundredths, changed_at = f.changed_at
      from json_to_recordset($2::json) as f (id uuid, hundredths bigint, changed_at timestamptz)
      where d.tenant_id = $1 and d.id = f.id and d.version = 1 and d.hundredths <> f.hundredths`,
    [tenantId, JSON.stringify(told)],
  )
}

/** Null where an agency has renamed what the demo knows by its caption. */
async function choiceIds(tx: Tx, tenantId: string): Promise<Book['ids'] | null> {
  const rows = await tx.raw<{ id: string; caption: string }>(
    `select id, caption from plus_crew_value_type where tenant_id = $1
      union all select id, caption from plus_crew_source_type where tenant_id = $1`,
    [tenantId],
  )
  const wanted = Object.entries({ ...requiredTypes, ...sourceCaptions })
  const found = wanted.flatMap(([name, caption]) => {
    const id = rows.find(row => row.caption === caption)?.id
    return id ? [[name, id] as const] : []
  })
  return found.length === wanted.length ? (Object.fromEntries(found) as unknown as Book['ids']) : null
}

/** A team with what is counted of it; one that is there already gets what it lacks. */
async function insertTeam(tx: Tx, agency: Agency, team: Team, now: Date): Promise<void> {
  const id = teamId(agency.key, team)
  const client = agencyClients(agency).clients[team.client]
  if (!client) throw new Error(`${agency.name} has no client for ${team.name}`)
  await tx.raw(
    `insert into plus_crew (tenant_id, id, number, name, company_id, type_id, time_zone, currency, created_at)
      values ($1, $2, $3, $4, $5, (select id from plus_crew_type where tenant_id = $1 and caption = $6), $7, $8, $9)
      on conflict (tenant_id, number) do update set type_id = excluded.type_id, time_zone = excluded.time_zone,
        currency = excluded.currency`,
    [agency.id, id, team.number, team.name, client.id, team.type, team.timeZone, team.currency, now],
  )
  const types = await tx.raw<{ id: string; caption: string }>(
    'select id, caption from plus_crew_value_type where tenant_id = $1',
    [agency.id],
  )
  for (const type of types) {
    const bonus = type.caption === bonusType ? [1.8, 5] : [null, null]
    await tx.raw(
      `insert into plus_crew_value as v (tenant_id, id, plus_crew_id, type_id, per_day, bonus_of_turnover, bonus_above_target)
        values ($1, $2, $3, $4, $5, $6, $7)
        on conflict (tenant_id, plus_crew_id, type_id) do update set per_day = coalesce(v.per_day, excluded.per_day),
          bonus_of_turnover = coalesce(v.bonus_of_turnover, excluded.bonus_of_turnover),
          bonus_above_target = coalesce(v.bonus_above_target, excluded.bonus_above_target)`,
      [
        agency.id,
        idOf(`demo value ${agency.key} ${team.number} ${type.caption}`),
        id,
        type.id,
        type.caption === requiredTypes.target ? team.perDay * 100 : null,
        ...bonus,
      ],
    )
  }
}

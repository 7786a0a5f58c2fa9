import { type SQL, sql } from 'drizzle-orm'
import { logging } from '../../activities/log.ts'
import type { Tx } from '../../database/tenant.ts'
import { renaming } from '../../logins/write-login.ts'
import { nextNumbers } from '../../numbers.ts'
import { oneAtATime } from '../../people/new-person.ts'
import { asCrew, newLogins } from '../../profileAccess/invite-person.ts'
import { type KindOfImport, type Lines, type Taking, of, said, tellerOf } from '../kind.ts'

/** All people of a tenant; whoever has a login and is none of the crew is set aside. */
const known = (tenantId: string): SQL => sql`
  select json_build_object(
    'items', (select coalesce(json_agg(json_build_object('id', r.id, 'own', coalesce(not g.crew, false),
        'erased', r.erased_at is not null, 'values',
        json_strip_nulls(json_build_object('number', r.number, 'firstName', r.first_name, 'lastName', r.last_name,
          'birthday', r.birthday, 'email', lower(r.email), 'phone', r.phone, 'street', r.street, 'zipcode', r.zipcode,
          'city', r.city, 'country', r.country, 'functions', f.ids))) order by r.id), '[]')
      from person r
      left join (select g.person_id, bool_or('crew' = any(g.login_types)) as crew from login g
        where g.tenant_id = ${tenantId} and g.kind = 'user' group by g.person_id) g on g.person_id = r.id
      left join (select pf.person_id, string_agg(pf.function_id::text, ',' order by pf.function_id) as ids
        from person_function pf where pf.tenant_id = ${tenantId} group by pf.person_id) f on f.person_id = r.id
      where r.tenant_id = ${tenantId}),
    'functions', (select coalesce(json_agg(json_build_object('id', f.id, 'caption', f.caption, 'code', f.code)
        order by f.sort, f.caption, f.id), '[]')
      from lookup f where f.tenant_id = ${tenantId} and f.kind = 'functions' and f.removed_at is null),
    'logins', (select coalesce(json_agg(json_build_object('login', g.login, 'personId', g.person_id) order by g.login), '[]')
      from login g where g.tenant_id = ${tenantId}))::text`

/** What is said of somebody's details where it is entered by hand is told in the log; so it is here. */
const details = ['street', 'zipcode', 'city', 'country', 'birthday', 'phone']
/** Whoever was erased stays so, whatever was judged. */
const isThere = sql`exists (select from person x where x.tenant_id = r.tenant_id and x.id = r.target and x.erased_at is null)`
const says = (field: string) => sql`r.changes @> ${JSON.stringify([{ field }])}::jsonb`

async function change(tx: Tx, lines: Lines, taking: Taking): Promise<number> {
  const { tenantId } = taking
  // A login called after the address goes on being; one with another name keeps it.
  await tx.execute(
    renaming(
      tenantId,
      sql`select g.id, ${said('email')} as login from import_row r
        join person p on p.tenant_id = r.tenant_id and p.id = r.target
        join login g on g.tenant_id = r.tenant_id and g.person_id = p.id and g.kind = 'user' and g.ended_at is null
          and g.login = lower(p.email)
        where ${of(lines, 'changes')} and ${says('email')} and p.erased_at is null`,
    ),
  )
  const { rows } = await tx.execute<{ id: string; details: boolean }>(sql`
    update person p set number = coalesce(${said('number')}, p.number), last_name = coalesce(${said('lastName')}, p.last_name),
      first_name = coalesce(${said('firstName')}, p.first_name), birthday = coalesce((${said('birthday')})::date, p.birthday),
      email = case when ${says('email')} then ${said('email')} else p.email end, phone = coalesce(${said('phone')}, p.phone),
      street = coalesce(${said('street')}, p.street), zipcode = coalesce(${said('zipcode')}, p.zipcode),
      city = coalesce(${said('city')}, p.city), country = coalesce(${said('country')}, p.country)
    from import_row r where ${of(lines, 'changes')} and p.tenant_id = r.tenant_id and p.id = r.target
      and p.erased_at is null
    returning p.id, exists (select from jsonb_array_elements(r.changes) c where c->>'field' = any(${sql.param(details)}::text[]))
      as details`)
  await functionsAndLogins(tx, lines, 'changes', taking)
  const told = rows
    .filter(row => row.details)
    .map(({ id }) => ({ code: 'personDetailsChanged' as const, personId: id }))
  if (told.length > 0) await tx.execute(logging(tellerOf(taking), told))
  return rows.length
}

/** Entered as whoever is invited is: in the zone of whoever does it, in the agency's language, by the next numbers. */
async function add(tx: Tx, lines: Lines, taking: Taking): Promise<number> {
  const { tenantId, takenById, language, now } = taking
  const { rows } = await tx.execute<{ id: string; number: string | null }>(sql`
    update import_row r set target = gen_random_uuid() where ${of(lines, 'new')} returning r.target as id, ${said('number')} as number`)
  const others = sql`select ${said('number')} from import_row r where r.tenant_id = ${tenantId}
    and r.import_id = ${lines.importId} and r.fate in ('new', 'changes') and ${said('number')} is not null`
  const count = rows.filter(({ number }) => number === null).length
  const numbers = await nextNumbers(tx, { tenantId, kind: 'person', count, others })
  const added = await tx.execute(sql`
    insert into person (tenant_id, id, number, first_name, last_name, email, phone, language, time_zone, street, zipcode, city,
      country, birthday, created_at)
    select r.tenant_id, r.target, coalesce(${said('number')}, n.number), ${said('firstName')}, ${said('lastName')},
      ${said('email')}, ${said('phone')}, ${language}, w.time_zone, ${said('street')}, ${said('zipcode')}, ${said('city')},
      ${said('country')}, (${said('birthday')})::date, ${now}
    from (select r.*, row_number() over (partition by ${said('number')} is null order by r.line) as turn
      from import_row r where ${of(lines, 'new')}) r
    join person w on w.tenant_id = r.tenant_id and w.id = ${takenById}
    left join json_array_elements_text(${JSON.stringify(numbers)}::json) with ordinality n (number, turn)
      on n.turn = r.turn and ${said('number')} is null`)
  await functionsAndLogins(tx, lines, 'new', taking)
  return added.rowCount ?? 0
}

/** Functions somebody has not yet; and a login of the crew for whoever has an address and none, to which nobody is invited. */
async function functionsAndLogins(
  tx: Tx,
  lines: Lines,
  fate: 'new' | 'changes',
  { tenantId, now }: Taking,
): Promise<void> {
  await tx.execute(sql`
    insert into person_function (tenant_id, id, person_id, function_id, created_at)
    select r.tenant_id, gen_random_uuid(), r.target, f.id::uuid, ${now}
    from import_row r cross join lateral regexp_split_to_table(${said('functions')}, ',') f (id)
    where ${of(lines, fate)} and ${isThere} on conflict on constraint person_function_once do nothing`)
  const whose = sql`select r.target as person_id, ${said('email')} as login from import_row r
    where ${of(lines, fate)} and ${isThere} and ${said('email')} is not null
      and not exists (select from login g where g.tenant_id = r.tenant_id and g.person_id = r.target and g.kind = 'user')`
  const { rows } = await tx.execute<{ wanted: number; made: number }>(sql`
    with whose as materialized (${whose}), made as (${newLogins(tenantId, sql`select * from whose`, asCrew, null)})
    select (select count(*)::int from whose) as wanted, (select count(*)::int from made) as made`)
  if (rows[0]?.made !== rows[0]?.wanted) throw new Error('somebody logs in with an address that was free')
}

export const people: KindOfImport = {
  known,
  lock: async (tx, { tenantId }) => {
    await oneAtATime({ tx, tenant: { id: tenantId } })
    await tx.execute(sql`with locked as materialized (select r.id from person r where r.tenant_id = ${tenantId} order by r.id
      for no key update) select count(*) from locked`)
  },
  change,
  add,
}

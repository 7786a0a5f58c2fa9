/** Tenants for `npm run bench -- --scale`: one that is large, and many beside it. */
import type pg from 'pg'

interface Column {
  table: string
  name: string
  type: string
  /** The table its id is of, where a foreign key says so. */
  of: string | null
  /** It has to differ from copy to copy, and no id beside it does. */
  telling: boolean
}

/** What an agency has once, however large it is. */
const once = ['lookup', 'plus_crew_type', 'plus_crew_source_type', 'plus_crew_value_type', 'login_type_rights']

async function columns(client: pg.Client): Promise<Map<string, Column[]>> {
  const { rows } = await client.query<Column>(`
    with own as (
      select c.oid, c.relname, a.attnum, a.attname, format_type(a.atttypid, null) as type
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        and exists (select from pg_attribute t where t.attrelid = c.oid and t.attname = 'tenant_id' and not t.attisdropped)),
    unique_by as (
      select i.indexrelid, i.indrelid, o.attnum, o.type, o.attname from pg_index i join own o on o.oid = i.indrelid and o.attnum = any(i.indkey::int2[])
      where i.indisunique)
    select o.relname as table, o.attname as name, o.type,
      (select f.confrelid::regclass::text from pg_constraint f
        where f.contype = 'f' and f.conrelid = o.oid and o.attnum = any(f.conkey) and o.attname <> 'tenant_id' limit 1) as of,
      o.type = 'text' and exists (select from unique_by u where u.indrelid = o.oid and u.attnum = o.attnum
        and not exists (select from unique_by v where v.indexrelid = u.indexrelid and v.type = 'uuid' and v.attname <> 'tenant_id')) as telling
    from own o where o.relname <> 'tenant_host' order by o.relname, o.attnum`)
  const byTable = new Map<string, Column[]>()
  for (const row of rows) byTable.set(row.table, [...(byTable.get(row.table) ?? []), row])
  return byTable
}

/**
 * Copies every row of a tenant so often, with fresh ids: into the tenant itself, or each time into a tenant of its own.
 * Triggers and foreign keys rest meanwhile: what is copied was counted and checked. What there can be once only is not
 * there twice.
 */
async function copies(
  client: pg.Client,
  tenantId: string,
  times: number,
  into: 'itself' | 'others',
  only?: readonly string[],
) {
  const itself = into === 'itself'
  const stays = (table: string) => itself && (once.includes(table) || only?.includes(table) === false)
  await client.query('begin')
  await client.query(`set local session_replication_role = 'replica'`)
  if (!itself) {
    await client.query(
      `insert into tenant (id, name, look, favicon_url, background_url, background_color_code, default_language,
          use_user_language, meta_host_name, meta_description, tree_title, settings, sort, created_at)
        select md5(id::text || n)::uuid, name || ' ' || n, look, favicon_url, background_url, background_color_code,
          default_language, use_user_language, 'n' || n || '.' || meta_host_name, meta_description, tree_title, settings,
          sort + n, created_at
        from tenant cross join generate_series(1, $2::int) n where id = $1`,
      [tenantId, times],
    )
    await client.query(
      `insert into tenant_host (host, tenant_id, main) select 'n' || n || '.' || host, md5(tenant_id::text || n)::uuid, main
        from tenant_host cross join generate_series(1, $2::int) n where tenant_id = $1`,
      [tenantId, times],
    )
  }
  const { rows: strict } = await client.query<{ table: string }>(
    `select conrelid::regclass::text as table from pg_constraint where contype = 'x' or condeferrable`,
  )
  for (const [table, all] of await columns(client)) {
    if (stays(table)) continue
    const copied = all.map(({ name, type, of, telling }) => {
      if (name === 'tenant_id' && itself) return 'r.tenant_id'
      if (of !== null && stays(of)) return `r.${name}`
      if (type === 'uuid') return `md5(r.${name}::text || n)::uuid`
      return telling && itself ? `r.${name} || '-' || n` : `r.${name}`
    })
    const names = all.map(({ name }) => `"${name}"`).join(', ')
    await client.query(
      `insert into "${table}" (${names}) select ${copied.join(', ')}
        from (select generate_series(1, $2::int) as n) n cross join "${table}" r where r.tenant_id = $1
        ${strict.some(one => one.table === table) ? '' : 'on conflict do nothing'}`,
      [tenantId, times],
    )
  }
  await client.query('commit')
}

/** Sessions of everybody who has a login, so many each. */
export const logInEverybody = (client: pg.Client, tenantId: string, times: number) =>
  client.query(
    `insert into session (tenant_id, id, login_id, expires_at)
      select tenant_id, gen_random_uuid(), id, now() + interval '30 days' from login cross join generate_series(1, $2::int)
      where tenant_id = $1`,
    [tenantId, times],
  )

/**
 * Makes a tenant so many times as large, by people, projects and crews that are like those it has; by rows of some tables
 * alone where these are named: what they refer to elsewhere is what it was.
 */
export const enlarge = (client: pg.Client, tenantId: string, times: number, tables?: readonly string[]) =>
  copies(client, tenantId, times - 1, 'itself', tables)

/** Makes so many further tenants like this one. */
export const multiply = (client: pg.Client, tenantId: string, times: number) =>
  copies(client, tenantId, times, 'others')

/** Rows of all tenants, as the database has just counted them. */
export async function rowsOfAll(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ rows: number }>(
    `select sum(c.reltuples)::int as rows from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`,
  )
  return rows[0]?.rows ?? 0
}

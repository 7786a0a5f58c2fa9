import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { StartRefused } from '../config.ts'
import { databaseCode } from './errors.ts'

const OLDEST = 15

interface Standing {
  version: number
  name: string
  super: boolean
  bypass: boolean
}

/** Refuses a server that is too old, and a role that row-level security would not hold. Throws `StartRefused`. */
export async function checkServer(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<Standing>(
    `select current_setting('server_version_num')::int / 10000 as version,
            rolname as name, rolsuper as super, rolbypassrls as bypass
       from pg_roles where rolname = current_user`,
  )
  const [found] = rows
  if (found === undefined) throw new Error('The database does not say who we are.')
  if (found.version < OLDEST) {
    throw new StartRefused(`PostgreSQL ${found.version} is too old: Calltime needs ${OLDEST} or newer.`)
  }
  if (found.super || found.bypass) {
    throw new StartRefused(
      `The database role "${found.name}" ${found.super ? 'is a superuser' : 'has BYPASSRLS'}, ` +
        'so the database would not keep tenants apart. Create an ordinary one and name it in DATABASE_URL: ' +
        "CREATE ROLE calltime LOGIN PASSWORD '…' NOSUPERUSER NOBYPASSRLS CREATEROLE; ALTER DATABASE … OWNER TO calltime;",
    )
  }
}

interface TenantRole {
  there: boolean
  unsafe: boolean
  mine: boolean
}

/** The role that all of a tenant's work runs as. Roles belong to the whole server: another copy may be making it now. */
const ATTEMPTS = 10
const RACED = new Set(['42710', '23505', 'XX000', '42704'])

async function tenantRole(client: pg.ClientBase): Promise<TenantRole> {
  const { rows } = await client.query<TenantRole>(
    `select role.oid is not null as there,
            coalesce(role.rolsuper or role.rolbypassrls or role.rolcanlogin, false) as unsafe,
            coalesce(pg_has_role(current_user, role.oid,
              case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end), false) as mine
       from (values (1)) as one left join pg_roles as role on role.rolname = 'app_user'`,
  )
  return rows[0] ?? { there: false, unsafe: false, mine: false }
}

/** Makes sure of `app_user` and of our right to become it. Throws `StartRefused` with the SQL to run if we may not. */
export async function ensureTenantRole(client: pg.ClientBase): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const role = await tenantRole(client)
    if (role.unsafe) {
      throw new StartRefused(
        'The database role "app_user" must not be able to log in or to pass row-level security. ' +
          'Run: ALTER ROLE app_user NOLOGIN NOSUPERUSER NOBYPASSRLS;',
      )
    }
    if (role.there && role.mine) return
    try {
      if (!role.there) await client.query('create role app_user nologin nosuperuser nobypassrls')
      await client.query('grant app_user to current_user')
    } catch (error) {
      const code = databaseCode(error) ?? ''
      if (code === '42501') {
        throw new StartRefused(
          'The database role of DATABASE_URL may not make or use the role "app_user". As a superuser run: ' +
            `${role.there ? '' : 'CREATE ROLE app_user NOLOGIN NOBYPASSRLS; '}GRANT app_user TO <the role of DATABASE_URL>;`,
          { cause: error },
        )
      }
      if (attempt === ATTEMPTS || !RACED.has(code)) throw error
      await pause(Math.random() * 20 * attempt)
    }
  }
}

import { createHmac } from 'node:crypto'
import pg from 'pg'
import { connectAsSuperuser, type Access } from './ownership.ts'

export const ROLE = 'calltime'
export const DATABASE = 'calltime'

/** The application's password, derived so that no second file has to be kept. */
export const rolePassword = (superuserPassword: string): string =>
  createHmac('sha256', superuserPassword).update(ROLE).digest('base64url')

/** Role, database and extension, as the application needs them; harmless to repeat. */
export async function provision({ port, password }: Access): Promise<void> {
  const server = await connectAsSuperuser({ port, password })
  try {
    const { rows } = await server.query<{ role: boolean; database: boolean }>(
      `select exists (select from pg_roles where rolname = $1) as role,
              exists (select from pg_database where datname = $2) as database`,
      [ROLE, DATABASE],
    )
    if (rows[0]?.role !== true) await server.query(`create role ${ROLE}`)
    const secret = pg.escapeLiteral(rolePassword(password))
    await server.query(
      `alter role ${ROLE} login nosuperuser nobypassrls createrole nocreatedb noreplication password ${secret}`,
    )
    if (rows[0]?.database !== true) await server.query(`create database ${DATABASE} owner ${ROLE}`)
  } finally {
    await server.end().catch(() => {})
  }
  const database = await connectAsSuperuser({ port, password, database: DATABASE })
  try {
    await database.query('create extension if not exists btree_gist')
  } finally {
    await database.end().catch(() => {})
  }
}

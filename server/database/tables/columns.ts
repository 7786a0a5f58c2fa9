import { type BuildExtraConfigColumns, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  type PgColumnBuilderBase,
  type PgTableExtraConfigValue,
  customType,
  foreignKey,
  pgTable,
  primaryKey,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

/** The tenant leads every key and every index: row-level security filters by it first. */
export const tenantId = () => uuid().notNull()
export const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 })
/** Kept in the row itself: small, and read by everybody. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
export const createdAt = () =>
  instant()
    .notNull()
    .default(sql`now()`)

const own = () => ({ tenantId: tenantId(), id: uuid().notNull() })
type Own = ReturnType<typeof own>

/** A table whose rows belong to a tenant and are named by an id. The migration that adds it calls `secure_tenant_tables()`. */
export const tenantTable = <const Name extends string, Columns extends Record<string, PgColumnBuilderBase>>(
  name: Name,
  columns: Columns,
  extra: (t: BuildExtraConfigColumns<Name, Own & Columns, 'pg'>) => PgTableExtraConfigValue[] = () => [],
) =>
  pgTable(name, { ...own(), ...columns } as Own & Columns, t => [
    primaryKey({ columns: [t.tenantId, t.id] as [AnyPgColumn, AnyPgColumn] }),
    ...extra(t),
  ])

/** A reference to a row of the same tenant. */
export const within = (
  name: string,
  tenant: AnyPgColumn,
  id: AnyPgColumn,
  of: { tenantId: AnyPgColumn; id: AnyPgColumn },
) => foreignKey({ name, columns: [tenant, id], foreignColumns: [of.tenantId, of.id] })

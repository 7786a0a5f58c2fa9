import { type SQL, sql } from 'drizzle-orm'
import type { Teller } from '../activities/log.ts'
import type { Tx } from '../database/tenant.ts'

export interface Lines {
  tenantId: string
  importId: string
  /** Lines of the file, both among them. */
  from: number
  to: number
}
/** Who takes it over, and when. */
export interface Taking {
  tenantId: string
  takenById: string | null
  now: Date
  /** Of the agency, whose words whoever is new is spoken to in. */
  language: string
}

export const tellerOf = ({ tenantId, takenById, now }: Taking): Teller => ({
  ...{ tenant: { id: tenantId }, who: { personId: takenById }, now },
})

/** What tables of one kind read and write. */
export interface KindOfImport {
  /** One row with one text: all that is known of a tenant, as JSON of the domain’s `Knowledge`. */
  known: (tenantId: string) => SQL
  /** Nobody changes anything of it until the end. */
  lock: (tx: Tx, taking: Taking) => Promise<void>
  /** Takes over what rows say otherwise; what they leave empty stays. Answers how many. */
  change: (tx: Tx, lines: Lines, taking: Taking) => Promise<number>
  /** Adds what is new. Answers how many. */
  add: (tx: Tx, lines: Lines, taking: Taking) => Promise<number>
}

/** Rows `r` of one fate between these lines. */
export const of = (
  { tenantId, importId, from, to }: Lines,
  fate: 'new' | 'changes',
): SQL => sql`r.tenant_id = ${tenantId}
  and r.import_id = ${importId} and r.line between ${from} and ${to} and r.fate = ${fate}`
/** What such a row says of a field; null: nothing. */
export const said = (field: string): SQL => sql`r.values->>${field}`

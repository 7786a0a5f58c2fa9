import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Outgoing } from '../../openapi/unsentEmails.ts'
import type { Context } from '../context.ts'
import { unstoredNotes } from '../deliveryNotes/render-note.ts'
import { unfinishedDocuments } from '../documents/finish/finish.ts'
import { unstoredQuotations } from '../quotations/quotation-file.ts'
import { isoOrNull } from '../wire.ts'

type Wire = z.input<typeof Outgoing>
type Row = { what: keyof Wire; count: number; since: string | null }

const counted = (what: keyof Wire, waiting: SQL): SQL =>
  sql`select ${what}::text as what, count(*)::int as count, min(w.since) as since from (${waiting}) w`

/** What waits to leave the agency, by its own rows: a job may be lost and added again, what is to be done is not. */
export async function outgoing({ tx, tenant: { id }, now }: Context): Promise<Wire> {
  const { rows } = await tx.execute<Row>(sql`
    ${counted('mails', sql`select created_at as since from mail where tenant_id = ${id} and state in ('queued', 'sending')`)}
    union all
    ${counted('deviceMessages', sql`select created_at as since from push_message where tenant_id = ${id} and state = 'queued'`)}
    union all
    ${counted(
      'papers',
      sql`select n.since from (${unstoredNotes(id, now)}) n
        union all select q.since from (${unstoredQuotations(id, now)}) q
        union all select d.since from (${unfinishedDocuments(id)}) d`,
    )}`)
  const of = (what: keyof Wire) => {
    const row = rows.find(one => one.what === what)
    return { count: row?.count ?? 0, since: isoOrNull(row?.since ?? null) }
  }
  return { mails: of('mails'), deviceMessages: of('deviceMessages'), papers: of('papers') }
}

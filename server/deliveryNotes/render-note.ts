import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { storeFile } from '../files/stored-files.ts'
import type { Sweep, Task } from '../queue/work.ts'
import { drawNotePdf, readNote, withoutNote } from './note-file.ts'
import { renderSoon } from './render-soon.ts'

const Payload = z.looseObject({ crewId: z.uuid() })

/** Stores the PDF of a released note. Of two at once, or one that meets a new signature or correction, the row decides. */
export const renderDeliveryNote: Task = async (services, payload) => {
  const { crewId } = Payload.parse(payload)
  const record = services.tenants.known(payload.tenant)
  if (!record) return
  const tenant = record.id
  const note = await readNote(services, record, crewId, withoutNote)
  if (note.releasedAt === null || note.fileId !== null) return
  const { name, bytes } = await drawNotePdf(record, note)
  const answeredAt = note.signedAt ?? note.refusedAt
  await storeFile(services, tenant, { name, contentType: 'application/pdf', bytes }, async (tx, fileId) => {
    await tx.execute(sql`update delivery_note set file_id = ${fileId} where tenant_id = ${tenant} and crew_id = ${crewId}
      and file_id is null and coalesce(signed_at, refused_at) is not distinct from ${answeredAt}::timestamptz
      and (select count(*) from signed_hours h join hours_amendment a on a.tenant_id = h.tenant_id and a.status_id = h.status_id
        where h.tenant_id = delivery_note.tenant_id and h.note_id = delivery_note.id) = ${note.corrections.length}`)
  })
}

/** Crews whose released note has no file yet, with since when. */
export const unstoredNotes = (tenantId: string, now: Date): SQL => sql`
  select crew_id as id, released_at as since from delivery_note where tenant_id = ${tenantId} and file_id is null
    and released_at > ${now}::timestamptz - interval '30 days'`

/** Released notes whose file was never stored. */
export const sweepNotes: Sweep = async (tx, tenantId, now) => {
  const { rows } = await tx.execute<{ crewId: string }>(sql`
    select w.id as "crewId" from (${unstoredNotes(tenantId, now)}) w
    where w.since < ${now}::timestamptz - interval '10 seconds' limit 100`)
  for (const { crewId } of rows) await tx.execute(sql`select ${renderSoon(crewId)}`)
}

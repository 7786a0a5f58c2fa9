import type { Context } from '../context.ts'
import { readFile } from '../files/stored-files.ts'
import type { Services } from '../services.ts'
import type { TenantRecord } from '../tenant/directory.ts'
import { deliveryNotesPdf } from './delivery-note-pdf.ts'
import { type NoteRow, type NoteTenant, noteRow } from './delivery-note.queries.ts'

export interface NotePdf {
  name: string
  bytes: Uint8Array
}

const nameOf = ({ number, project }: NoteRow): string =>
  `${number ?? `${project.number}-draft`}.pdf`.replace(/[^\w.-]+/g, '-')

/** A PDF as an answer; the name is what a browser saves it under. */
export const pdfResponse = (bytes: Uint8Array, name: string): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}"`,
      'content-length': String(bytes.length),
    },
  })

/** A note's facts as they stand now. Throws `notFound`. */
export const readNote = (
  { database }: Pick<Services, 'database'>,
  tenant: NoteTenant,
  crewId: string,
): Promise<NoteRow> => database.withTenant(tenant.id, tx => noteRow(tx, tenant, crewId), { readOnly: true })

/** A note drawn anew from its facts. */
export const drawNotePdf = async (tenant: TenantRecord, note: NoteRow): Promise<NotePdf> => ({
  name: nameOf(note),
  bytes: await deliveryNotesPdf({ tenant, notes: [note] }),
})

/** The note of one crew with its corrections: the file that was stored, or drawn while there is none. Throws `notFound`, `FileLost`. */
export async function deliveryNotePdf(services: Services, tenant: TenantRecord, crewId: string): Promise<NotePdf> {
  const note = await readNote(services, tenant, crewId)
  const stored = note.fileId === null ? null : await readFile(services, tenant.id, note.fileId)
  return stored ?? drawNotePdf(tenant, note)
}

export async function noteFile(ctx: Context, crewId: string): Promise<Response> {
  const { name, bytes } = await deliveryNotePdf(ctx.services, ctx.tenant, crewId)
  return pdfResponse(bytes, name)
}

import type { Context } from '../context.ts'
import type { Services } from '../services.ts'
import type { TenantRecord } from '../tenant/directory.ts'
import { deliveryNotesPdf } from './delivery-note-pdf.ts'
import { type NoteRow, noteRow } from './delivery-note.queries.ts'

export const nameOf = ({ number, project }: NoteRow): string =>
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

/** The note of one crew as it stands. Throws `notFound`. */
export async function deliveryNotePdf(
  services: Services,
  tenant: TenantRecord,
  crewId: string,
): Promise<{ name: string; bytes: Uint8Array }> {
  const note = await services.database.withTenant(tenant.id, tx => noteRow(tx, tenant.id, crewId), { readOnly: true })
  return { name: nameOf(note), bytes: await deliveryNotesPdf({ tenant, notes: [note] }) }
}

export async function noteFile(ctx: Context, crewId: string): Promise<Response> {
  const { name, bytes } = await deliveryNotePdf(ctx.services, ctx.tenant, crewId)
  return pdfResponse(bytes, name)
}

import type { Context, Refuse } from '../context.ts'
import { readFile } from '../files/stored-files.ts'
import type { Services } from '../services.ts'
import { fileName } from '../files/saved-as.ts'
import { pdfResponse } from '../papers/pdf-response.ts'
import type { TenantRecord } from '../tenant/directory.ts'
import { deliveryNotesPdf } from './delivery-note-pdf.ts'
import { type NoteRow, type NoteTenant, noteRow } from './delivery-note.queries.ts'

export interface NotePdf {
  name: string
  bytes: Uint8Array
}

const nameOf = ({ number, project }: NoteRow): string => fileName(number ?? `${project.number}-draft`)

/** For jobs: there is nobody to refuse. */
export const withoutNote: Refuse<'notFound'> = () => new Error('the crew of a delivery note is gone')

/** A note's facts as they stand now. */
export const readNote = (
  { database }: Pick<Services, 'database'>,
  tenant: NoteTenant,
  crewId: string,
  refuse: Refuse<'notFound'>,
): Promise<NoteRow> => database.withTenant(tenant.id, tx => noteRow({ tx, tenant, refuse }, crewId), { readOnly: true })

/** A note drawn anew from its facts. */
export const drawNotePdf = async (tenant: TenantRecord, note: NoteRow): Promise<NotePdf> => ({
  name: nameOf(note),
  bytes: await deliveryNotesPdf({ tenant, notes: [note] }),
})

/** The note of one crew with its corrections: the file that was stored, or drawn while there is none. Throws `FileLost`. */
export async function deliveryNotePdf(
  services: Services,
  tenant: TenantRecord,
  crewId: string,
  refuse: Refuse<'notFound'>,
): Promise<NotePdf> {
  const note = await readNote(services, tenant, crewId, refuse)
  const stored = note.fileId === null ? null : await readFile(services, tenant.id, note.fileId)
  return stored ?? drawNotePdf(tenant, note)
}

export async function noteFile(ctx: Context<'notFound'>, crewId: string): Promise<Response> {
  const { name, bytes } = await deliveryNotePdf(ctx.services, ctx.tenant, crewId, ctx.refuse)
  return pdfResponse(bytes, name)
}

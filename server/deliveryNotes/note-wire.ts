import type { z } from 'zod'
import { minutesBetween } from '../../domain/deliveryNotes/hours.ts'
import type { DeliveryNote, deliveryNoteStates } from '../../openapi/deliveryNotes.ts'
import { isOffice, isPlanner } from '../access/principal.ts'
import type { Context } from '../context.ts'
import { faceOf } from '../people/face.ts'
import { iso, isoOrNull, millis } from '../wire.ts'
import type { NoteLine, NoteRow } from './delivery-note.queries.ts'

export const stateOf = (
  note: Pick<NoteRow, 'confirmedAt' | 'signedAt' | 'refusedAt'>,
): (typeof deliveryNoteStates)[number] =>
  note.signedAt ? 'signed' : note.refusedAt ? 'refused' : note.confirmedAt ? 'unsigned' : 'open'

/** Minutes that count now: as corrected, else as charged; a person who did not come has none. */
export const counted = ({
  status,
  chargeable,
  amended,
}: Pick<NoteLine, 'status' | 'chargeable' | 'amended'>): number =>
  status === 'noShow' ? 0 : (amended ?? chargeable ?? 0)

const lineWire = (ctx: Context, line: NoteLine) => ({
  id: line.id,
  personName: line.personName,
  pictureUrl: faceOf(ctx, { id: line.personId, name: line.personName, pictured: line.pictured }).pictureUrl,
  functionName: line.function,
  functionCode: line.functionCode,
  status: line.status,
  from: isoOrNull(line.from),
  to: isoOrNull(line.to),
  breakMinutes: line.breakMinutes,
  planned: Math.max(0, minutesBetween(millis(line.starts), millis(line.ends)) - line.breakMinutes),
  chargeable: line.status === 'noShow' ? null : line.chargeable,
  amended: line.amended,
})

export function noteWire(ctx: Context, row: NoteRow): z.input<typeof DeliveryNote> {
  const { who } = ctx
  const leads = isPlanner(who) || (row.chiefId !== null && row.chiefId === who.personId)
  const client = who.loginTypes.has('clients') && !leads
  const state = stateOf(row)
  return {
    crew: { id: row.crewId, name: row.crewName, starts: iso(row.starts), ends: iso(row.ends) },
    project: row.project,
    company: row.company,
    location: row.location,
    number: row.number,
    state,
    confirmedAt: isoOrNull(row.confirmedAt),
    confirmedBy: row.confirmedBy,
    signerName: row.signerName,
    signature: row.signature,
    signedAt: isoOrNull(row.signedAt),
    refusedAt: isoOrNull(row.refusedAt),
    refusal: row.refusal,
    releasedAt: isoOrNull(row.releasedAt),
    suggestedSigner: client ? who.name : row.suggestedSigner,
    suggestedRecipient: leads ? row.suggestedRecipient : null,
    lines: row.lines.map(line => lineWire(ctx, line)),
    totalChargeable: row.lines.reduce((sum, line) => sum + counted(line), 0),
    mails:
      leads || isOffice(who)
        ? row.mails.map(mail => ({ ...mail, since: iso(mail.since), nextAttemptAt: isoOrNull(mail.nextAttemptAt) }))
        : [],
    may: {
      confirm: leads && state === 'open',
      sign: state === 'unsigned' && (leads || client),
      send: leads && state !== 'open',
      amend: leads && state !== 'open',
    },
  }
}

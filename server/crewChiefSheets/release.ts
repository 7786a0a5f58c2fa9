import { sql } from 'drizzle-orm'
import { logging } from '../activities/log.ts'
import { type Context, inside, personOf, readApart } from '../context.ts'
import { putBytes, readFile } from '../files/stored-files.ts'
import { mailsWithin, ownLanguage } from '../mail/mails-within.ts'
import { toldPlanning } from '../mail/told-planning.ts'
import { fileName } from '../files/saved-as.ts'
import { pdfResponse } from '../papers/pdf-response.ts'
import { iso, millis } from '../wire.ts'
import { sheetPdf } from './sheet-pdf.ts'
import { type SheetRow, sheetRow } from './sheet.queries.ts'
import { sheetWords } from './sheet-words.ts'

const nameOf = ({ facts: { project, crew } }: SheetRow, language: string, version: number | null) => {
  const words = sheetWords(language)
  return fileName(`${words.title} ${project.number} ${crew.name} ${version ?? words.draft}`)
}

/** The file that was released last, else the sheet as it is now, marked as a draft. */
export async function sheetFile(ctx: Context<'notFound'>, crewId: string, draft: boolean): Promise<Response> {
  const row = await readApart(ctx, within => sheetRow(within, crewId))
  if (!draft && row.released) {
    const file = await readFile(ctx.services, ctx.tenant.id, row.released.fileId)
    if (!file) throw new Error(`the released sheet of crew ${crewId} is not there`)
    return pdfResponse(file.bytes, file.name)
  }
  const { language } = ctx.who
  return pdfResponse(await sheetPdf(ctx.tenant, row.facts, { language, at: ctx.now }), nameOf(row, language, null))
}

/**
 * Hands a sheet over as it stands. What says the same as the version before, and has nothing further to say, is that one;
 * of two at once the row decides. Opens its own transactions.
 */
export async function releaseSheet(
  ctx: Context<'notFound' | 'jobNotStarted'>,
  crewId: string,
  remark: string | null,
): Promise<SheetRow> {
  const { services, tenant, now } = ctx
  const row = await readApart(ctx, within => sheetRow(within, crewId))
  const { starts } = row.facts.crew
  if (now.getTime() < millis(starts)) throw ctx.refuse('jobNotStarted', { opensAt: iso(starts) })
  if (row.released?.contentHash === row.hash && (remark === null || remark === row.released.remark)) return row
  const version = (row.released?.version ?? 0) + 1
  const language = tenant.defaultLanguage
  const by = await releaserName(ctx)
  const bytes = await sheetPdf(tenant, row.facts, { language, at: now, released: { version, by, remark } })
  const name = nameOf(row, language, version)
  const file = await putBytes(services, tenant.id, { name, contentType: 'application/pdf', bytes })
  const mails = mailsWithin(tenant, now, {
    kind: 'crewChiefSheet',
    data: sql`jsonb_build_object('crewId', ${crewId}::text, 'version', ${String(version)}::text)`,
    recipient: sql`email`,
    language: ownLanguage(tenant, sql`language`),
    from: sql`planning`,
    crewId,
    createdById: personOf(ctx),
  })
  const kept = await services.database.withTenant(tenant.id, async tx => {
    const { rows } = await tx.execute(sql`
      with kept as (
        insert into crew_chief_sheet (tenant_id, id, crew_id, version, content_hash, remark, file_id, released_at, released_by_id)
        values (${tenant.id}, ${crypto.randomUUID()}, ${crewId}, ${version}, ${row.hash}, ${remark}, ${file.id}, ${now},
          ${personOf(ctx)})
        on conflict on constraint crew_chief_sheet_version do nothing returning tenant_id, crew_id, file_id),
      stored as (
        insert into stored_file (tenant_id, id, name, content_type, size, sha256, created_at)
        select tenant_id, file_id, ${name}, ${file.contentType}, ${file.size}::int, ${file.sha256}, ${now}::timestamptz from kept
        returning id),
      crew as (
        select c.tenant_id, p.manager_id from kept join project_crew c on c.tenant_id = kept.tenant_id and c.id = kept.crew_id
        join project p on p.tenant_id = c.tenant_id and p.id = c.project_id),
      ${toldPlanning(personOf(ctx))},
      ${mails.queued}
      select ${mails.jobs} as jobs from kept`)
    if (rows.length === 0) return false
    const code = 'crewChiefSheetReleased'
    await tx.execute(logging(inside(ctx, tx), [{ code, crewId, ...(remark === null ? {} : { text: remark }) }]))
    return true
  })
  const after = await readApart(ctx, within => sheetRow(within, crewId))
  // Somebody else was faster: what they released says the same, or this one follows it.
  return kept ? after : releaseSheet(ctx, crewId, remark)
}

async function releaserName(ctx: Context): Promise<string> {
  const rows = await readApart(ctx, ({ tx }) =>
    tx.execute<{ name: string }>(sql`select first_name || ' ' || last_name as name from person
      where tenant_id = ${ctx.tenant.id} and id = ${personOf(ctx)}`),
  )
  return rows.rows[0]?.name ?? ''
}

import { sql } from 'drizzle-orm'
import { PDFDocument } from 'pdf-lib'
import { type TrailFact, type TrailRow, trailBegin, trailHash } from '../../domain/documents/trail.ts'
import { type Context, type Refuse, personOf, readApart } from '../context.ts'
import { certificateWords } from '../documents/finish/certificate-words.ts'
import { certificate } from '../documents/finish/certificate.ts'
import { finishedPaper } from '../documents/finish/finished-paper.ts'
import { type FileContent, hashOf } from '../files/stored-files.ts'
import { isDesk } from '../projectDocuments/shared.ts'
import { mailsWithin, ownLanguage } from '../mail/mails-within.ts'
import { one } from '../one.ts'
import { madeOnce } from '../papers/made-once.ts'
import { fileName } from '../files/saved-as.ts'
import { pdfResponse } from '../papers/pdf-response.ts'
import type { Services } from '../services.ts'
import type { TenantRecord } from '../tenant/directory.ts'
import { iso } from '../wire.ts'
import { type FilledForm, type ShownForm, drawForm, filledForm } from './form-pdf.ts'
import { formWords } from './form-words.ts'
import { shownFiles } from './shown-files.ts'

interface Signing {
  services: Services
  tenant: TenantRecord
  now: Date
  refuse: Refuse<'notFound' | 'formNotHandedIn'>
}

/** For jobs: there is nobody to refuse. */
export const withoutForm: Signing['refuse'] = code => new Error(`the paper of a form: ${code}`)

/** A form as it stands, to print and to keep. */
export async function formPdf(ctx: Context<'notFound'>, id: string): Promise<Response> {
  const filled = await readApart(ctx, within => filledForm(within, id))
  const shown = await shownFiles(ctx.services, ctx.tenant.id, filled.files)
  const bytes = await drawForm(ctx.tenant, { ...filled, shown }, ctx.who.language, ctx.now)
  return pdfResponse(bytes, fileName(`${filled.row.name} ${filled.person.name}`))
}

export async function signedFormFile(ctx: Context<'notFound' | 'formNotHandedIn'>, id: string): Promise<Response> {
  const file = await signedForm(ctx, { id, byId: personOf(ctx) })
  return pdfResponse(file.bytes, file.name)
}

/** The paper of a form that was handed in, made when it is wanted first. Throws `formNotHandedIn`. */
export function signedForm(
  { services, tenant, now, refuse }: Signing,
  { id, byId }: { id: string; byId: string },
): Promise<FileContent> {
  return madeOnce(
    { services, tenant, now },
    {
      known: async tx => {
        const { rows } = await tx.execute<{ fileId: string }>(
          sql`select file_id as "fileId" from form_paper where tenant_id = ${tenant.id} and form_id = ${id}`,
        )
        return rows[0]?.fileId ?? null
      },
      draw: async () => {
        const filled = await services.database.withTenant(
          tenant.id,
          tx => filledForm({ tenant, now, refuse, tx }, id),
          { readOnly: true },
        )
        const { handedInAt } = filled.row
        if (handedInAt === null) throw refuse('formNotHandedIn')
        const shown = await shownFiles(services, tenant.id, filled.files)
        return draw(tenant, { ...filled, shown }, iso(handedInAt))
      },
      keep: fileId => sql`
        insert into form_paper (tenant_id, id, form_id, file_id, created_at, created_by_id)
        values (${tenant.id}, ${crypto.randomUUID()}, ${id}, ${fileId}, ${now}, ${byId})
        on conflict on constraint form_paper_once do nothing returning tenant_id, file_id`,
    },
  )
}

/** In the agency's language: it is kept by the agency. */
async function draw(tenant: TenantRecord, filled: ShownForm, handedInAt: string): Promise<FileContent> {
  const { row, person } = filled
  const language = tenant.defaultLanguage
  const title = `${row.name} ${person.name}`
  const at = new Date(handedInAt)
  const paper = await drawForm(tenant, filled, language, at)
  const sha256 = hashOf(paper)
  const trail = trailOf(filled, handedInAt, sha256)
  const made = await certificate(tenant, certificateWords(language), {
    ...{ documentId: row.id, name: title, type: row.name, made: handedInAt, timeZone: person.timeZone },
    versions: [{ number: 1, pages: (await PDFDocument.load(paper)).getPageCount(), sha256, madeAt: handedInAt }],
    signed: row.answers.flatMap(({ signature, answeredAt }) =>
      signature === null
        ? []
        : [
            {
              ...{ role: formWords(language).signatures, name: person.name, at: iso(answeredAt) },
              ...{ drawn: signature, address: '', agent: '' },
            },
          ],
    ),
    links: trail.map(({ number, event, at: when, byName, hash }) => ({ number, event, at: when, by: byName, hash })),
  })
  const bytes = await finishedPaper({
    ...{ paper, certificate: made, stamps: { fields: [], signatures: [] }, title, at },
    trail: JSON.stringify({ documentId: row.id, versions: [{ number: 1, sha256 }], trail }),
  })
  return { name: fileName(title), contentType: 'application/pdf', bytes }
}

/** What happened, in its order, each over the hash of the one before. */
function trailOf({ row, person, files }: FilledForm, handedInAt: string, fileHash: string): TrailRow[] {
  const by = { byId: person.id, byName: person.name }
  const facts: Pick<TrailFact, 'event' | 'at' | 'byId' | 'byName' | 'details'>[] = [
    ...row.answers.flatMap(({ signature, answeredAt }) =>
      signature === null ? [] : [{ event: 'signed' as const, at: iso(answeredAt), ...by, details: { signature } }],
    ),
    {
      ...{ event: 'finished' as const, at: handedInAt, ...by },
      details: {
        answers: row.answers.map(({ questionId, text, optionIds, file }) => ({
          ...{ questionId, text, optionIds },
          ...(file ? { file: { id: file.id, sha256: files.find(({ id }) => id === file.id)?.sha256 } } : {}),
        })),
      },
    },
  ]
  return facts.reduce<TrailRow[]>((links, fact) => {
    const before = links.at(-1)?.hash ?? trailBegin
    const whole = { ...fact, number: links.length + 1, documentId: row.id, fileHash, address: '', agent: '' }
    return [...links, { ...whole, before, hash: trailHash(whole, before, hashOf) }]
  }, [])
}

/** Has the paper mailed, once to each address; it is made when the mail is. */
export async function sendForm(
  ctx: Context<'notFound' | 'formNotHandedIn' | 'recipientMissing' | 'invalidInput'>,
  id: string,
  emails: readonly string[] | undefined,
): Promise<void> {
  const form = await one<{ handedInAt: string | null; email: string | null; language: string | null }>(
    ctx,
    sql`select f.handed_in_at as "handedInAt", w.email, w.language from form f
      join person w on w.tenant_id = f.tenant_id and w.id = f.person_id
      where f.tenant_id = ${ctx.tenant.id} and f.id = ${id}`,
  )
  // The agency's mail is no way for others to write to whom they like.
  if (emails && !isDesk(ctx.who))
    throw ctx.refuse('invalidInput', { errors: [{ path: 'body.emails', message: 'only a desk says where it goes' }] })
  if (form.handedInAt === null) throw ctx.refuse('formNotHandedIn')
  const asked = emails ?? (form.email === null ? [] : [form.email])
  const to = asked.filter((email, at) => asked.findIndex(other => other.toLowerCase() === email.toLowerCase()) === at)
  if (to.length === 0) throw ctx.refuse('recipientMissing')
  const mails = mailsWithin(ctx.tenant, ctx.now, {
    kind: 'formPaper',
    data: sql`jsonb_build_object('formId', ${id}::text, 'byId', ${personOf(ctx)}::text)`,
    recipient: sql`value`,
    language: ownLanguage(ctx.tenant, sql`${form.language}::text`),
    from: sql`jsonb_array_elements_text(${JSON.stringify(to)}::jsonb)`,
    createdById: personOf(ctx),
  })
  await ctx.tx.execute(sql`with ${mails.queued} select ${mails.jobs} as jobs`)
}

import { sql } from 'drizzle-orm'
import { type Context, readApart } from '../../context.ts'
import { readFile } from '../../files/stored-files.ts'
import { one } from '../../one.ts'
import { paperResponse } from '../document-file.ts'
import { draftWords } from './draft-words.ts'
import type { Drafting } from './draft-paper.ts'
import { stamped } from './finish.ts'

type Stored = { name: string; number: number; fileId: string }

/** The newest version, each page marked. Throws `notFound` without a file or once there is a finished paper, and `FileLost`. */
export async function documentDraft(ctx: Context<'notFound'>, id: string): Promise<Response> {
  const { services, tenant, now } = ctx
  const { name, number, fileId } = await readApart(ctx, within =>
    one<Stored>(
      within,
      sql`select d.name, v.number, v.file_id as "fileId" from document d
        join document_version v on v.tenant_id = d.tenant_id and v.document_id = d.id
        where d.tenant_id = ${tenant.id} and d.id = ${id} and d.finished_file_id is null
        order by v.number desc limit 1`,
    ),
  )
  const file = await readFile(services, tenant.id, fileId)
  if (!file) throw ctx.refuse('notFound')
  const words = draftWords(tenant.defaultLanguage)
  const day = new Intl.DateTimeFormat(words.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(now)
  const drafting: Drafting = {
    paper: file.bytes,
    mark: { word: words.draft, line: [words.notSigned, name, `${words.version} ${number}`, day].join(' · ') },
    title: `${words.draft}: ${name}`,
    at: now.toISOString(),
  }
  const outcome = await stamped(drafting, ctx.signal)
  if (outcome === 'late' || outcome === 'stopped') throw new Error(`the draft of document ${id} took too long`)
  return paperResponse(outcome, `${words.draft}-${name}`, number)
}

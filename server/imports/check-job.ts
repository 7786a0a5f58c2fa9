import { sql } from 'drizzle-orm'
import type { Answers } from '../../domain/imports/answers.ts'
import type { ImportField, ImportKind } from '../../domain/imports/fields.ts'
import { readFile } from '../files/stored-files.ts'
import type { Task } from '../queue/work.ts'
import type { Services } from '../services.ts'
import { type JudgedTable, inTableThread } from './table-thread.ts'
import { type Job, failed, jobOf } from './job.ts'
import { kindsOfImport } from './kinds.ts'

type Asked = {
  kind: ImportKind
  fileId: string | null
  columns: (ImportField | null)[]
  answers: Answers
  attempt: string
  known: string
  fingerprint: string
}

/** Looks a table through, and writes down what becomes of each row. One that is not to be looked through any more is left. */
export const checkImport: Task = async (services, payload) => {
  const job = jobOf(services, payload)
  const asked = job && (await begun(job))
  if (!asked) return
  try {
    const judged = await judge(services, job, asked)
    if (judged) return await written(job, asked, judged)
  } catch (err) {
    services.log.error({ err }, 'a table could not be looked through')
  }
  await failed(job, 'checking', asked.attempt)
}

/** What was asked, with all that is known at this moment; rows of an attempt before are gone, and one under way stops. */
async function begun({ services, tenantId, id }: Job): Promise<Asked | undefined> {
  return services.database.withTenant(tenantId, async tx => {
    const attempt = crypto.randomUUID()
    const begun = await tx.execute<{ kind: ImportKind }>(sql`
      with begun as (update data_import set attempt = ${attempt}, done = 0, since = ${services.now()}
        where tenant_id = ${tenantId} and id = ${id} and state = 'checking' returning id, kind),
      gone as (delete from import_row r using begun b where r.tenant_id = ${tenantId} and r.import_id = b.id)
      select kind from begun`)
    const kind = begun.rows[0]?.kind
    if (!kind) return undefined
    const { rows } = await tx.execute<Asked>(sql`
      select d.kind, d.file_id as "fileId", d.columns, d.answers, d.attempt, k.known, md5(k.known) as fingerprint
      from data_import d cross join lateral (${kindsOfImport[kind].known(tenantId)}) k (known)
      where d.tenant_id = ${tenantId} and d.id = ${id} and d.state = 'checking'`)
    return rows[0]
  })
}

async function judge(services: Services, { tenantId }: Job, asked: Asked): Promise<JudgedTable | null> {
  const file = asked.fileId === null ? null : await readFile(services, tenantId, asked.fileId)
  if (!file) return null
  const { kind, columns, answers, known } = asked
  const said = await inTableThread({ bytes: file.bytes, kind, judging: { columns, answers, known } })
  return 'judged' in said ? said.judged : null
}

/** Piece by piece, so that one sees how far it is; it counts once all of it is there. */
async function written(
  { services, tenantId, id }: Job,
  { attempt, fingerprint }: Asked,
  { pieces, fates, questions, rows }: JudgedTable,
) {
  const within = sql`tenant_id = ${tenantId} and id = ${id} and state = 'checking' and attempt = ${attempt}`
  for (const piece of pieces) {
    const isThere = await services.database.withTenant(tenantId, async tx => {
      const { rows: told } = await tx.execute(sql`
        with given as (select * from json_to_recordset(${piece}::json) g (line int, fate text, number text, name text, place text, details jsonb,
          values jsonb, target uuid, changes jsonb, problems jsonb, "firstLine" int, matches jsonb)),
        told as (update data_import set done = done + (select count(*) from given),
          since = ${services.now()} where ${within} returning id),
        added as (
          insert into import_row (tenant_id, id, import_id, line, fate, number, name, place, details, values, target, changes, problems,
            first_line, matches)
          select ${tenantId}, gen_random_uuid(), t.id, g.line, g.fate, g.number, g.name, g.place, g.details, g.values, g.target, g.changes,
            g.problems, g."firstLine", g.matches
          from given g cross join told t)
        select id from told`)
      return told.length > 0
    })
    if (!isThere) return
  }
  await services.database.withTenant(tenantId, tx =>
    tx.execute(sql`update data_import set state = 'checked', since = ${services.now()}, done = ${rows},
      fates = ${JSON.stringify(fates)}::jsonb, questions = ${JSON.stringify(questions)}::jsonb, fingerprint = ${fingerprint} where ${within}`),
  )
}

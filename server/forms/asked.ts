import { type SQL, sql } from 'drizzle-orm'

/** Whether a question `q` was asked when `alias` was handed out or begun; where that is not yet so: whether it is now. */
export const wasAsked = (alias: string): SQL =>
  sql.raw(`(q.added_at is null or ${alias}.created_at is null or q.added_at <= ${alias}.created_at)
    and (q.gone_at is null or q.gone_at > ${alias}.created_at)`)

/**
 * Questions `q` of what was handed out as `alias`: those its questionnaire had then. A question that is changed or taken
 * away later stays in what was handed out before.
 */
export const askedIn = (alias: string): SQL =>
  sql`${sql.raw(`q.tenant_id = ${alias}.tenant_id
  and q.questionnaire_id = ${alias}.questionnaire_id`)} and ${wasAsked(alias)}`

/** How many questions of what was handed out as `alias` want an answer. */
export const askedCount = (alias: string): SQL =>
  sql`(select count(*)::int from form_question q where ${askedIn(alias)} and q.kind <> 'information')`

/** How many of a form `f` have one. */
export const answeredCount: SQL = sql.raw(`(select count(*)::int from form_answer a where a.tenant_id = f.tenant_id
  and a.form_id = f.id and (a.text is not null or cardinality(a.option_ids) > 0 or a.signature is not null or a.file_id is not null))`)

import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { undoWindow } from '../../domain/projectCrewItems/position-status.ts'
import type { JobQuestion } from '../../openapi/jobAnswers.ts'
import { hashOfToken } from '../auth/password-link.ts'
import type { Context } from '../context.ts'
import { functionJson, joinCrew, joinItem, shiftColumns } from '../projectCrewItems/fragments.ts'
import { type CaptionColumns, type ShiftColumns, isoOrNull, millis, shift } from '../wire.ts'

export type QuestionRow = ShiftColumns & {
  id: string
  personId: string
  firstName: string
  lastName: string
  language: string
  status: string
  statusSince: string
  previousStatus: string | null
  answerBy: string | null
  note: string | null
  function: CaptionColumns
  task: string | null
  projectName: string
  place: { name: string; city: string }
  meetingPoint: string | null
}

/**
 * What the link of an e-mail asks. Throws `linkNotValid` for one nobody was sent, where the shift was taken out, and where
 * whoever was asked has left.
 */
export async function questionOf(ctx: Context<'linkNotValid'>, token: string): Promise<QuestionRow> {
  const { rows } = await ctx.tx.execute<QuestionRow>(sql`
    select s.id, s.person_id as "personId", w.first_name as "firstName", w.last_name as "lastName", w.language, s.status,
      s.status_since as "statusSince", s.previous_status as "previousStatus", coalesce(s.answer_by, i.confirm_by) as "answerBy",
      s.invitation_note as note, ${functionJson}, i.task, p.name as "projectName",
      json_build_object('name', l.name, 'city', l.city) as place, c.meeting_point as "meetingPoint",
      ${shiftColumns}, s.starts, s.ends
    from job_answer_link k
    join project_crew_item_status s on s.tenant_id = ${ctx.tenant.id} and s.id = k.job_id ${joinItem} ${joinCrew}
    join person w on w.tenant_id = ${ctx.tenant.id} and w.id = s.person_id
    where k.tenant_id = ${ctx.tenant.id} and k.token_hash = ${hashOfToken(token)}
      and (select coalesce(bool_or(g.ended_at is null), true) from login g
        where g.tenant_id = ${ctx.tenant.id} and g.person_id = s.person_id and g.kind = 'user')`)
  const [row] = rows
  if (!row) throw ctx.refuse('linkNotValid')
  return row
}

/** Locks whoever was sent the link, so that two changes for one person follow one another. */
export async function lockAsked(ctx: Context, token: string): Promise<void> {
  await ctx.tx.execute(sql`
    select 1 from person where tenant_id = ${ctx.tenant.id} and id = (
      select s.person_id from job_answer_link k
      join project_crew_item_status s on s.tenant_id = ${ctx.tenant.id} and s.id = k.job_id
      where k.tenant_id = ${ctx.tenant.id} and k.token_hash = ${hashOfToken(token)}) for no key update`)
}

const saidYes = ['confirmed', 'checkedIn', 'checkedOut', 'signedOff']

/** How it stands for whoever has the link. */
export function stateOf(row: QuestionRow, now: Date): z.input<typeof JobQuestion>['state'] {
  if (saidYes.includes(row.status)) return 'confirmed'
  if (row.status === 'declined') return 'declined'
  const until = Math.min(millis(row.starts), row.answerBy === null ? Infinity : millis(row.answerBy))
  return row.status === 'invited' && now.getTime() < until ? 'open' : 'over'
}

export function questionWire({ now }: Pick<Context, 'now'>, row: QuestionRow): z.input<typeof JobQuestion> {
  const { firstName, task, projectName, place, meetingPoint, note, answerBy, status, previousStatus, statusSince } = row
  const isAnswer = status === 'confirmed' || status === 'declined'
  return {
    ...{ state: stateOf(row, now), firstName, function: row.function, task, projectName, place, meetingPoint, note },
    ...shift(row),
    answerBy: isoOrNull(answerBy),
    canTakeBack: isAnswer && previousStatus === 'invited' && now.getTime() - millis(statusSince) <= undoWindow,
  }
}

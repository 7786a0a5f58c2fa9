import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { attendanceOf } from '../../domain/securityChecks/security-check.ts'
import { shiftsOf } from '../../domain/securityChecks/shifts.ts'
import type {
  SecurityCheck,
  SecurityCheckAnswer,
  SecurityCheckEnd,
  SecurityCheckQuestion,
} from '../../openapi/securityChecks.ts'
import type { Context } from '../context.ts'
import type { Drawn } from '../database/tables/deliveryNotes.ts'
import { one } from '../one.ts'
import { wasAsked } from '../forms/asked.ts'
import { personRef } from '../people/person-ref.ts'
import { type CaptionColumns, type PersonColumns, iso, isoOrNull, millis } from '../wire.ts'

export type WhichCheck = Pick<z.output<typeof SecurityCheckEnd>, 'formId' | 'date' | 'shift'>
type Named = { id: string; name: string }
type Line = PersonColumns & {
  function: CaptionColumns
  status: string
  itemId: string
  starts: string
  checkInAt: string | null
}
type Signed = PersonColumns & { signature: Drawn; signedAt: string }
type Row = {
  id: string | null
  formId: string
  name: string
  begunAt: string | null
  finishedAt: string | null
  finishedBy: string | null
  crew: Named
  project: Named & { number: string }
  location: Named & { city: string; timeZone: string }
  questions: z.output<typeof SecurityCheckQuestion>[]
  answers: z.output<typeof SecurityCheckAnswer>[]
  items: { id: string; starts: string; ends: string }[]
  lines: Line[]
  signatures: Signed[]
  chief: PersonColumns | null
  /** Of the client's papers. */
  language: string | null
  recipients: { name: string | null; email: string }[]
  mails: z.input<typeof SecurityCheck>['mails']
}
export type CheckRow = Omit<Row, 'items' | 'lines' | 'signatures' | 'chief'> &
  WhichCheck & { people: z.input<typeof SecurityCheck>['people'] }

const person = (alias: string) => `'id', ${alias}.id, 'name', ${alias}.first_name || ' ' || ${alias}.last_name,
  'phone', ${alias}.phone, 'pictured', exists (select from person_picture pp
    where pp.tenant_id = ${alias}.tenant_id and pp.person_id = ${alias}.id)`

const questions = sql`(select coalesce(json_agg(json_build_object('id', q.id, 'title', q.title, 'label', q.label,
    'text', q.text, 'required', q.required) order by q.place), '[]')
  from form_question q where q.tenant_id = n.tenant_id and q.questionnaire_id = n.id and ${wasAsked('k')})`

const answers = sql.raw(`(select coalesce(json_agg(json_build_object('questionId', a.question_id, 'finding', a.finding,
    'text', a.text, 'answeredAt', a.answered_at) order by q.place), '[]')
  from security_check_answer a join form_question q on q.tenant_id = a.tenant_id and q.id = a.question_id
  where a.tenant_id = k.tenant_id and a.check_id = k.id)`)

const signatures = sql.raw(`(select coalesce(json_agg(json_build_object(${person('w')}, 'signature', g.signature,
    'signedAt', g.signed_at) order by w.first_name, w.last_name, w.id), '[]')
  from security_check_signature g join person w on w.tenant_id = g.tenant_id and w.id = g.person_id
  where g.tenant_id = k.tenant_id and g.check_id = k.id)`)

/** The address of the client's papers first, then whom the project and the crew name; each address once. */
export const recipients =
  sql.raw(`(select coalesce(json_agg(json_build_object('name', r.name, 'email', r.email) order by r.place), '[]')
  from (select distinct on (lower(a.email)) a.* from (values (1, null, g.delivery_note_email), (2, who.name, who.email),
      (3, site.name, site.email)) a (place, name, email)
    where a.email is not null order by lower(a.email), a.place) r)`)

const mails =
  sql.raw(`(select coalesce(json_agg(json_build_object('id', m.id, 'recipient', m.recipient, 'state', m.state,
    'since', coalesce(m.sent_at, m.sending_since, m.created_at),
    'nextAttemptAt', case when m.state = 'queued' then m.next_attempt_at end) order by m.created_at desc, m.id), '[]')
  from mail m where m.tenant_id = k.tenant_id and m.crew_id = k.crew_id and m.kind = 'securityCheck'
    and m.data ->> 'checkId' = k.id::text)`)

const linesOf = (date: string) => sql`(select coalesce(json_agg(json_build_object(${sql.raw(person('w'))},
    'function', json_build_object('id', f.id, 'caption', f.caption, 'code', f.code), 'status', s.status,
    'itemId', s.item_id, 'starts', s.starts, 'checkInAt', s.check_in_at)
    order by w.first_name, w.last_name, w.id, s.starts), '[]')
  from project_crew_item_status s
  join project_crew_item i on i.tenant_id = s.tenant_id and i.id = s.item_id
  join lookup f on f.tenant_id = i.tenant_id and f.id = i.function_id
  join person w on w.tenant_id = s.tenant_id and w.id = s.person_id
  where s.tenant_id = c.tenant_id and s.crew_id = c.id and i.start_date = ${date}
    and s.status in ('confirmed', 'checkedIn', 'checkedOut', 'signedOff'))`

const itemsOf = (date: string) => sql`(select coalesce(json_agg(json_build_object('id', i.id, 'starts', i.starts,
    'ends', i.ends)), '[]') from project_crew_item i
  where i.tenant_id = c.tenant_id and i.crew_id = c.id and i.start_date = ${date})`

/** What a check is read with, also where nobody asks. */
export type ReadingCheck = Pick<Context<'notFound'>, 'services' | 'tenant' | 'now' | 'tx' | 'refuse'>

/** The check of a form and a shift, whether it was begun or not. Throws `notFound`: no such form, or no such shift. */
export async function checkRow(ctx: ReadingCheck, crewId: string, which: WhichCheck): Promise<CheckRow> {
  const {
    items,
    lines,
    signatures: signed,
    chief,
    ...row
  } = await one<Row>(
    ctx,
    sql`select k.id, n.id as "formId", n.name, k.created_at as "begunAt", k.finished_at as "finishedAt",
      b.first_name || ' ' || b.last_name as "finishedBy",
      json_build_object('id', c.id, 'name', c.name) as crew,
      json_build_object('id', p.id, 'number', p.number, 'name', p.name) as project,
      json_build_object('id', l.id, 'name', l.name, 'city', l.city, 'timeZone', l.time_zone) as location,
      case when h.id is not null then json_build_object(${sql.raw(person('h'))}) end as chief,
      ${questions} as questions, ${answers} as answers, ${itemsOf(which.date)} as items,
      ${linesOf(which.date)} as lines, ${signatures} as signatures, g.language, ${recipients} as recipients, ${mails} as mails
    from project_crew c
    join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
    join company g on g.tenant_id = p.tenant_id and g.id = p.company_id
    left join contact who on who.tenant_id = p.tenant_id and who.id = p.contact_id
    left join contact site on site.tenant_id = c.tenant_id and site.id = c.contact_on_site_id
    join location l on l.tenant_id = c.tenant_id and l.id = c.location_id
    join questionnaire n on n.tenant_id = c.tenant_id and n.id = ${which.formId} and n.use = 'securityCheck'
    left join person h on h.tenant_id = c.tenant_id and h.id = c.chief_id
    left join security_check k on k.tenant_id = c.tenant_id and k.crew_id = c.id and k.questionnaire_id = n.id
      and k.date = ${which.date} and k.shift = ${which.shift}
    left join person b on b.tenant_id = k.tenant_id and b.id = k.finished_by_id
    where c.tenant_id = ${ctx.tenant.id} and c.id = ${crewId}`,
  )
  const spans = items.map(({ id, starts, ends }) => ({ id, starts: millis(starts), ends: millis(ends) }))
  const shift = shiftsOf(spans)[which.shift - 1]
  if (!shift && row.id === null) throw ctx.refuse('notFound')
  const there = new Set((shift ?? []).map(({ id }) => id))
  const here = lines.filter(({ itemId }) => there.has(itemId))
  return { ...row, ...which, people: peopleOf(ctx, here, signed, chief) }
}

/**
 * Everybody once, by name: with the place they are at, where they have several; the chief also without one; and who
 * signed, wherever they are now.
 */
function peopleOf(
  ctx: ReadingCheck,
  lines: readonly Line[],
  signed: readonly Signed[],
  chief: PersonColumns | null,
): CheckRow['people'] {
  const here = new Map<string, Line>()
  for (const line of lines) if (here.get(line.id)?.status !== 'checkedIn') here.set(line.id, line)
  const signing = (of: PersonColumns) => {
    const own = signed.find(({ id }) => id === of.id)
    return {
      ...{ person: personRef(ctx, of), leads: of.id === chief?.id },
      ...{ signature: own?.signature ?? null, signedAt: isoOrNull(own?.signedAt ?? null) },
    }
  }
  const onIt = [...here.values()].flatMap(line => {
    const attendance = attendanceOf(line.status, millis(line.starts), ctx.now.getTime())
    if (!attendance) return []
    const { starts, checkInAt } = line
    return [
      {
        ...signing(line),
        ...{ function: line.function, attendance, checkInAt: isoOrNull(checkInAt), starts: iso(starts) },
      },
    ]
  })
  const gone = signed.filter(({ id }) => !here.has(id) && id !== chief?.id)
  const leading = chief && !here.has(chief.id) ? [{ of: chief, attendance: 'present' as const }] : []
  const besides = [...leading, ...gone.map(of => ({ of, attendance: 'left' as const }))]
  const without = { function: null, checkInAt: null, starts: null }
  return [...onIt, ...besides.map(({ of, attendance }) => ({ ...signing(of), ...without, attendance }))].toSorted(
    (one, other) => one.person.name.localeCompare(other.person.name),
  )
}

export const checkWire = ({ language: _, ...row }: CheckRow): z.input<typeof SecurityCheck> => ({
  ...row,
  begunAt: isoOrNull(row.begunAt),
  finishedAt: isoOrNull(row.finishedAt),
  mails: row.mails.map(mail => ({
    ...mail,
    since: iso(mail.since),
    nextAttemptAt: isoOrNull(mail.nextAttemptAt),
  })),
  answers: row.answers.map(answer => ({ ...answer, answeredAt: iso(answer.answeredAt) })),
})

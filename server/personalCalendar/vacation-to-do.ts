import { type SQL, sql } from 'drizzle-orm'
import { type LanguageCode, intlLocale, languageCode } from '../../domain/languages.ts'
import type { Context } from '../context.ts'

const sentences: Record<LanguageCode, string> = {
  en: '{name} asks for vacation, {days}',
  de: '{name} bittet um Urlaub, {days}',
  deAt: '{name} bittet um Urlaub, {days}',
  es: '{name} pide vacaciones, {days}',
  nl: '{name} vraagt vakantie aan, {days}',
  fr: '{name} demande un congé, {days}',
  cy: 'Mae {name} yn gofyn am wyliau, {days}',
}

/** Whose agency it is, and when. */
interface Asked {
  tenant: { defaultLanguage: string }
  now: Date
}

/** In the agency's language; the name is filled in by the statement. Days are YYYY-MM-DD. */
function titleOf({ tenant }: Asked, startDate: string, endDate: string | null): string {
  const code = languageCode(tenant.defaultLanguage)
  const format = new Intl.DateTimeFormat(intlLocale(code), { dateStyle: 'medium', timeZone: 'UTC' })
  const [first, last] = [startDate, endDate ?? startDate].map(day => new Date(`${day}T12:00:00Z`))
  return sentences[code].replace('{days}', format.formatRange(first ?? 0, last ?? 0))
}

/**
 * Within a statement that makes a request `added`: planning is to answer it within three days, and before it begins. The
 * to-do has the id of the request, so that its answer finds it.
 */
export const vacationToDo = (ctx: Asked, startDate: string, endDate: string | null): SQL => sql`
  insert into activity (tenant_id, id, type, person_id, title, text, type_id, due_at, priority, for_group, by_id, created_at)
  select a.tenant_id, a.id, 'TODO', a.person_id,
    replace(${titleOf(ctx, startDate, endDate)}, '{name}', w.first_name || ' ' || w.last_name), a.reason,
    (select k.id from lookup k where k.tenant_id = a.tenant_id and k.kind = 'activityTypes' and k.code = 'vacationRequest' limit 1),
    greatest(${ctx.now}::timestamptz, least(a.starts, ${ctx.now}::timestamptz + interval '3 days')), 2, 'planning', a.person_id,
    ${ctx.now}::timestamptz
  from added a join person w on w.tenant_id = a.tenant_id and w.id = a.person_id`

/** Within a statement: it was answered or withdrawn, so nothing is to do. Whoever has done it before has done it. */
export const vacationToDoDone = (ctx: Context, id: string): SQL => sql`
  update activity set done_at = ${ctx.now}, done_by_id = ${ctx.who.personId}
  where tenant_id = ${ctx.tenant.id} and id = ${id} and type = 'TODO' and done_at is null`

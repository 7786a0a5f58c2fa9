import { type SQL, sql } from 'drizzle-orm'
import type { List, Scope } from '../../openapi/scopes.ts'
import { type Context, personOf } from '../context.ts'
import { isSentTo } from '../emailMessages/visible.ts'
import { isMeant, isOwn, isSignedBy } from '../documents/own.ts'
import { isRead } from '../receipts/named.ts'
import { isOffice, isPlanner } from './principal.ts'

const ofOwnCompany = ({ who }: Context, company: SQL): SQL =>
  who.loginTypes.has('clients') && who.companyId !== null ? sql`${company} = ${who.companyId}` : sql`false`

const ofOwnCompanyOrAll = (ctx: Context, company: SQL): SQL =>
  isPlanner(ctx.who) || isOffice(ctx.who) ? sql`true` : ofOwnCompany(ctx, company)

/** By list: the condition its rows meet for the caller, and the aliases it speaks of. */
const conditions: Record<List, (ctx: Context) => SQL> = {
  activities: ({ who }) => (isPlanner(who) || isOffice(who) ? sql`true` : sql`false`),
  /** `p` project */
  projects: ctx => ofOwnCompanyOrAll(ctx, sql`p.company_id`),
  /** `p` project */
  planningCalendar: ctx => ofOwnCompanyOrAll(ctx, sql`p.company_id`),
  /** `y` company */
  companies: ctx => ofOwnCompanyOrAll(ctx, sql`y.id`),
  /** `rc` rate_card */
  rateCards: ctx => ofOwnCompanyOrAll(ctx, sql`rc.company_id`),
  /** `v` invoice */
  invoices: ctx =>
    isPlanner(ctx.who) || isOffice(ctx.who)
      ? sql`true`
      : sql`(${ofOwnCompany(ctx, sql`v.company_id`)} and v.released_at is not null)`,
  /** `m` mail, `e` email_message */
  emailMessages: isSentTo,
  /** `r` receipt */
  receipts: isRead,
  /** `k` contact */
  contacts: ctx => ofOwnCompanyOrAll(ctx, sql`k.company_id`),
  /** `g` planner_crew */
  plannerCrews: ctx => (isPlanner(ctx.who) ? sql`true` : ofOwnCompany(ctx, sql`g.company_id`)),
  /** `g` plus_crew */
  plusCrews: ctx =>
    ctx.who.kind === 'plusCrewVisitor' ? sql`g.id = ${ctx.who.subjectId}` : ofOwnCompanyOrAll(ctx, sql`g.company_id`),
  /** `p` project */
  latePeople: ctx => (isPlanner(ctx.who) ? sql`true` : ofOwnCompany(ctx, sql`p.company_id`)),
  /** `c` project_crew, `p` project, `n` delivery_note */
  openNotes: ctx =>
    isPlanner(ctx.who) || isOffice(ctx.who)
      ? sql`true`
      : sql`(c.chief_id = ${ctx.who.personId} or (${ofOwnCompany(ctx, sql`p.company_id`)} and n.released_at is not null))`,
  /** `s` project_crew_item_status */
  jobs: ctx => sql`s.person_id = ${personOf(ctx)}`,
  /** `r` crew_message_recipient */
  crewMessages: ctx => sql`r.person_id = ${personOf(ctx)}`,
  /** `e` calendar_entry */
  calendarEntries: ctx => sql`e.person_id = ${personOf(ctx)}`,
  /** `a` date_question_person */
  askedDates: ctx => sql`a.person_id = ${personOf(ctx)}`,
  /** `n` calendar_subscription */
  calendarSubscriptions: ctx => sql`n.person_id = ${personOf(ctx)}`,
  /** `s` document_signatory */
  documentsToSign: isOwn,
  /** `d` document, `y` its type */
  mobileDocuments:
    ctx => sql`(${isMeant(ctx)} or (d.wants = 'reading' and d.for_crew and ${isPlanner(ctx.who) || isOffice(ctx.who)}::boolean)
    or (y.code = 'rateAgreement' and ${isSignedBy(ctx)}))`,
  /** `b` bank_transfer */
  bankTransfers: ({ who }) => (isOffice(who) ? sql`true` : sql`b.person_id = ${who.personId}::uuid`),
  /** `e` calendar_entry */
  vacationRequests: ctx => (isPlanner(ctx.who) || isOffice(ctx.who) ? sql`true` : sql`e.person_id = ${personOf(ctx)}`),
}

export const visibleRows = (list: List, ctx: Context): SQL => conditions[list](ctx)

export const lists = (scope: Scope): scope is { list: List } => typeof scope === 'object' && 'list' in scope

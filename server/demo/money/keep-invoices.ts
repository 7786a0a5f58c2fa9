import { sql } from 'drizzle-orm'
import { sumsOf } from '../../../domain/invoices/tax.ts'
import type { Tx } from '../../database/tenant.ts'
import { chargedCrews } from '../../invoices/charge.ts'
import { idOf } from '../random.ts'
import type { Agency } from '../tenants.ts'
import { addDays, daysBetween } from '../times.ts'

interface Wanted {
  agency: Agency
  /** Who writes them. */
  by: { id: string }
  today: string
  now: Date
}
type Found = {
  id: string
  number: string
  companyId: string
  contactId: string | null
  clientMark: string | null
  reference: string | null
  language: string | null
  lastDay: string
  crewIds: string[]
  hash: number
  issuerId: string
}

/** So many days after its last one a project is charged, and after so many more its client pays. */
const chargedAfter = 5
const terms = 14

/** Invoices of projects that are over and signed: old ones paid, a few overdue, the last ones open, one in design. */
export async function keepInvoices(tx: Tx, { agency, by, today, now }: Wanted): Promise<void> {
  const { rows } = await tx.execute<Found>(sql`
    select p.id, p.number, p.company_id as "companyId", p.contact_id as "contactId", p.client_mark as "clientMark", p.reference,
      y.language, p.last_day as "lastDay", abs(hashtext(p.id::text)) as hash, crews.ids as "crewIds",
      (select o.id from company o where o.tenant_id = p.tenant_id and o.own order by o.number limit 1) as "issuerId"
    from project p join company y on y.tenant_id = p.tenant_id and y.id = p.company_id and not y.own
    cross join lateral (select array_agg(c.id order by c.starts, c.id) as ids, bool_and(n.signed_at is not null) as signed
      from project_crew c left join delivery_note n on n.tenant_id = c.tenant_id and n.crew_id = c.id
      where c.tenant_id = p.tenant_id and c.project_id = p.id) crews
    where p.tenant_id = ${agency.id} and p.last_day <= ${addDays(today, -chargedAfter)}::date and crews.signed
      and not exists (select from invoice v where v.tenant_id = p.tenant_id and v.project_id = p.id)
    order by p.last_day, p.number`)
  const charged = await chargedCrews(
    { tx, tenant: agency, now },
    rows.flatMap(({ crewIds }) => crewIds),
  )
  for (const [at, project] of rows.entries()) {
    const lines = project.crewIds.flatMap(id => charged.get(id)?.lines ?? [])
    const priced = project.crewIds.every(id => (charged.get(id)?.unpriced ?? 1) === 0)
    const [currency, another] = new Set(project.crewIds.flatMap(id => charged.get(id)?.currencies ?? []))
    if (!priced || currency === undefined || another !== undefined) continue
    await keepOne(tx, { agency, by, today, now }, project, { lines, currency, fromEnd: rows.length - at })
  }
  await settle(tx, agency.id, today)
}

type Lines =
  Awaited<ReturnType<typeof chargedCrews>> extends Map<string, infer Crew>
    ? Crew extends { lines: infer All }
      ? All
      : never
    : never

interface Charged {
  lines: Lines
  currency: string
  /** The last project 1, the one before 2. */
  fromEnd: number
}

/** The last one stays in design, the one before is released and not sent yet. */
async function keepOne(tx: Tx, { agency, by, today }: Wanted, project: Found, { lines, currency, fromEnd }: Charged) {
  const id = idOf(`demo invoice ${agency.key} ${project.id}`)
  const rate = agency.key === 'nordlicht' ? 1900 : 2000
  const sums = sumsOf(
    lines.reduce((sum, { net }) => sum + net, 0),
    rate,
  )
  const date = addDays(project.lastDay, 3)
  const due = addDays(date, terms)
  const age = daysBetween(date, today)
  const fresh = age < 14
  const year = date.slice(0, 4)
  const at = `${date}T13:48:00Z`
  await tx.execute(sql`
    with marked as (insert into number_series (tenant_id, kind, prefix, next) values (${agency.id}, 'invoice in design', 'D-', 2)
      on conflict (tenant_id, kind) do update set next = number_series.next + 1 returning prefix || lpad((next - 1)::text, 4, '0') as mark),
    made as (insert into invoice (tenant_id, id, mark, type, state, issuer_id, company_id, contact_id, client_mark, reference,
        project_id, date, due, language, currency, tax_code, tax_rate, net, tax, total, created_at, created_by_id)
      select ${agency.id}, ${id}, mark, 'invoice', 'design', ${project.issuerId}::uuid, ${project.companyId}::uuid,
        ${project.contactId}::uuid, ${project.clientMark}, ${project.reference}, ${project.id}::uuid, ${date}::date, ${due}::date,
        ${project.language ?? 'en'}, ${currency}, 'standard', ${rate}::int, ${sums.net}::bigint, ${sums.tax}::bigint,
        ${sums.total}::bigint, ${at}::timestamptz, ${by.id}::uuid from marked),
    lines as (insert into invoice_item (tenant_id, id, invoice_id, place, crew_id, item_id, function_caption, function_code, reason,
        percent, minutes, signed_minutes, rate_per_hour, net, people)
      select ${agency.id}::uuid, gen_random_uuid(), ${id}::uuid, n.place, n."crewId", n."itemId", n."functionCaption", n."functionCode",
        n.reason, n.percent, n.minutes, n."signedMinutes", n."ratePerHour", n.net, n.people
      from jsonb_to_recordset(${JSON.stringify(lines.map((line, place) => ({ ...line, place })))}::jsonb)
        n (place int, "crewId" uuid, "itemId" uuid, "functionCaption" text, "functionCode" text, reason text, percent int,
          minutes int, "signedMinutes" int, "ratePerHour" int, net bigint, people jsonb)),
    noted as (insert into invoice_activity (tenant_id, id, invoice_id, code, created_at, created_by_id)
      values (${agency.id}, gen_random_uuid(), ${id}, 'created', ${at}::timestamptz, ${by.id}))
    insert into invoice_crew (tenant_id, id, invoice_id, crew_id)
    select ${agency.id}::uuid, gen_random_uuid(), ${id}::uuid, unnest(${sql.param(project.crewIds)}::uuid[])`)
  if (fresh && fromEnd === 1) return
  const sends = !(fresh && fromEnd === 2)
  await tx.execute(sql`
    with numbered as (insert into number_series (tenant_id, kind, prefix, next)
        values (${agency.id}, ${`invoice ${project.issuerId} ${year}`}, ${`${year}-`}, 2)
      on conflict (tenant_id, kind) do update set next = number_series.next + 1
      returning prefix || lpad((next - 1)::text, 4, '0') as number),
    told as (insert into invoice_activity (tenant_id, id, invoice_id, code, text, created_at, created_by_id)
      select ${agency.id}::uuid, gen_random_uuid(), ${id}::uuid, n.code, case n.code when 'sent' then y.delivery_note_email end,
        ${at}::timestamptz + n.after * interval '1 minute', ${by.id}::uuid
      from (values ('released', 14), ('sent', 16)) n (code, after), company y where (n.code = 'released' or ${sends}::boolean) and y.tenant_id = ${agency.id} and y.id = ${project.companyId}::uuid)
    update invoice v set number = numbered.number, state = ${sends ? 'unpaid' : 'released'}, released_at = ${at}::timestamptz + interval '14 minutes',
      released_by_id = ${by.id}, sent_at = case when ${sends}::boolean then ${at}::timestamptz + interval '16 minutes' end,
      recipient = case when ${sends}::boolean then y.delivery_note_email end
    from numbered, company y where v.tenant_id = ${agency.id} and v.id = ${id} and y.tenant_id = v.tenant_id and y.id = v.company_id`)
}

/** Clients pay when it is due, some a little later, the last one each not yet, and a few a part of it. */
async function settle(tx: Tx, tenantId: string, today: string): Promise<void> {
  const longAgo = addDays(today, -40)
  await tx.execute(sql`
    with due as (
      select v.tenant_id, v.id, v.total, v.paid, abs(hashtext(v.id::text)) as hash, v.due, v.created_by_id,
        row_number() over (partition by v.company_id order by v.due desc, v.id) = 1 and v.due > ${addDays(today, -25)}::date as last
      from invoice v where v.tenant_id = ${tenantId} and v.state = 'unpaid' and v.due < ${today}::date),
    paying as (
      select d.*, d.due + (d.hash % 9)::int - 4 as day, case when d.hash % 17 = 3 and d.due > ${longAgo}::date then (d.total / 200) * 100 else d.total end - d.paid as amount
      from due d where d.due < ${longAgo}::date or (d.hash % 11 <> 5 and not d.last)),
    paid as (
      insert into invoice_payment (tenant_id, id, invoice_id, amount, received_on, created_at, created_by_id)
      select tenant_id, gen_random_uuid(), id, amount, day, day + interval '9 hours', created_by_id from paying
      where day < ${today}::date and amount > 0 returning invoice_id, amount, received_on),
    told as (
      insert into invoice_activity (tenant_id, id, invoice_id, code, amount, created_at)
      select ${tenantId}::uuid, gen_random_uuid(), invoice_id, 'paymentReceived', amount, received_on + interval '9 hours' from paid)
    update invoice v set paid = v.paid + p.amount, state = case when v.paid + p.amount = v.total then 'paid' else 'unpaid' end,
      paid_on = case when v.paid + p.amount = v.total then p.received_on end
    from paid p where v.tenant_id = ${tenantId} and v.id = p.invoice_id`)
}

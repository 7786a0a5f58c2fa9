import { sql } from 'drizzle-orm'
import { fingerprintOf, plannedCost } from '../../quotations/planned-cost.ts'
import { type PlannedItemRow, plannedItems } from '../../costs/planned.queries.ts'
import { quotation } from '../../database/tables/quotations.ts'
import type { Drawn } from '../../database/tables/deliveryNotes.ts'
import type { Tx } from '../../database/tenant.ts'
import { agencyClients } from './clients.ts'
import { signature } from './signature.ts'
import { idOf } from '../random.ts'
import { insertRows } from '../rows.ts'
import type { SetUp } from '../set-up.ts'
import type { Agency } from '../tenants.ts'
import { addDays, day } from '../times.ts'

interface Wanted {
  agency: Agency
  planner: { id: string }
  setUp: SetUp
  today: string
  now: Date
}
type Found = {
  id: string
  number: string
  firstDay: string
  quoted: boolean
  recipient: string
  signer: string
  signerId: string
  items: PlannedItemRow[]
}

/** One that waits for the client's answer, and one that was accepted; anew once the first has expired. */
export async function keepQuotations(tx: Tx, { agency, planner, setUp, today, now }: Wanted): Promise<void> {
  if (setUp.quotedTo !== undefined && setUp.quotedTo >= today) return
  const [client] = agencyClients(agency).clients
  if (!client) return
  const ctx = { tenant: agency, now, who: { rights: { rateCards: { READ: [] } } } }
  const scenes = Object.values(setUp.scenes).flatMap(scene => scene?.projectId ?? [])
  const { rows } = await tx.execute<Found>(sql`
    select p.id, p.number, p.first_day as "firstDay", p.quoted_at is not null as quoted,
      coalesce(who.email, k.delivery_note_email, ${`client@${agency.mailDomain}`}) as recipient,
      r.first_name || ' ' || r.last_name as signer, r.id as "signerId", ${plannedItems(ctx, sql`p.id`)} as items
    from project p join company k on k.tenant_id = p.tenant_id and k.id = p.company_id
    left join contact who on who.tenant_id = p.tenant_id and who.id = p.contact_id
    join login g on g.tenant_id = p.tenant_id and g.login = ${`client@${agency.mailDomain}`}
    join person r on r.tenant_id = g.tenant_id and r.id = g.person_id
    where p.tenant_id = ${agency.id} and p.company_id = ${client.id} and p.closed_at is null and p.requested_at is null
      and p.first_day > ${addDays(today, -60)}::date and p.id <> all(${sql.param(scenes)}::uuid[])
      and not exists (select from quotation q where q.tenant_id = p.tenant_id and q.project_id = p.id)
    order by p.first_day, p.number`)
  const offered = rows.flatMap(project => {
    const { lines, hours, currency, total, unpriced, currencies } = plannedCost(ctx, project.items)
    return currency !== null && currencies === 1 && unpriced === 0
      ? [{ ...project, lines, hours, currency, total }]
      : []
  })
  const soon = addDays(today, 2)
  const ahead = offered.filter(({ firstDay }) => firstDay > soon)
  const asked = ahead.find(({ quoted }) => quoted) ?? ahead.at(-1)
  const free = offered.filter(({ id, quoted }) => id !== asked?.id && !quoted)
  const taken = free.find(({ firstDay }) => firstDay > soon) ?? free.at(-1)
  const ago = (days: number) => new Date(now.getTime() - days * day)
  const before = ({ firstDay }: Found, days: number) =>
    new Date(Math.min(now.getTime(), Date.parse(`${firstDay}T09:20:00Z`)) - days * day)
  // Each with every column: they are inserted as one.
  const made = (project: (typeof offered)[number], releasedAt: Date) => ({
    tenantId: agency.id,
    id: idOf(`demo quotation ${agency.key} ${project.id}`),
    projectId: project.id,
    number: `${project.number}-1`,
    version: 1,
    state: 'released',
    validUntil: addDays(project.firstDay, -1),
    message: null as string | null,
    language: 'en',
    lines: project.lines,
    hours: project.hours,
    currency: project.currency,
    total: project.total,
    fingerprint: fingerprintOf(project.lines),
    recipient: project.recipient,
    releasedAt,
    releasedById: planner.id,
    createdAt: releasedAt,
    answeredAt: null as Date | null,
    answeredById: null as string | null,
    signerName: null as string | null,
    signature: null as Drawn | null,
  })
  await insertRows(tx, quotation, [
    ...(asked ? [{ ...made(asked, ago(2)), message: 'As discussed on the phone. The riggers are held for you.' }] : []),
    ...(taken
      ? [
          {
            ...made(taken, before(taken, 9)),
            state: 'accepted',
            answeredAt: before(taken, 6),
            answeredById: taken.signerId,
            signerName: taken.signer,
            signature,
          },
        ]
      : []),
  ])
  if (asked)
    await tx.raw('update project set quoted_at = $3 where tenant_id = $1 and id = $2', [agency.id, asked.id, ago(2)])
  setUp.quotedTo = asked ? addDays(asked.firstDay, -1) : today
}

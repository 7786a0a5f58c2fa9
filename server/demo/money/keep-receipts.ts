import { sql } from 'drizzle-orm'
import { currencyOf } from '../../../domain/receipts/money-of.ts'
import {
  receipt,
  receiptActivity,
  receiptDocument,
  receiptItem,
  receiptTemplate,
} from '../../database/tables/receipts.ts'
import { lookup } from '../../database/tables/tenants.ts'
import type { Tx } from '../../database/tenant.ts'
import { putBytes, recordFile } from '../../files/stored-files.ts'
import { tileOf } from '../../files/tile.ts'
import { rated } from '../../receipts/write.ts'
import type { Services } from '../../services.ts'
import { slipPicture } from './slip-picture.ts'
import { type Agency, agencies } from '../tenants.ts'
import { addDays, day, hour, minute } from '../times.ts'
import { type Bought, cardiff, hamburg, repeated } from './receipts.ts'

type Stores = Pick<Services, 'database' | 'files'>
interface Found {
  people: Record<Bought['by'], string>
  company: string
  project: { id: string; companyId: string } | null
  types: Map<string, string>
}
/** A type more than every agency begins with. */
const more = { code: 'other', caption: 'Other' }

/** Where an agency of the demo has no receipts yet: slips of the last weeks, in every state, and what is bought every month. */
export async function keepReceipts(services: Stores, now: Date): Promise<void> {
  for (const agency of agencies) {
    const found = await services.database.withTenant(agency.id, tx => wanted(tx, agency, now))
    if (!found) continue
    const all = agency.key === 'nordlicht' ? hamburg : cardiff
    for (const [at, one] of all.entries()) await add(services, agency.id, found, one, at, now)
    const year = now.toISOString().slice(0, 4)
    await services.database.withTenant(agency.id, async tx => {
      await tx.execute(sql`insert into number_series (tenant_id, kind, prefix, next)
        values (${agency.id}, ${`receipt ${year}`}, ${`R-${year}-`}, ${all.length + 1})`)
      const country = agency.key === 'nordlicht' ? ('DE' as const) : ('GB' as const)
      await tx.insert(receiptTemplate).values(
        repeated.map(({ name, type, shop, items }) => ({
          ...{ tenantId: agency.id, id: crypto.randomUUID(), companyId: found.company, name, shop, country },
          ...{ typeId: found.types.get(type) ?? '', paidWith: 'companyCard' as const, items: [...items] },
          ...{ createdAt: now, createdById: found.people.office },
        })),
      )
    })
  }
}

async function wanted(tx: Tx, agency: Agency, now: Date): Promise<Found | null> {
  const [there] = await tx.raw('select from receipt where tenant_id = $1 limit 1', [agency.id])
  if (there) return null
  const roles = ['crew', 'chief', 'office'] as const
  const logins = await tx.raw<{ role: string; id: string }>(
    `select split_part(g.login, '@', 1) as role, g.person_id as id from login g where g.tenant_id = $1 and g.login = any($2)`,
    [agency.id, roles.map(role => `${role}@${agency.mailDomain}`)],
  )
  const [crew, chief, office] = roles.map(role => logins.find(one => one.role === role)?.id)
  const [other] = await tx.raw<{ id: string }>(
    `select w.id from person w where w.tenant_id = $1 and w.id <> all($2::uuid[])
      and exists (select from person_function f where f.tenant_id = w.tenant_id and f.person_id = w.id) order by w.number limit 1`,
    [agency.id, logins.map(({ id }) => id)],
  )
  const [company] = await tx.raw<{ id: string }>(
    'select id from company where tenant_id = $1 and own order by number, id limit 1',
    [agency.id],
  )
  if (!crew || !chief || !office || !company) return null
  // One that is over: the demo makes the others anew.
  const [project] = await tx.raw<{ id: string; companyId: string }>(
    `select p.id, p.company_id as "companyId" from project p where p.tenant_id = $1 and p.last_day < $2::date - 3
      and p.company_id is not null order by p.last_day desc, p.number limit 1`,
    [agency.id, now],
  )
  const types = await tx.raw<{ id: string; code: string }>(
    `select id, code from lookup where tenant_id = $1 and kind = 'receiptTypes'`,
    [agency.id],
  )
  if (!types.some(({ code }) => code === more.code)) {
    const id = crypto.randomUUID()
    await tx.insert(lookup).values({ tenantId: agency.id, id, kind: 'receiptTypes', ...more, sort: 90 })
    types.push({ id, code: more.code })
  }
  return {
    people: { crew, chief, office, other: other?.id ?? chief },
    company: company.id,
    project: project ?? null,
    types: new Map(types.map(({ id, code }) => [code, id])),
  }
}

/** As it is printed on a slip. */
const printed = (minor: number) => (minor / 100).toFixed(2).replace('.', ',')

async function drawn(services: Stores, tenantId: string, one: Bought, date: string) {
  const sum = one.items.reduce((all, { gross }) => all + gross, 0)
  const total = one.total ?? sum
  const left = total - sum
  const picture = await slipPicture({
    ...{ shop: one.shop, street: one.street, when: date.split('-').toReversed().join('.') },
    lines: [
      ...one.items.map(({ text, gross }) => [text, printed(gross)] as const),
      ...(left === 0 ? [] : [['Ticket', printed(left)] as const]),
    ],
    sum: ['SUM', printed(total)],
  })
  const webp = { name: 'picture.webp', contentType: 'image/webp' }
  return [
    await putBytes(services, tenantId, { ...webp, bytes: picture }),
    await putBytes(services, tenantId, { ...webp, bytes: await tileOf(picture) }),
  ] as const
}

async function add(services: Stores, tenantId: string, found: Found, one: Bought, at: number, now: Date) {
  const { people, project } = found
  const date = addDays(now.toISOString().slice(0, 10), -one.ago)
  const createdAt = new Date(now.getTime() - one.ago * day - 4 * hour)
  const handedIn = one.state === 'draft' ? null : new Date(createdAt.getTime() + 4 * minute)
  const decided = one.state === 'approved' || one.state === 'declined' ? new Date(createdAt.getTime() + 3 * hour) : null
  const id = crypto.randomUUID()
  const personId = people[one.by]
  const items = one.items.map((item, place) => ({
    ...{ tenantId, id: crypto.randomUUID(), receiptId: id, place, ...rated(item, one.country) },
  }))
  const files = one.pictured ? await drawn(services, tenantId, one, date) : null
  const of = one.forProject ? project : null
  const year = now.toISOString().slice(0, 4)
  await services.database.withTenant(tenantId, async tx => {
    await tx.insert(receipt).values({
      ...{ tenantId, id, number: `R-${year}-${String(at + 1).padStart(4, '0')}`, state: 'draft', personId, date },
      ...{ typeId: found.types.get(one.type) ?? '', companyId: of?.companyId ?? found.company, shop: one.shop },
      ...{ projectId: of?.id ?? null, country: one.country, currency: currencyOf(one.country) },
      ...{ paidWith: one.paidWith, total: one.total ?? items.reduce((sum, { gross }) => sum + gross, 0) },
      ...{ createdAt, createdById: personId, handedInAt: handedIn, reason: one.reason ?? null },
      ...{ decidedAt: decided, decidedById: decided && people.office },
    })
    await tx.insert(receiptItem).values(items)
    if (files) {
      for (const file of files) await recordFile(tx, file)
      const [picture, tile] = files
      await tx.insert(receiptDocument).values({
        ...{
          tenantId,
          id: crypto.randomUUID(),
          receiptId: id,
          name: 'IMG_2081.jpg',
          fileId: picture.id,
          smallId: tile.id,
        },
        ...{ createdAt, createdById: personId },
      })
    }
    const note = (
      code: typeof receiptActivity.$inferInsert.code,
      moment: Date,
      by: string,
      text: string | null = null,
    ) => ({
      ...{ tenantId, id: crypto.randomUUID(), receiptId: id, code, text, createdAt: moment, createdById: by },
    })
    const outcome = one.state === 'approved' ? 'approved' : 'declined'
    await tx
      .insert(receiptActivity)
      .values([
        note('created', createdAt, personId),
        ...(handedIn ? [note('handedIn', handedIn, personId)] : []),
        ...(decided ? [note(outcome, decided, people.office, one.reason)] : []),
      ])
    if (one.state === 'approved' || one.state === 'inReview')
      await tx.execute(sql`update receipt set state = ${one.state} where tenant_id = ${tenantId} and id = ${id}`)
  })
}

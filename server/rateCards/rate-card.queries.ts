import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { AddOns, NewRateCard, RateCard, RateCardChange, RateCardItem } from '../../openapi/rateCards.ts'
import type { Context } from '../context.ts'
import type { Listing } from '../list.ts'
import { one } from '../one.ts'

type CardRow = z.input<typeof RateCard>

/** Cards a condition on `rc` names. */
const cards = (ctx: Context, which: SQL) => sql`
  select rc.id, rc.caption, case when y.id is null then null else json_build_object('id', y.id, 'name', y.name) end as company,
    rc.valid_from as "validFrom", rc.valid_to as "validTo", rc.currency,
    (select count(*)::int from rate_card_item ri where ri.tenant_id = rc.tenant_id and ri.rate_card_id = rc.id) as functions
  from rate_card rc left join company y on y.tenant_id = rc.tenant_id and y.id = rc.company_id
  where rc.tenant_id = ${ctx.tenant.id} and ${which}`

/** The agency's standard first, then by client; the newest of each first. */
export const cardListing = (ctx: Context, which: SQL): Listing<CardRow, CardRow> => ({
  among: sql`from rate_card rc left join company y on y.tenant_id = rc.tenant_id and y.id = rc.company_id
    where rc.tenant_id = ${ctx.tenant.id} and ${which}`,
  order: [
    { by: sql`coalesce(y.name, '')`, as: 'text' },
    { by: sql`rc.valid_from`, as: 'date', desc: true },
    { by: sql`rc.id`, as: 'uuid' },
  ],
  rows: cards(ctx, sql`rc.id in (select id from page)`),
  item: row => row,
})

export const cardRow = (ctx: Context<'notFound'>, id: string) => one<CardRow>(ctx, cards(ctx, sql`rc.id = ${id}`))

/** Adds a card and gives its id. Throws `notFound` for a company that is no client. */
export async function addCard(ctx: Context<'notFound'>, card: z.output<typeof NewRateCard>): Promise<string> {
  const { id } = await one<{ id: string }>(
    ctx,
    sql`insert into rate_card (tenant_id, id, caption, company_id, valid_from, valid_to, currency)
      select ${ctx.tenant.id}, ${crypto.randomUUID()}, ${card.caption}, ${card.companyId}::uuid, ${card.validFrom}::date,
        ${card.validTo}::date, ${card.currency}
      where ${card.companyId}::uuid is null or exists (select from company y
        where y.tenant_id = ${ctx.tenant.id} and y.id = ${card.companyId}::uuid and not y.own)
      returning id`,
  )
  return id
}

export const changeCard = (ctx: Context<'notFound'>, id: string, card: z.output<typeof RateCardChange>) =>
  one<{ id: string }>(
    ctx,
    sql`update rate_card set caption = ${card.caption}, valid_from = ${card.validFrom}, valid_to = ${card.validTo},
        currency = ${card.currency}
      where tenant_id = ${ctx.tenant.id} and id = ${id} returning id`,
  )

/** With its rates, in one statement; documents that belonged to it stay, without a card. */
export const removeCard = (ctx: Context<'notFound'>, id: string) =>
  one<{ id: string }>(
    ctx,
    sql`with items as (delete from rate_card_item where tenant_id = ${ctx.tenant.id} and rate_card_id = ${id}),
      papers as (update document set rate_card_id = null where tenant_id = ${ctx.tenant.id} and rate_card_id = ${id})
      delete from rate_card where tenant_id = ${ctx.tenant.id} and id = ${id} returning id`,
  )

/** What is charged on top by a row `ri` of rate_card_item; every reason stands there, null where it is not charged. */
export const addOnsJson = sql.raw(`json_build_object(
    'night', case when ri.night_percent is null then null else
      json_build_object('from', ri.night_from, 'to', ri.night_to, 'percent', ri.night_percent) end,
    'sunday', case when ri.sunday_percent is null then null else json_build_object('percent', ri.sunday_percent) end,
    'holiday', case when ri.holiday_percent is null then null else json_build_object('percent', ri.holiday_percent) end,
    'overtime', case when ri.overtime_percent is null then null else
      json_build_object('afterMinutes', ri.overtime_after_minutes, 'percent', ri.overtime_percent) end)`)

type ItemRow = z.input<typeof RateCardItem>

const items = (ctx: Context, which: SQL) => sql`
  select ri.id, json_build_object('id', f.id, 'caption', f.caption, 'code', f.code) as function,
    ri.rate_per_hour as "ratePerHour", ri.minimum_minutes as "minimumMinutes", ${addOnsJson} as "addOns"
  from rate_card_item ri join lookup f on f.tenant_id = ri.tenant_id and f.id = ri.function_id
  where ri.tenant_id = ${ctx.tenant.id} and ${which}`

/** In the order in which an agency names its functions. */
export const itemListing = (ctx: Context, card: string): Listing<ItemRow, ItemRow> => ({
  among: sql`from rate_card_item ri join lookup f on f.tenant_id = ri.tenant_id and f.id = ri.function_id
    where ri.tenant_id = ${ctx.tenant.id} and ri.rate_card_id = ${card}`,
  order: [
    { by: sql`f.sort`, as: 'int' },
    { by: sql`ri.id`, as: 'uuid' },
  ],
  rows: items(ctx, sql`ri.id in (select id from page)`),
  item: row => row,
})

interface Entry {
  functionId: string
  ratePerHour: number
  minimumMinutes: number
  addOns: z.output<typeof AddOns>
}

/** Says what an hour of a function costs, whatever stood there. Throws `notFound` for what is no function. */
export async function setItem(ctx: Context<'notFound'>, card: string, entry: Entry): Promise<ItemRow> {
  const { night, sunday, holiday, overtime } = entry.addOns
  const { id } = await one<{ id: string }>(
    ctx,
    sql`insert into rate_card_item (tenant_id, id, rate_card_id, function_id, rate_per_hour, minimum_minutes, night_from, night_to,
        night_percent, sunday_percent, holiday_percent, overtime_after_minutes, overtime_percent)
      select ${ctx.tenant.id}, ${crypto.randomUUID()}::uuid, ${card}::uuid, f.id, ${entry.ratePerHour}::int,
        ${entry.minimumMinutes}::int, ${night?.from ?? null}, ${night?.to ?? null}, ${night?.percent ?? null}::int,
        ${sunday?.percent ?? null}::int, ${holiday?.percent ?? null}::int, ${overtime?.afterMinutes ?? null}::int,
        ${overtime?.percent ?? null}::int
      from lookup f where f.tenant_id = ${ctx.tenant.id} and f.id = ${entry.functionId} and f.kind = 'functions'
      on conflict (tenant_id, rate_card_id, function_id) do update set rate_per_hour = excluded.rate_per_hour,
        minimum_minutes = excluded.minimum_minutes, night_from = excluded.night_from, night_to = excluded.night_to,
        night_percent = excluded.night_percent, sunday_percent = excluded.sunday_percent,
        holiday_percent = excluded.holiday_percent, overtime_after_minutes = excluded.overtime_after_minutes,
        overtime_percent = excluded.overtime_percent
      returning id`,
  )
  return one<ItemRow>(ctx, items(ctx, sql`ri.id = ${id}`))
}

export const removeItem = (ctx: Context<'notFound'>, id: string) =>
  one<{ id: string }>(
    ctx,
    sql`delete from rate_card_item where tenant_id = ${ctx.tenant.id} and id = ${id} returning id`,
  )

/** Chooses the card of a project: one of its client, or the agency's. Throws `notFound` for any other. */
export const chooseCard = (ctx: Context<'notFound'>, project: SQL, card: string | null) =>
  one<{ id: string }>(
    ctx,
    sql`update project p set rate_card_id = ${card}::uuid, revision = p.revision + 1 where p.tenant_id = ${ctx.tenant.id} and p.id = ${project}
      and (${card}::uuid is null or exists (select from rate_card r where r.tenant_id = p.tenant_id and r.id = ${card}::uuid
        and (r.company_id is null or r.company_id = p.company_id)))
      returning p.id`,
  )

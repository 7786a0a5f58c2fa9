import { type SQL, sql } from 'drizzle-orm'
import type { Principal } from '../access/principal.ts'
import type { Context } from '../context.ts'

/** Whether the caller may see what work costs. */
export const readsRates = ({ who }: { who: Pick<Principal, 'rights'> }): boolean =>
  who.rights['rateCards']?.['READ'] !== undefined

/** Cards that may count for a project `p` on a day: that which was chosen for it, its client's, the agency's standard. */
const cardsOn = (day: SQL) => sql`(rc.id = p.rate_card_id
  or ((rc.company_id = p.company_id or rc.company_id is null) and rc.valid_from <= ${day}
    and (rc.valid_to is null or rc.valid_to >= ${day})))`
/** Which of them counts first. */
const cardOrder = sql.raw(
  `coalesce(rc.id = p.rate_card_id, false) desc, rc.company_id is null, rc.valid_from desc, rc.id`,
)

/**
 * What is `shown` of the first `card` that has the function of a position `i` of a project `p`, and of its item `ri`. Cards
 * are put in order before they are asked for it, so that those after the first are not looked into.
 */
export const firstItem = (ctx: { who: Pick<Principal, 'rights'> }, shown: SQL) => sql`select ${shown}
  from (select rc.id, rc.valid_from, rc.currency, rc.caption, coalesce(rc.id = p.rate_card_id, false) as chosen,
      rc.company_id is null as standard from rate_card rc
    where rc.tenant_id = i.tenant_id and ${readsRates(ctx)} and ${cardsOn(sql`i.start_date`)} order by ${cardOrder}) card
  join rate_card_item ri on ri.tenant_id = i.tenant_id and ri.rate_card_id = card.id and ri.function_id = i.function_id
  order by card.chosen desc, card.standard, card.valid_from desc, card.id limit 1`

/** The card a project `p` is charged by on its first day. */
export const rateCardOf = (ctx: Context): SQL => sql`left join lateral (
  select rc.id, rc.caption, coalesce(rc.id = p.rate_card_id, false) as chosen from rate_card rc
  where rc.tenant_id = p.tenant_id and ${readsRates(ctx)} and ${cardsOn(sql`p.first_day`)}
  order by ${cardOrder} limit 1) priced on true`

export const rateCardJson = sql`case when priced.id is null then null else
  json_build_object('id', priced.id, 'caption', priced.caption, 'chosen', priced.chosen) end as "rateCard"`

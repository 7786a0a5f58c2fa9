import { type SQL, sql } from 'drizzle-orm'
import type { Principal } from '../access/principal.ts'
import type { Context } from '../context.ts'

/** Whether the caller may see what work costs. */
export const readsRates = ({ who }: { who: Pick<Principal, 'rights'> }): boolean =>
  who.rights['rateCards']?.['READ'] !== undefined

/** Which card of `cardsOn` counts first: that which was chosen for the project, its client's, the agency's standard. */
const cardOrder = sql.raw('card.chosen desc, card.standard, card.valid_from desc, card.id')

/**
 * Cards that may count for a project `p` on a day, as `card`. They are in order before anything is asked of them, so that
 * those after the first are not looked into.
 */
const cardsOn = (ctx: { who: Pick<Principal, 'rights'> }, day: SQL) => sql`(
    select rc.id, rc.caption, rc.currency, rc.valid_from, coalesce(rc.id = p.rate_card_id, false) as chosen,
      rc.company_id is null as standard
    from rate_card rc
    where rc.tenant_id = p.tenant_id and ${readsRates(ctx)} and (rc.id = p.rate_card_id
      or ((rc.company_id = p.company_id or rc.company_id is null) and rc.valid_from <= ${day}
        and (rc.valid_to is null or rc.valid_to >= ${day})))
    order by chosen desc, standard, rc.valid_from desc, rc.id) card`

/** What is `shown` of the first `card` that has the function of a position `i` of a project `p`, and of its item `ri`. */
export const firstItem = (ctx: { who: Pick<Principal, 'rights'> }, shown: SQL) => sql`select ${shown}
  from ${cardsOn(ctx, sql`i.start_date`)}
  join rate_card_item ri on ri.tenant_id = i.tenant_id and ri.rate_card_id = card.id and ri.function_id = i.function_id
  order by ${cardOrder} limit 1`

/** The card a project `p` is charged by on its first day. */
export const rateCardOf = (ctx: Context): SQL => sql`left join lateral (
  select card.id, card.caption, card.chosen from ${cardsOn(ctx, sql`p.first_day`)} order by ${cardOrder} limit 1) priced on true`

export const rateCardJson = sql`case when priced.id is null then null else
  json_build_object('id', priced.id, 'caption', priced.caption, 'chosen', priced.chosen) end as "rateCard"`

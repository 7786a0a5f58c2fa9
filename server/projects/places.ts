import { type SQL, sql } from 'drizzle-orm'
import { isOffice, isPlanner } from '../access/principal.ts'
import type { Context } from '../context.ts'

export type PlacesColumns = { amount: number; filled: number; requested: number }

/**
 * Places of the crews `c` a condition names, as `n`: all, taken, and free ones somebody was asked for. Counted by
 * position, for an invitation to one position fills no place of another.
 */
export const placesOf = (crews: SQL) => sql`cross join lateral (
  select coalesce(sum(i.amount_of_rows), 0)::int as amount, coalesce(sum(i.filled), 0)::int as filled,
    coalesce(sum(least(i.amount_of_rows - i.filled, i.waiting)), 0)::int as requested
  from ${crews}) n`

export const placesJson = sql.raw(
  `json_build_object('amount', n.amount, 'filled', n.filled, 'requested', n.requested) as places`,
)

/** Whom the agency has asked is its own matter. */
export const placesWire = ({ who }: Context, places: PlacesColumns): PlacesColumns =>
  isPlanner(who) || isOffice(who) ? places : { ...places, requested: 0 }

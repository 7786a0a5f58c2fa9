import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from './context.ts'

/** One thing a list is ordered by; never null in any row. `as` is its type in the database. */
export interface Order {
  by: SQL
  as: 'text' | 'uuid' | 'date' | 'timestamptz' | 'int'
  desc?: boolean
}

export interface Listing<Row, Item> {
  /** Tables and conditions that make the list, from `from` on: `from project p where …`. Nothing else is read of them. */
  among: SQL
  /** What it is ordered by. The last one is the id, so that no two rows are alike. */
  order: readonly Order[]
  /** What is shown of the rows: `select p.id, … from page join project p on … p.id = page.id`, in any order. */
  rows: SQL
  item: (row: Row) => Item
}

/** `after`: the `next` of the page before; unlike a number it stands still when rows come and go meanwhile. */
export interface Paged {
  limit: number
  page: number
  after?: string | undefined
}

export interface Listed<Item> {
  items: Item[]
  total: number
  limit: number
  page: number
  next?: string
}

interface Read<Row> {
  row: Row
  keys: unknown[]
  total: number
}

/**
 * One page of a list. Only the keys of the list are gone through, and what is shown is read for the rows of the page; all
 * are counted only where the page does not hold them. A page beyond the middle is read from the end.
 * Throws `invalidInput` for an `after` that is no place of such a list; one of another list with the same keys is one.
 */
export async function listOf<Row extends { id: string }, Item>(
  ctx: Context<'invalidInput'>,
  query: Paged,
  listing: Listing<Row, Item>,
): Promise<Listed<Item>> {
  const { limit, page } = query
  const { among, item } = listing
  const count = sql`(select count(*)::int ${among})`
  const answer = (items: Item[], total: number, next?: string): Listed<Item> => ({
    items,
    total,
    limit,
    page,
    ...(next === undefined ? {} : { next }),
  })
  const read = async (part: SQL, total: SQL, order = listing.order) => {
    const { rows } = await ctx.tx.execute<Row & { $at: unknown[]; $total: number }>(
      pageOf<Row, Item>({ ...listing, order }, part, total),
    )
    return rows.map(({ $at, $total, ...row }): Read<Row> => ({ row: row as object as Row, keys: $at, total: $total }))
  }
  const ending = (rows: Read<Row>[], more: boolean) => {
    const last = rows.at(-1)
    return more && last ? encoded(last.keys) : undefined
  }
  const shown = (rows: Read<Row>[]) => rows.map(({ row }) => item(row))

  if (page === 1 || query.after !== undefined) {
    const beyond =
      query.after === undefined ? sql`true` : behind(listing.order, decoded(ctx, query.after, listing.order))
    const offset = (page - 1) * limit
    const seen = sql`(select count(*)::int from page)`
    const total = query.after === undefined ? sql`case when ${seen} > ${limit} then ${count} else ${seen} end` : count
    const rows = await read(
      sql`where ${beyond} order by ${sorted(listing.order)} limit ${limit + 1} offset ${offset}`,
      total,
    )
    const within = rows.slice(0, limit)
    const whole = rows[0]?.total ?? (query.after === undefined ? 0 : await counted(ctx, count))
    return answer(shown(within), whole, ending(within, rows.length > limit))
  }
  const total = await counted(ctx, count)
  const offset = (page - 1) * limit
  const left = Math.min(limit, total - offset)
  if (left <= 0) return answer([], total)
  if (offset <= total / 2) {
    const rows = await read(sql`order by ${sorted(listing.order)} limit ${left} offset ${offset}`, sql`0`)
    return answer(shown(rows), total, ending(rows, offset + left < total))
  }
  const turned = listing.order.map(one => ({ ...one, desc: !one.desc }))
  const rows = await read(sql`order by ${sorted(turned)} limit ${left} offset ${total - offset - left}`, sql`0`, turned)
  rows.reverse()
  return answer(shown(rows), total, ending(rows, offset + left < total))
}

/** A list that is answered whole, as what a change leaves behind. */
export const wholeList = <Item>(items: Item[]): Listed<Item> => ({
  items,
  total: items.length,
  limit: Math.max(1000, items.length),
  page: 1,
})

async function counted(ctx: Context, count: SQL): Promise<number> {
  const { rows } = await ctx.tx.execute<{ total: number }>(sql`select ${count} as total`)
  return rows[0]?.total ?? 0
}

const key = (at: number) => sql.raw(`k${at}`)

/** The keys are a table of their own, so that every condition and order speaks of them alike. */
function pageOf<Row, Item>({ among, order, rows }: Listing<Row, Item>, part: SQL, total: SQL): SQL {
  const keys = order.map(({ by }, at) => sql`${by} as ${key(at)}`)
  const named = order.map((_, at) => sql`page.${key(at)}`)
  return sql`with page as materialized (
      select k.*, k.${key(order.length - 1)} as id from (select ${sql.join(keys, sql`, `)} ${among}) k ${part}),
    told as materialized (${rows})
    select d.*, json_build_array(${sql.join(named, sql`, `)}) as "$at", ${total} as "$total"
    from told d join page on page.id = d.id order by ${sorted(order, sql`page.`)}`
}

const sorted = (order: readonly Order[], table: SQL = sql``) =>
  sql.join(
    order.map(({ desc }, at) => sql`${table}${key(at)} ${sql.raw(desc ? 'desc' : 'asc')}`),
    sql`, `,
  )

/** Rows that come after these keys: the first key further on, or alike and the second further on, and so forth. */
function behind(order: readonly Order[], keys: readonly unknown[]): SQL {
  const value = (at: number) => sql`${keys[at]}::${sql.raw(order[at]?.as ?? 'text')}`
  const alike = (upTo: number) => order.slice(0, upTo).map((_, at) => sql`${key(at)} = ${value(at)}`)
  const ways = order.map(({ desc }, at) =>
    sql.join([...alike(at), sql`${key(at)} ${sql.raw(desc ? '<' : '>')} ${value(at)}`], sql` and `),
  )
  return sql`(${sql.join(ways, sql` or `)})`
}

const encoded = (keys: readonly unknown[]) => Buffer.from(JSON.stringify(keys)).toString('base64url')

const shapes: Record<Order['as'], (key: unknown) => boolean> = {
  text: key => typeof key === 'string' && !key.includes('\0'),
  uuid: key => typeof key === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(key),
  date: key => z.iso.date().safeParse(key).success && !String(key).startsWith('0000'),
  timestamptz: key => z.iso.datetime({ offset: true }).safeParse(key).success && !String(key).startsWith('0000'),
  int: key => Number.isInteger(key) && Math.abs(Number(key)) < 2 ** 31,
}

function decoded(ctx: Context<'invalidInput'>, after: string, order: readonly Order[]): unknown[] {
  const keys = parsed(Buffer.from(after, 'base64url').toString('utf8'))
  if (Array.isArray(keys) && keys.length === order.length && order.every(({ as }, at) => shapes[as](keys[at])))
    return keys
  throw ctx.refuse('invalidInput', {
    errors: [{ path: 'query.after', message: 'not the next of a page of this list' }],
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

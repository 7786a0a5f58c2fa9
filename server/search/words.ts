import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'

/** Letters that are no letter with an accent, as they are typed without their keyboard. */
const otherwise: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ł: 'l', ø: 'o', đ: 'd', ı: 'i' }

/** Words of a text as they are searched: lower case, without accents and repetition; `words_of` in the database does alike. */
export const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/[ßæœłøđı]/g, letter => otherwise[letter] ?? letter)
      .split(/[\s!-/:-`{-\u00bf\u2000-\u2bff\u3000-\u303f\u{1f000}-\u{1faff}]+/u)
      .filter(Boolean),
  ),
]

/** Each word of a search as a half-open range of words that begin with it, by code point (collation C). At most 6 words. */
export const wordRanges = (text: string): { from: string; to: string }[] =>
  wordsOf(text)
    .slice(0, 6)
    .map(word => ({ from: word, to: `${word}\u{10FFFF}` }))

/**
 * The condition that each word of a search begins one of the words a row is found by: its own, or those of what it
 * belongs to. `among` names the tables, which a migration has found by words (`find_by_words`), and the columns that
 * hold their ids.
 */
export function foundBy(ctx: Context, text: string | undefined, among: Readonly<Record<string, SQL>>): SQL {
  const each = wordRanges(text ?? '').map(({ from, to }) => {
    const named = Object.entries(among).map(
      ([kind, id]) => sql`${id} in (select w.subject_id from search_word w where w.tenant_id = ${ctx.tenant.id}
        and w.kind = ${kind} and w.word >= ${from} and w.word < ${to})`,
    )
    return sql`(${sql.join(named, sql` or `)})`
  })
  return each.length ? sql.join(each, sql` and `) : sql`true`
}

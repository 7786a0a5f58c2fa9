import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { languageCode } from '../../domain/languages.ts'
import { type Faq, type FaqDetails, type FaqEntry, deleteFaq } from '../../openapi/faq.ts'
import { mayPass } from '../access/check.ts'
import { type Context, personOf } from '../context.ts'
import type { Listing } from '../list.ts'
import { one } from '../one.ts'

type Row = z.input<typeof Faq>
type Details = z.input<typeof FaqDetails>
type Entry = z.output<typeof FaqEntry>

const keeps = (principal: Context['principal']) => principal !== null && mayPass(deleteFaq.access, principal)

/** What is for everybody, what is for one's own login types; whoever keeps them reads all. `f`: faq. */
function isFor({ principal }: Context): SQL {
  if (keeps(principal)) return sql`true`
  const types = principal?.kind === 'user' && 'faq' in principal.rights ? [...principal.loginTypes] : []
  return sql`(f.login_types = '{}' or f.login_types && ${sql.param(types)}::text[])`
}

const said = sql`f.id, case when y.id is not null then json_build_object('id', y.id, 'name', y.name) end as company,
  coalesce((select json_agg(json_build_object('id', k.id, 'caption', k.caption, 'code', k.code) order by k.sort, k.caption, k.id)
    from faq_category c join lookup k on k.tenant_id = c.tenant_id and k.id = c.category_id
    where c.tenant_id = f.tenant_id and c.faq_id = f.id), '[]') as categories,
  f.login_types as "loginTypes", f.tags, f.screen`
const companyOf = sql`left join company y on y.tenant_id = f.tenant_id and y.id = f.company_id`

/** In the language asked for, else in the agency's, else in English, else in any. */
const spoken = (ctx: Context, language: string) => sql`lateral (
  select t.language, t.question, t.answer from faq_text t where t.tenant_id = f.tenant_id and t.faq_id = f.id
  order by array_position(${sql.param([language, language === 'deAt' ? 'de' : language, languageCode(ctx.tenant.defaultLanguage), 'en'])}::text[],
    t.language) nulls last, t.language limit 1) x`

/** What the one who asks said of it, and for whoever keeps it what all did. */
function votes({ principal }: Context): SQL {
  const person = principal?.kind === 'user' ? principal.personId : null
  const mine = sql`(select v.helped from faq_vote v where v.tenant_id = f.tenant_id and v.faq_id = f.id and v.person_id = ${person}::uuid)`
  const all = sql`(select json_build_object('helped', count(*) filter (where v.helped)::int, 'asked', count(*)::int)
    from faq_vote v where v.tenant_id = f.tenant_id and v.faq_id = f.id)`
  return sql`${person === null ? sql`null::boolean` : mine} as helped, ${keeps(principal) ? all : sql`null::json`} as votes`
}

/** By question, in a language. */
export function faqListing(ctx: Context, asked: string | undefined): Listing<Row, Row> {
  const language = languageCode(asked ?? ctx.tenant.defaultLanguage)
  return {
    among: sql`from faq f, ${spoken(ctx, language)} where f.tenant_id = ${ctx.tenant.id} and ${isFor(ctx)}`,
    order: [
      { by: sql`lower(x.question)`, as: 'text' },
      { by: sql`f.id`, as: 'uuid' },
    ],
    rows: sql`select ${said}, x.language, x.question, x.answer, ${votes(ctx)}
      from page join faq f on f.tenant_id = ${ctx.tenant.id} and f.id = page.id ${companyOf}, ${spoken(ctx, language)}`,
    item: row => row,
  }
}

/** In every language it is written in. Throws `notFound`. */
export const faqDetails = (ctx: Context<'notFound'>, id: string) =>
  one<Details>(
    ctx,
    sql`select ${said}, (select json_agg(json_build_object('language', t.language, 'question', t.question, 'answer', t.answer)
        order by t.language) from faq_text t where t.tenant_id = f.tenant_id and t.faq_id = f.id) as texts
      from faq f ${companyOf} where f.tenant_id = ${ctx.tenant.id} and f.id = ${id}`,
  )

/** A tag is a word: what blanks divide are several, and one that is there twice is kept once, however it is spelled. */
export function tagsOf(given: readonly string[]): string[] {
  const byWord = new Map(
    given
      .flatMap(tag => tag.split(/\s+/))
      .flatMap(tag => (tag === '' ? [] : [[tag.toLocaleLowerCase(), tag] as const])),
  )
  return [...byWord.values()]
}

/** Throws `notFound` for what is not there: the question itself, its company, one of its topics. */
export async function saveFaq(ctx: Context<'notFound'>, entry: Entry): Promise<Details> {
  const id = entry.id ?? crypto.randomUUID()
  const { companyId, loginTypes, screen, texts } = entry
  const topics = [...new Set(entry.categoryIds)]
  const tenant = ctx.tenant.id
  const values = sql`${companyId}::uuid, ${sql.param([...new Set(loginTypes)])}::text[], ${sql.param(tagsOf(entry.tags))}::text[],
    ${screen}::text, ${ctx.now}::timestamptz, ${personOf(ctx)}::uuid`
  const isThere = sql`(${companyId}::uuid is null or exists (select from company where tenant_id = ${tenant} and id = ${companyId} and own))
    and (select count(*) from lookup where tenant_id = ${tenant} and kind = 'categories' and id = any(${sql.param(topics)}::uuid[])) = ${topics.length}`
  await one<{ id: string }>(
    ctx,
    entry.id === undefined
      ? sql`insert into faq (tenant_id, id, company_id, login_types, tags, screen, changed_at, changed_by_id, created_at)
          select ${tenant}::uuid, ${id}::uuid, ${values}, ${ctx.now}::timestamptz where ${isThere} returning id`
      : sql`update faq set (company_id, login_types, tags, screen, changed_at, changed_by_id) = (select ${values})
          where tenant_id = ${tenant} and id = ${id} and ${isThere} returning id`,
  )
  await ctx.tx.execute(sql`
    with gone as (delete from faq_category where tenant_id = ${tenant} and faq_id = ${id} and category_id <> all(${sql.param(topics)}::uuid[])),
      silent as (delete from faq_text where tenant_id = ${tenant} and faq_id = ${id}
        and language <> all(${sql.param(texts.map(({ language }) => language))}::text[])),
      under as (insert into faq_category (tenant_id, faq_id, category_id)
        select ${tenant}::uuid, ${id}::uuid, unnest(${sql.param(topics)}::uuid[]) on conflict do nothing)
    insert into faq_text (tenant_id, faq_id, language, question, answer)
    select ${tenant}::uuid, ${id}::uuid, t.* from json_to_recordset(${JSON.stringify(texts)}::json) t (language text, question text, answer text)
    on conflict (tenant_id, faq_id, language) do update set question = excluded.question, answer = excluded.answer`)
  return faqDetails(ctx, id)
}

/** What somebody says of an answer they can read. Throws `notFound`. */
export const voteFaq = (ctx: Context<'notFound'>, id: string, helped: boolean) =>
  one<{ id: string }>(
    ctx,
    sql`insert into faq_vote (tenant_id, id, faq_id, person_id, helped, voted_at)
      select f.tenant_id, gen_random_uuid(), f.id, ${personOf(ctx)}::uuid, ${helped}, ${ctx.now}::timestamptz
      from faq f where f.tenant_id = ${ctx.tenant.id} and f.id = ${id} and ${isFor(ctx)}
      on conflict (tenant_id, faq_id, person_id) do update set helped = excluded.helped, voted_at = excluded.voted_at returning id`,
  )

export async function removeFaq(ctx: Context<'notFound'>, id: string): Promise<void> {
  await ctx.tx.execute(sql`
    with topics as (delete from faq_category where tenant_id = ${ctx.tenant.id} and faq_id = ${id})
    delete from faq_text where tenant_id = ${ctx.tenant.id} and faq_id = ${id}`)
  await one<{ id: string }>(ctx, sql`delete from faq where tenant_id = ${ctx.tenant.id} and id = ${id} returning id`)
}

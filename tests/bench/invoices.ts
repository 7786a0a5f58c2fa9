/** What an agency of 50,000 invoices reads of the database for them, beside the same agency while it had few. */
import { requests } from './scale-asked.ts'
import { readBy } from './scale-buffers.ts'
import { loggedIn, measured, progress, setScale } from './scale-stage.ts'
import { enlarge, logInEverybody } from './scale-tenants.ts'
import type { Table } from './tables.ts'

const few = { people: 150, projects: 260 }
const wanted = 50_000
const copied = ['invoice', 'invoice_item', 'invoice_payment', 'invoice_activity']
const statementsOfAGet = 3

export async function invoicesTable(): Promise<Table> {
  const stage = await setScale(few)
  const { client } = stage
  try {
    const count = async () =>
      Number((await client.query<{ n: string }>('select count(*) as n from invoice')).rows[0]?.n)
    await logInEverybody(client, measured.id, 2)
    await client.query('vacuum analyze')
    const { server, tokens, ids } = await loggedIn(stage)
    const all = await requests(server, measured.id, tokens, ids)
    await server.stop()
    const asked = all.filter(({ what }) => /nvoices(\W|Overview)/.test(what) && !what.includes('/invoices/'))
    const readAll = async () => {
      const pages: number[] = []
      for (const { tenantId, statements } of asked) pages.push((await readBy(client, tenantId, statements)).buffers)
      return pages
    }
    const before = await readAll()
    const had = await count()
    const times = Math.ceil(wanted / had)
    progress(`${asked.length} requests are taken down, of ${had} invoices`)
    await enlarge(client, measured.id, times, copied)
    await client.query(
      `insert into search_word (tenant_id, kind, word, subject_id)
        select tenant_id, kind, word, md5(subject_id::text || n)::uuid
        from search_word cross join generate_series(1, $2::int) n where tenant_id = $1 and kind = 'invoice'`,
      [measured.id, times - 1],
    )
    await client.query('vacuum analyze')
    const after = await readAll()
    const has = await count()
    return {
      title: `Invoices of an agency that has ${has.toLocaleString('en')} of them`,
      command: 'npm run bench -- --invoices',
      judged:
        'Invoices of the demo are copied within their agency; every GET of them is asked by whoever may, and its statements ' +
        'are sent again with the same values. Counted are pages of 8 KB by pg_stat_statements, in memory or not.',
      head: ['what', 'statements', 'bar', `pages with ${had}`, `pages with ${has.toLocaleString('en')}`],
      rows: asked.map(({ what, statements }, at) => [
        what,
        String(statements.length),
        String(statementsOfAGet),
        String(before[at]),
        String(after[at]),
      ]),
    }
  } finally {
    await stage.end()
  }
}

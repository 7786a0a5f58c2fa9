import type pg from 'pg'
import { expect } from 'vitest'
import { exchange } from '../../support/server.ts'
import type { Seeded } from '../../support/random/seeded.ts'
import { until } from '../../support/until.ts'
import type { Batched } from './crew-day.ts'
import type { Fire } from './fire.ts'

type AsAdmin = <T>(work: (admin: pg.Client) => Promise<T>) => Promise<T>

/** As if the leases of mails that were under way had run out: the next start takes them up. */
export const forgetLeases = (asAdmin: AsAdmin): Promise<void> =>
  asAdmin(async admin => {
    await admin.query(`update mail set sending_since = sending_since - interval '1 hour' where state = 'sending'`)
    await admin.query(`update mail set next_attempt_at = now() where state = 'queued'`)
  })

const unfinished = `select (select count(*) from mail where state in ('queued', 'sending'))
  + (select count(*) from delivery_note where released_at is not null and file_id is null) = 0 as none`

/** Waits until every mail has gone, or is unclear, and every released note has its file. */
export const untilAllIsDone = (asAdmin: AsAdmin): Promise<unknown> =>
  until(
    () => asAdmin(async admin => (await admin.query<{ none: boolean }>(unfinished)).rows[0]?.none),
    'mails and files of all that was released',
    90_000,
  )

/** A replay is answered with the line it made when it is done, and without it when it is repeated. */
const withoutLines = (text: string): string => {
  const answer = JSON.parse(text) as Partial<Batched>
  return answer.answers ? JSON.stringify(answer.answers.map(({ projectCrewItemStatus: _, ...kept }) => kept)) : text
}

/** Sends acknowledged writes once more under their keys: the answers are the first ones. */
export async function expectSameAnswers({ clients, journal }: Fire, host: string, port: number, random: Seeded) {
  for (const { path, key, body, status, text, login, what } of random.shuffled(journal.acknowledged).slice(0, 200)) {
    const token = clients.tokenOf(login)
    const sent = { token, key, ...(body === undefined ? {} : { body }) }
    const again = await exchange(port, host, 'POST', `/api/v1${path}`, sent)
    expect([again.status, withoutLines(again.text)], what).toEqual([status, withoutLines(text)])
  }
}

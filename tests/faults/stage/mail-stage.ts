import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { queueMail } from '../../../server/mail/queue-mail.ts'
import { startTestCluster } from '../../support/database.ts'
import { type MailServer, startMailServer } from '../../support/outside/mail-server.ts'
import { Clock } from '../../support/server.ts'
import { setStage, type Stage } from '../../support/stage.ts'

/** A stage with a mail server for each test; the server may be replaced. */
export const mails = {} as { stage: Stage; smtp: MailServer }

let stopCluster: () => Promise<void>
beforeAll(async () => {
  stopCluster = await startTestCluster()
})
afterAll(() => stopCluster())
beforeEach(async () => {
  mails.smtp = await startMailServer()
  mails.stage = await setStage({ clock: new Clock(new Date()), config: { smtpUrl: mails.smtp.url } })
  // By this clock nobody has read these addresses for long: each would withdraw itself, by a mail of its own.
  await mails.stage.admin('delete from calendar_subscription')
  // What was sent before is nobody's matter here.
  await mails.stage.admin('delete from mail')
})
afterEach(async () => {
  await mails.stage.close()
  await mails.smtp.close()
})

/** Many mails to as many people; answers their ids. */
export async function queueMany(count: number): Promise<string[]> {
  const { stage } = mails
  const { a } = stage.world
  const [member] = await stage.admin<{ id: string }>('select id from login where login = $1', [a.logins.member])
  const data = { loginId: member?.id ?? '', purpose: 'welcome' }
  return stage.test.database.withTenant(a.id, async tx => {
    const ids: string[] = []
    for (let n = 0; n < count; n++) {
      const mail = { tenantId: a.id, kind: 'passwordLink', data, recipient: `p${n}@example.test`, language: 'en' }
      ids.push(await queueMail(tx, mail, stage.clock.now))
    }
    return ids
  })
}

/** Ids of all mails by their state. */
export async function mailStates(): Promise<Map<string, string[]>> {
  const rows = await mails.stage.admin<{ state: string; ids: string[] }>(
    'select state, array_agg(id::text) as ids from mail group by state',
  )
  return new Map(rows.map(({ state, ids }) => [state, ids]))
}

/** Ids of the mails that arrived, as often as they did. */
export const arrived = (): string[] =>
  mails.smtp.taken.map(({ mail }) => /<(.+)@/.exec(mail.messageId ?? '')?.[1] ?? '')

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type NewMail, queueMail } from '../../server/mail/queue-mail.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { setStage, type Stage } from '../support/stage.ts'

let stage: Stage
let smtp: MailServer
beforeEach(async () => {
  smtp = await startMailServer()
  stage = await setStage({ config: { smtpUrl: smtp.url } })
})
afterEach(async () => {
  await stage.close()
  await smtp.close()
})

async function queue(more: Partial<NewMail> = {}): Promise<string> {
  const { a } = stage.world
  const [member] = await stage.admin<{ id: string }>('select id from login where login = $1', [a.logins.member])
  const data = { loginId: member?.id ?? '', purpose: 'forgotten' }
  const mail = { tenantId: a.id, kind: 'passwordLink', data, recipient: 'member@example.test', language: 'en', ...more }
  return stage.test.database.withTenant(a.id, tx => queueMail(tx, mail, stage.clock.now))
}
const rowOf = async (id: string) => {
  const [row] = await stage.admin<{ state: string; attempts: number; last_error: string | null }>(
    'select state, attempts, last_error, next_attempt_at from mail where id = $1',
    [id],
  )
  return row
}

describe('a mail', () => {
  it('goes out once, with text and page, headers and a link to the agency’s own host', async () => {
    const id = await queue()
    await stage.server.runJobs()
    await stage.server.runJobs()
    expect(smtp.taken).toHaveLength(1)
    expect(await rowOf(id)).toMatchObject({ state: 'sent', attempts: 1, last_error: null })
  })
})

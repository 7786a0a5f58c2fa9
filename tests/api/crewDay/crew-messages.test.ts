import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { CrewMessage, SentMessage } from '../../../openapi/crewMessages.ts'
import { answered, codeOf, type LoginName, setStage, type Stage } from '../../support/stage.ts'
import { worldNow } from '../../support/world/cast.ts'
import type { TenantWorld } from '../../support/world.ts'

type Sent = z.output<typeof SentMessage>
type Received = z.output<typeof CrewMessage>

let stage: Stage
let a: TenantWorld
beforeEach(async () => {
  stage = await setStage()
  a = stage.world.a
})
afterEach(() => stage.close())

const send = (text: string, audience = 'all', who: LoginName = 'chief') =>
  stage.as(who, 'POST', `/projectCrews/${a.crews.main}/messages`, { text, audience })
const sent = async (who: LoginName = 'chief') =>
  answered<{ items: Sent[] }>(await stage.as(who, 'GET', `/projectCrews/${a.crews.main}/messages`)).items
const received = async (who: LoginName, query = '?unread=true') =>
  answered<{ items: Received[] }>(await stage.as(who, 'GET', `/crewMessages${query}`)).items
const read = (who: LoginName, { id }: { id: string }) => stage.as(who, 'POST', `/crewMessages/${id}/read`)
const names = ({ recipients }: Sent) => recipients.map(({ person }) => person.id)
const kinds = async () =>
  (await stage.admin<{ kind: string; recipient: string }>(`select kind, recipient from mail order by recipient`)).map(
    ({ kind, recipient }) => [kind, recipient],
  )
const pushes = async () =>
  (await stage.admin<{ notice: string; jobId: string }>(`select notice, job_id as "jobId" from push_message`)).map(
    ({ notice, jobId }) => [notice, jobId],
  )
describe('a word to a crew', () => {
  it('goes to everybody on it but whoever writes it, and is read by each', async () => {
    const made = answered<Sent>(await send('The gate is on the other side.'), 201)
    expect(names(made)).toContain(a.persons.member)
    expect(names(made)).not.toContain(a.persons.chief)
    const [own] = await received('member')
    expect(own).toMatchObject({ id: made.id, text: 'The gate is on the other side.', readAt: null })
    expect(own?.crew.id).toBe(a.crews.main)
    expect(own?.sentBy?.id).toBe(a.persons.chief)

    expect((await read('member', made)).status).toBe(204)
    expect((await received('member')).map(({ id }) => id)).not.toContain(made.id)
    const [first] = await sent()
    expect(first?.recipients.filter(({ readAt }) => readAt !== null).map(({ person }) => person.id)).toEqual([
      a.persons.member,
    ])
    // Who has not read it stands first, and the first time counts.
    expect(first?.recipients.at(-1)?.person.id).toBe(a.persons.member)
    const at = first?.recipients.at(-1)?.readAt
    expect((await read('member', made)).status).toBe(204)
    expect((await sent())[0]?.recipients.at(-1)?.readAt).toBe(at)
  })

  it('is found with the job it is about', async () => {
    await send('Bring gloves.')
    const job = a.jobs.member.today
    expect((await received('member', `?jobId=${job}`)).map(({ text }) => text)).toContain('Bring gloves.')
    expect(await received('member', `?jobId=${a.jobs.member.past}`)).toEqual([])
  })

  it('goes to the devices of whoever has one, and by mail to the others', async () => {
    await stage.admin(`delete from mail`)
    // The member has one in this world, nobody else on the crew.
    const made = answered<Sent>(await send('Bring gloves.'), 201)
    const byDevice = made.recipients.filter(one => one.device).map(({ person }) => person.id)
    expect(byDevice).toEqual([a.persons.member])
    expect(await pushes()).toEqual([['message', a.jobs.member.today]])
    const addresses = await stage.admin<{ email: string }>(
      `select email from person where id = any($1::uuid[]) and id <> $2 and email is not null order by email`,
      [names(made), a.persons.member],
    )
    expect(await kinds()).toEqual(addresses.map(({ email }) => ['crewMessage', email]))
  })

  it('is written in the mail of whoever has no device, and to nobody who has read it by then', async () => {
    await stage.admin(`delete from mail`)
    await stage.admin(`update person set email = 'colleague@example.test' where id = $1`, [a.persons.colleague])
    const letters = () =>
      stage.admin<{ state: string; text: string | null }>(
        `select m.state, e.text from mail m left join email_message e on e.tenant_id = m.tenant_id and e.id = m.id
          where m.kind = 'crewMessage' and m.recipient = 'colleague@example.test' order by m.created_at, m.state`,
      )
    const early = answered<Sent>(await send('Read at once.'), 201)
    await read('colleague', early)
    await stage.server.runJobs()
    expect((await letters()).map(({ state }) => state)).not.toContain('sent')
    await send('Bring gloves and a helmet.')
    await stage.server.runJobs()
    const written = (await letters()).filter(({ state }) => state === 'sent')
    expect(written).toHaveLength(1)
    expect(written[0]?.text).toContain('Bring gloves and a helmet.')
    expect(written[0]?.text).toContain(`/jobs/${a.jobs.colleague.today}`)
  })

  it('goes to who is there, or to who is late', async () => {
    expect(codeOf(await send('Come to the ramp.', 'onSite'))).toBe('nobodyToTell')
    await stage.admin(`update project_crew_item_status set status = 'checkedIn' where id = $1`, [a.jobs.member.today])
    expect(names(answered<Sent>(await send('Come to the ramp.', 'onSite'), 201))).toEqual([a.persons.member])
    expect(codeOf(await send('Where are you?', 'late'))).toBe('nobodyToTell')
    await stage.admin(
      `update project_crew_item_status set starts = $2::timestamptz - interval '1 hour', ends = $2::timestamptz + interval '7 hours',
        status = 'confirmed' where id = $1`,
      [a.jobs.colleague.today, worldNow],
    )
    expect(names(answered<Sent>(await send('Where are you?', 'late'), 201))).toEqual([a.persons.colleague])
  })

  it('is sent once, however often it is tapped', async () => {
    const key = crypto.randomUUID()
    const body = { text: 'Once.', audience: 'all' }
    const twice = await Promise.all(
      [1, 2].map(() => stage.as('chief', 'POST', `/projectCrews/${a.crews.main}/messages`, body, { key })),
    )
    expect(twice.map(({ status }) => status)).toEqual([201, 201])
    expect((await sent()).filter(({ text }) => text === 'Once.')).toHaveLength(1)
  })

  it('says nothing where there is nothing to say', async () => {
    for (const text of ['', '   ']) expect(codeOf(await send(text))).toBe('invalidInput')
    expect(codeOf(await send('x'.repeat(1001)))).toBe('invalidInput')
  })

  it('is a matter of who leads the crew', async () => {
    expect(codeOf(await send('I lead it.', 'all', 'member'))).toBe('crewChiefOnly')
    const made = answered<Sent>(await send('From planning.', 'all', 'planner'), 201)
    expect(codeOf(await read('stranger', made))).toBe('notFound')
  })
})

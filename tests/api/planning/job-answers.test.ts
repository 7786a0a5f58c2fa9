import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { mailChoices, mailedNotices } from '../../../domain/pushSubscriptions/notices.ts'
import type { JobQuestion } from '../../../openapi/jobAnswers.ts'
import { addItem } from '../../support/world/add.ts'
import { type MailServer, startMailServer } from '../../support/outside/mail-server.ts'
import { answered, codeOf, setStage, type Stage } from '../../support/stage.ts'
import type { TenantWorld } from '../../support/world.ts'

type Question = z.output<typeof JobQuestion>

let stage: Stage
let a: TenantWorld
let smtp: MailServer
let item: string
beforeEach(async () => {
  smtp = await startMailServer()
  stage = await setStage({ config: { smtpUrl: smtp.url } })
  a = stage.world.a
  await stage.admin(`update person set email = 'sam@example.test', language = 'en' where id = $1`, [a.persons.stranger])
  await stage.admin('delete from push_subscription where person_id = $1', [a.persons.stranger])
  item = await addItem(stage.test.database, a.id, {
    crewId: a.crews.main,
    functionId: a.functions.stagehand,
    shift: { date: '2026-06-24', from: '08:00', to: '16:00' },
  })
})
afterEach(async () => {
  await stage.close()
  await smtp.close()
})

const toSam = () => smtp.taken.filter(({ to }) => to.includes('sam@example.test'))
const invite = async (body: object = {}) => {
  const sent = await stage.as('planner', 'POST', `/projectCrewItems/${item}/invitations`, {
    personIds: [a.persons.stranger],
    ...body,
  })
  answered(sent, 201)
  await stage.server.runJobs()
}
const tokenIn = (text: string | undefined) => /https:\/\/a\.test\/answer\/([\w-]{43})/.exec(text ?? '')?.[1] ?? ''
/** The token of the mail Sam was sent. */
const asked = async (body: object = {}) => {
  await invite(body)
  return tokenIn(toSam().at(-1)?.mail.text)
}
const look = (token: string, host = a.host) => stage.server.request(host, 'GET', `/api/v1/jobAnswers/${token}`)
const say = (token: string, answer: string, more: object = {}) =>
  stage.server.request(a.host, 'POST', `/api/v1/jobAnswers/${token}`, { body: { answer, ...more } })
const status = async () =>
  (
    await stage.admin<{ status: string }>(
      'select status from project_crew_item_status where item_id = $1 and person_id = $2',
      [item, a.persons.stranger],
    )
  )[0]?.status
const log = async () =>
  (
    await stage.admin<{ code: string; by: string }>(
      `select code, by_id as by from activity where item_id = $1 and person_id = $2 and type = 'LOG' order by created_at, code`,
      [item, a.persons.stranger],
    )
  ).map(({ code, by }) => [code, by])

describe('a mail about a shift', () => {
  it('asks whoever has no device, says what and when, and keeps its link to itself', async () => {
    const token = await asked({ note: 'Bring gloves.' })
    expect(token).not.toBe('')
    const [letter] = toSam()
    expect(letter?.mail.subject).toMatch(/^New job: Stagehand, 24 June 2026/)
    expect(letter?.mail.text).toContain('Say yes or no')
    const [kept] = await stage.admin<{ text: string }>(
      `select e.text from email_message e join mail m on m.tenant_id = e.tenant_id and m.id = e.id where m.kind = 'jobNotice'`,
    )
    expect(kept?.text).not.toContain(token)
    expect(await stage.admin('select 1 from job_answer_link where token_hash = $1', [token])).toEqual([])
  })

  it('goes to nobody who is told by a device, nor twice', async () => {
    await invite()
    expect(toSam()).toHaveLength(1)
    await stage.server.runJobs()
    expect(toSam()).toHaveLength(1)
    const [member] = await stage.admin<{ email: string }>('select email from person where id = $1', [a.persons.member])
    await stage.as('planner', 'POST', `/projectCrewItems/${item}/invitations`, { personIds: [a.persons.member] })
    await stage.server.runJobs()
    expect(smtp.taken.some(({ to }) => to.includes(member?.email ?? ''))).toBe(false)
  })

  it('is left to the app where the agency has settled so, but never what somebody must have, nor near the call', async () => {
    await invite()
    const [job] = await stage.admin<{ id: string; starts: Date }>(
      'select id, starts from project_crew_item_status where item_id = $1 and person_id = $2',
      [item, a.persons.stranger],
    )
    const written = async (hoursBefore: number) => {
      await stage.admin(`delete from mail where kind = 'jobNotice'`)
      const at = new Date((job?.starts.getTime() ?? 0) - hoursBefore * 3_600_000)
      for (const notice of mailedNotices)
        await stage.admin(
          `with of as (select set_config('app.tenant_id', $1, false))
            select queue_job_mail($1::uuid, $2, $3, $4, $5, null) from of`,
          [a.id, a.persons.stranger, notice, job?.id, at],
        )
      const rows = await stage.admin<{ notice: string }>(
        `select data->>'notice' as notice from mail where kind = 'jobNotice'`,
      )
      return rows.map(({ notice }) => notice).toSorted()
    }
    const all = [...mailedNotices].toSorted()
    expect(await written(13)).toEqual(all)
    const settle = async (off: readonly string[]) => {
      const { revision } = answered<{ revision: number }>(await stage.as('office', 'GET', '/settings'))
      const mailed = Object.fromEntries(mailChoices.map(choice => [choice, !off.includes(choice)]))
      answered(await stage.as('office', 'PATCH', '/settings', { rules: { mailed }, revision }))
    }
    for (const choice of mailChoices) {
      await settle([choice])
      expect(await written(13)).toEqual(all.filter(notice => notice !== choice))
    }
    await settle(mailChoices)
    const needed = all.filter(notice => !(mailChoices as readonly string[]).includes(notice))
    expect(needed).toEqual(['changed', 'invited', 'notNeeded', 'reactivated'])
    expect(await written(13)).toEqual(needed)
    expect(await written(12)).toEqual(all)
    expect(await written(-1)).toEqual(all)
    // Not even a row that says more than the page can hold back what somebody must have.
    await stage.admin(`update tenant set settings = jsonb_set(settings, '{mailed}', $2) where id = $1`, [
      a.id,
      JSON.stringify(Object.fromEntries(mailedNotices.map(notice => [notice, false]))),
    ])
    expect(await written(13)).toEqual(needed)
  })

  it('is not sent once the question is withdrawn', async () => {
    await stage.as('planner', 'POST', `/projectCrewItems/${item}/invitations`, { personIds: [a.persons.stranger] })
    await stage.admin(`update project_crew_item_status set status = 'notNeeded' where item_id = $1`, [item])
    await stage.server.runJobs()
    expect(toSam().map(({ mail }) => mail.subject)).not.toContainEqual(expect.stringMatching(/^New job/))
  })
})

describe('an answer by the link', () => {
  it('is yes without a login, as whoever was asked', async () => {
    const token = await asked()
    expect(answered<Question>(await look(token))).toMatchObject({
      ...{ state: 'open', startDate: '2026-06-24', startTime: '08:00', canTakeBack: false },
    })
    expect(answered<Question>(await say(token, 'yes'))).toMatchObject({ state: 'confirmed', canTakeBack: true })
    expect(await status()).toBe('confirmed')
    expect(await log()).toContainEqual(['personConfirmed', a.persons.stranger])
    // A second tap, or the same mail on another device.
    expect(answered<Question>(await say(token, 'yes'))).toMatchObject({ state: 'confirmed' })
    expect((await log()).filter(([code]) => code === 'personConfirmed')).toHaveLength(1)
  })

  it('is no, and for a moment back again', async () => {
    const token = await asked()
    expect(answered<Question>(await say(token, 'no'))).toMatchObject({ state: 'declined', canTakeBack: true })
    expect(answered<Question>(await say(token, 'back'))).toMatchObject({ state: 'open' })
    answered(await say(token, 'back'))
    expect(await status()).toBe('invited')
    answered(await say(token, 'no'))
    stage.clock.forward(11_000)
    expect(answered<Question>(await look(token))).toMatchObject({ state: 'declined', canTakeBack: false })
    expect(codeOf(await say(token, 'back'))).toBe('undoTooLate')
    expect(codeOf(await say(token, 'yes'))).toBe('outOfTurn')
    expect(await status()).toBe('declined')
  })

  it('does not undo a yes: who cannot come after all says why in the app', async () => {
    const token = await asked()
    answered(await say(token, 'yes'))
    expect(codeOf(await say(token, 'no'))).toBe('outOfTurn')
    expect(await status()).toBe('confirmed')
  })

  it('asks about what else there is, and takes yes to both', async () => {
    const token = await asked()
    await stage.admin(
      `update project_crew_item_status set status = 'confirmed', starts = o.starts, ends = o.ends
        from project_crew_item o where o.id = $1 and project_crew_item_status.id = $2`,
      [item, a.jobs.stranger.otherToday],
    )
    const refused = await say(token, 'yes')
    expect(codeOf(refused)).toBe('alreadyConfirmed')
    expect((refused.body as { collisions: unknown[] }).collisions).toHaveLength(1)
    expect(answered<Question>(await say(token, 'yes', { acceptDoubleBooking: true }))).toMatchObject({
      state: 'confirmed',
    })
  })

  it('is too late after the deadline, and once it has begun', async () => {
    const token = await asked({ answerBy: new Date(stage.clock.now.getTime() + 3_600_000).toISOString() })
    stage.clock.forward(3_600_000)
    expect(answered<Question>(await look(token)).state).toBe('over')
    expect(codeOf(await say(token, 'yes'))).toBe('outOfTurn')
  })

  it('is nobody else’s: of another agency, of nobody, of whoever has left', async () => {
    const token = await asked()
    expect(codeOf(await look(token, stage.world.b.host))).toBe('linkNotValid')
    expect(codeOf(await look('nobody'))).toBe('linkNotValid')
    answered(await stage.as('office', 'POST', `/persons/${a.persons.stranger}/endAccess`))
    expect(codeOf(await look(token))).toBe('linkNotValid')
    expect(codeOf(await say(token, 'yes'))).toBe('linkNotValid')
    expect(await status()).toBe('invited')
  })
})

import { extractText, getDocumentProxy } from 'unpdf'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { type TrailRow, firstBroken } from '../../../domain/documents/trail.ts'
import type { SecurityCheck } from '../../../openapi/securityChecks.ts'
import { hashOf } from '../../../server/files/stored-files.ts'
import { drawn } from '../../support/calls.ts'
import { pastCheck, todaysCheck } from '../../support/rows/security-check-rows.ts'
import { answered, codeOf, type LoginName, setStage, type Stage } from '../../support/stage.ts'
import type { TenantWorld } from '../../support/world.ts'

type Check = z.output<typeof SecurityCheck>

let stage: Stage
let a: TenantWorld
beforeEach(async () => {
  stage = await setStage()
  a = stage.world.a
})
afterEach(() => stage.close())

const own = (path = '') => `/projectCrews/${a.crews.main}/securityChecks/${a.securityChecks.main}${path}`
const finish = () => stage.as('chief', 'POST', `/projectCrews/${a.crews.main}/securityCheckEnd`, pastCheck(a))
const signed = (who: LoginName = 'chief') =>
  stage.as(who, 'POST', `/crewChecks/${a.securityChecks.main}/download/signed`)
const send = (body: object, who: LoginName = 'chief', key?: string) =>
  stage.as(who, 'POST', own('/signed/send'), body, key === undefined ? {} : { key })
const read = async () => answered<Check>(await stage.as('chief', 'GET', own()))
const mails = () =>
  stage.admin<{ recipient: string; state: string }>(
    "select recipient, state from mail where kind = 'securityCheck' order by recipient",
  )
const pdfOf = async (bytes: Uint8Array) => {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { text } = await extractText(pdf, { mergePages: false })
  const attached = (await pdf.getAttachments()) as Record<string, { content: Uint8Array }> | null
  const { trail } = JSON.parse(new TextDecoder().decode(attached?.['trail.json']?.content)) as { trail: TrailRow[] }
  return { pages: text.map(page => page.replaceAll(/\s+/g, ' ')), trail }
}

describe('the paper of a check by its own id', () => {
  it('is drawn as it stands, for chief, planning and office alone', async () => {
    for (const who of ['chief', 'planner', 'office'] as const) {
      const answer = await stage.as(who, 'GET', `/crewChecks/${a.securityChecks.main}/download`)
      expect(answer.status, who).toBe(200)
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(answer.bytes)), { mergePages: true })
      expect(text).toContain('Not finished yet')
    }
    for (const who of ['member', 'client'] as const)
      expect(codeOf(await stage.as(who, 'GET', `/crewChecks/${a.securityChecks.main}/download`)), who).toBe(
        'crewChiefOnly',
      )
    expect((await stage.as('chief', 'GET', `/crewChecks/${a.securityChecks.other}/download`)).status).toBe(404)
    expect((await stage.as('planner', 'GET', `/crewChecks/${a.securityChecks.other}/download`)).status).toBe(200)
  })

  it('is signed once it is finished, and not before', async () => {
    expect(codeOf(await signed())).toBe('checkNotFinished')
    expect(codeOf(await stage.as('chief', 'POST', own('/download/signed')))).toBe('checkNotFinished')
    expect(codeOf(await send({ emails: ['carla@example.test'] }))).toBe('checkNotFinished')
    expect(await mails()).toEqual([])
  })

  it('has its certificate behind it: every signature, the end, and sums that show any change', async () => {
    answered(await finish())
    const answer = await signed()
    expect(answer.status, answer.text).toBe(200)
    const { pages, trail } = await pdfOf(answer.bytes)
    const check = await read()
    const names = check.people.filter(({ signedAt }) => signedAt !== null).map(({ person }) => person.name)
    expect(names).toHaveLength(2)
    const last = pages.at(-1) ?? ''
    for (const name of names) expect(last).toContain(name)
    expect(last.replaceAll(' ', '')).toContain(trail[0]?.fileHash ?? 'no hash')
    expect(trail.map(({ event }) => event)).toEqual(['signed', 'signed', 'finished'])
    expect(firstBroken(trail, hashOf)).toBeNull()
    expect(firstBroken([{ ...trail[0], byName: 'Somebody else' } as TrailRow, ...trail.slice(1)], hashOf)).toBe(1)
  })

  it('is the same file whoever asks, and at once; another one when somebody has signed later', async () => {
    const at = (path: string) => `/projectCrews/${a.crews.main}/${path}`
    const today = todaysCheck(a)
    for (const name of ['exits', 'railings'] as const)
      answered(
        await stage.as('chief', 'POST', at('securityCheckAnswers'), {
          ...{ ...today, questionId: a.checkQuestions.main[name], finding: 'ok' },
        }),
      )
    const sign = async (who: 'chief' | 'colleague') =>
      answered(
        await stage.as('chief', 'POST', at('securityCheckSignatures'), {
          ...{ ...today, personId: a.persons[who], signature: drawn },
        }),
      )
    await sign('chief')
    const { id } = answered<Check>(await stage.as('chief', 'POST', at('securityCheckEnd'), today))
    const signed = (who: LoginName = 'chief') => stage.as(who, 'POST', `/crewChecks/${id}/download/signed`)
    const both = await Promise.all([signed('chief'), signed('office')])
    const [first, second] = both.map(({ bytes }) => hashOf(bytes))
    expect(first).toBe(second)
    stage.clock.set('2026-06-10T09:30:00Z')
    const again = await stage.as('planner', 'POST', at(`securityChecks/${id}/download/signed`))
    expect(hashOf(again.bytes)).toBe(first)
    await sign('colleague')
    const after = await signed()
    expect(hashOf(after.bytes)).not.toBe(first)
    const { trail } = await pdfOf(after.bytes)
    expect(trail.map(({ event }) => event)).toEqual(['signed', 'finished', 'signed'])
    const kept = await stage.admin<{ signatures: number }>(
      'select signatures from security_check_paper order by signatures',
    )
    expect(kept).toEqual([{ signatures: 1 }, { signatures: 2 }])
    for (const change of ['update security_check_paper set signatures = 9', 'delete from security_check_paper'])
      await expect(stage.admin(change), change).rejects.toThrow('never changed')
  })
})

describe('sending the signed paper', () => {
  it('reaches each address once, under one key once, and says so', async () => {
    answered(await finish())
    const to = ['carla@example.test', 'Carla@example.test', 'site@example.test']
    const key = crypto.randomUUID()
    answered(await send({ emails: to }, 'chief', key), 204)
    answered(await send({ emails: to }, 'chief', key), 204)
    expect((await read()).mails.map(({ recipient }) => recipient).toSorted()).toEqual([
      ...['carla@example.test', 'site@example.test'],
    ])
    expect(codeOf(await send({ emails: ['other@example.test'] }, 'chief', key))).toBe('idempotencyKeyReused')
    await stage.server.runJobs()
    expect(await mails()).toEqual([
      { recipient: 'carla@example.test', state: 'sent' },
      { recipient: 'site@example.test', state: 'sent' },
    ])
    expect((await read()).mails.map(({ state }) => state)).toEqual(['sent', 'sent'])
    const log = await stage.admin<{ text: string }>("select text from activity where code = 'securityCheckSent'")
    expect(log).toEqual([{ text: 'carla@example.test, site@example.test' }])
    // What went to the client as a delivery note is told there, and nothing else.
    const note = answered<{ mails: unknown[] }>(
      await stage.as('chief', 'GET', `/projectCrews/${a.crews.main}/deliveryNote/details`),
    )
    expect(note.mails).toEqual([])
  })

  it('goes to the client’s own address where none is named, and is refused where there is none', async () => {
    answered(await finish())
    const [first] = (await read()).recipients
    answered(await send({}), 204)
    expect((await read()).mails.map(({ recipient }) => recipient)).toEqual([first?.email])
    await stage.admin('update company set delivery_note_email = null')
    await stage.admin('update contact set email = null')
    expect((await read()).recipients).toEqual([])
    expect(codeOf(await send({}))).toBe('recipientMissing')
  })

  it('is for whoever leads the crew', async () => {
    answered(await finish())
    for (const who of ['office', 'member', 'client'] as const)
      expect(codeOf(await send({ emails: ['carla@example.test'] }, who)), who).toBe('crewChiefOnly')
    expect(codeOf(await send({ emails: [] }))).toBe('invalidInput')
    expect(codeOf(await send({ emails: ['nobody'] }))).toBe('invalidInput')
    expect(await mails()).toEqual([])
  })
})

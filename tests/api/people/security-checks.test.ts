import { extractText, getDocumentProxy } from 'unpdf'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { SecurityCheck, SecurityChecksDue, SecurityCheckSummary } from '../../../openapi/securityChecks.ts'
import { drawn } from '../../support/calls.ts'
import { pastCheck, todaysCheck } from '../../support/rows/security-check-rows.ts'
import { answered, codeOf, type LoginName, setStage, type Stage } from '../../support/stage.ts'
import type { TenantWorld } from '../../support/world.ts'

type Check = z.output<typeof SecurityCheck>
type Who = keyof TenantWorld['persons']

let stage: Stage
let a: TenantWorld
beforeEach(async () => {
  stage = await setStage()
  a = stage.world.a
})
afterEach(() => stage.close())

const at = (path: string) => `/projectCrews/${a.crews.main}/${path}`
const today = () => todaysCheck(a)
const question = (name: keyof TenantWorld['checkQuestions']['main']) => a.checkQuestions.main[name]
const say = (
  name: keyof TenantWorld['checkQuestions']['main'],
  said: object,
  who: LoginName = 'chief',
  sent: { key?: string } = {},
) => stage.as(who, 'POST', at('securityCheckAnswers'), { ...today(), questionId: question(name), ...said }, sent)
const sign = (who: Who, more: object = {}) =>
  stage.as('chief', 'POST', at('securityCheckSignatures'), {
    ...{ ...today(), personId: a.persons[who], signature: drawn },
    ...more,
  })
const finish = (which: object = today(), by: LoginName = 'chief') => stage.as(by, 'POST', at('securityCheckEnd'), which)
const read = async (who: LoginName = 'chief') => {
  const { formId, date, shift } = today()
  return answered<Check>(
    await stage.as(who, 'GET', at(`securityCheckOfShift?formId=${formId}&date=${date}&shift=${shift}`)),
  )
}
const list = async () =>
  answered<{ items: z.output<typeof SecurityCheckSummary>[] }>(await stage.as('office', 'GET', at('securityChecks')))
    .items
const comes = (who: 'member' | 'colleague') =>
  stage.as(who, 'POST', `/projectCrewItems/${a.items.today}/activities`, { type: 'LOG', caption: 'Check-in' })
const answerAll = async () => {
  answered(await say('exits', { finding: 'ok' }))
  return answered<Check>(await say('railings', { finding: 'defect', text: 'Level 2 loose, closed off' }))
}
const personOf = (check: Check, who: Who) => check.people.find(({ person }) => person.id === a.persons[who])
const namesOf = (answer: { body: unknown }) => (answer.body as { people: string[] }).people

describe('a security check', () => {
  it('is there for every shift before anybody has said anything', async () => {
    const check = await read()
    expect(check).toMatchObject({ id: null, begunAt: null, finishedAt: null, answers: [], name: `Site check ${a.key}` })
    expect(check.questions.map(({ label, required }) => [label, required])).toEqual([
      ...[
        ['exits', true],
        ['railings', true],
        ['lifts', false],
      ],
    ])
    expect(check.people.map(({ attendance, leads, signedAt }) => [attendance, leads, signedAt])).toEqual([
      ...[
        ['coming', true, null],
        ['coming', false, null],
        ['coming', false, null],
      ],
    ])
    const { checks } = answered<z.output<typeof SecurityChecksDue>>(
      await stage.as('chief', 'GET', at('securityChecksDue')),
    )
    expect(checks.map(({ date, shift, check: begun }) => [date, shift, begun?.signed ?? null])).toEqual([
      ...[
        ['2026-06-09', 1, 2],
        ['2026-06-10', 1, null],
        ['2026-06-11', 1, null],
        ['2026-06-12', 1, null],
      ],
    ])
  })

  it('goes from the first answer to the end, and stays as it is', async () => {
    expect(codeOf(await finish())).toBe('answersMissing')
    expect((await read()).id).toBeNull()
    const begun = await answerAll()
    expect(begun.begunAt).toBe('2026-06-10T08:00:00.000Z')
    expect(begun.answers.map(({ finding, text }) => [finding, text])).toEqual([
      ['ok', null],
      ['defect', 'Level 2 loose, closed off'],
    ])
    answered(await comes('member'), 201)
    const open = await finish()
    expect(codeOf(open)).toBe('signaturesMissing')
    const { people } = await read()
    const nameOf = (who: Who) => people.find(({ person }) => person.id === a.persons[who])?.person.name
    expect(namesOf(open).toSorted()).toEqual([nameOf('chief'), nameOf('member')].toSorted())
    answered(await sign('member'))
    expect(namesOf(await finish())).toEqual([nameOf('chief')])
    expect(personOf(answered<Check>(await sign('chief')), 'member')).toMatchObject({
      ...{ attendance: 'present', signature: drawn },
    })
    const done = answered<Check>(await finish())
    expect(done).toMatchObject({ finishedAt: '2026-06-10T08:00:00.000Z', finishedBy: nameOf('chief') })
    expect(answered<Check>(await finish())).toEqual(done)
    expect(await read('office')).toEqual(done)
    expect(answered<Check>(await stage.as('planner', 'GET', at(`securityChecks/${done.id}`)))).toEqual(done)
    expect((await list()).map(({ id, asked, answered: said, signed }) => [id, asked, said, signed])).toEqual([
      [done.id, 3, 2, 2],
      [a.securityChecks.main, 3, 2, 2],
    ])
    expect(codeOf(await say('exits', { finding: 'defect', text: 'Blocked' }))).toBe('formHandedIn')
    expect(codeOf(await say('exits', {}))).toBe('formHandedIn')
    expect(await read()).toEqual(done)
    for (const change of [
      `update security_check_answer set text = 'x' where check_id = $1`,
      'delete from security_check_answer where check_id = $1',
      'delete from security_check where id = $1',
      'update security_check set finished_at = null where id = $1',
      'delete from security_check_signature where check_id = $1',
      'update security_check_signature set signed_at = now() where check_id = $1',
    ])
      await expect(stage.admin(change, [done.id]), change).rejects.toThrow('never changed')
  })

  it('is signed afterwards by whoever comes later, and its end stays', async () => {
    await answerAll()
    answered(await sign('chief'))
    const done = answered<Check>(await finish())
    expect(personOf(done, 'colleague')).toMatchObject({ attendance: 'coming', signedAt: null })
    stage.clock.set('2026-06-10T09:10:00Z')
    expect(personOf(await read(), 'colleague')).toMatchObject({ attendance: 'late' })
    answered(await comes('colleague'), 201)
    const after = answered<Check>(await sign('colleague'))
    expect(personOf(after, 'colleague')).toMatchObject({ signedAt: '2026-06-10T09:10:00.000Z', signature: drawn })
    expect([after.finishedAt, after.finishedBy]).toEqual([done.finishedAt, done.finishedBy])
    expect(codeOf(await say('exits', { finding: 'defect', text: 'Blocked' }))).toBe('formHandedIn')
    expect(answered<Check>(await finish())).toEqual(after)
  })

  it('keeps the last answer, takes one back, and no defect without what was done', async () => {
    expect(codeOf(await say('exits', { finding: 'defect' }))).toBe('fieldMissing')
    expect((await read()).id).toBeNull()
    answered(await say('exits', { finding: 'ok' }))
    const changed = answered<Check>(await say('exits', { finding: 'defect', text: 'Boxes, moved away' }))
    expect(changed.answers).toMatchObject([{ finding: 'defect', text: 'Boxes, moved away' }])
    expect(answered<Check>(await say('exits', {})).answers).toEqual([])
    expect(codeOf(await finish())).toBe('answersMissing')
  })

  it('has a signature once, the same again being the same as once', async () => {
    const first = answered<Check>(await sign('member'))
    stage.clock.set('2026-06-10T08:05:00Z')
    expect(answered<Check>(await sign('member'))).toEqual(first)
    const other = {
      ratio: 3,
      strokes: [
        [
          [0, 0],
          [900, 100],
        ],
      ],
    }
    expect(codeOf(await sign('member', { signature: other }))).toBe('alreadySigned')
    expect(personOf(await read(), 'member')?.signature).toEqual(drawn)
  })

  it('of two at once keeps one whole, under one key or two', async () => {
    const key = crypto.randomUUID()
    const twice = await Promise.all([
      say('exits', { finding: 'ok' }, 'chief', { key }),
      say('exits', { finding: 'ok' }, 'chief', { key }),
    ])
    for (const answer of twice) expect([200, 409]).toContain(answer.status)
    expect((await read()).answers).toHaveLength(1)
    const other = {
      ratio: 3,
      strokes: [
        [
          [0, 0],
          [900, 100],
        ],
      ],
    }
    const both = await Promise.all([sign('member'), sign('member', { signature: other })])
    expect(both.map(answer => (answer.status === 200 ? 'kept' : codeOf(answer))).toSorted()).toEqual([
      ...['alreadySigned', 'kept'],
    ])
    expect((await list()).filter(({ date }) => date === today().date)).toHaveLength(1)
  })

  it('is begun once by two tablets', async () => {
    const both = await Promise.all([sign('member'), say('exits', { finding: 'ok' }, 'planner')])
    for (const answer of both) expect(answer.status).toBe(200)
    expect((await list()).filter(({ date }) => date === today().date)).toMatchObject([{ answered: 1, signed: 1 }])
  })

  it('of an answer and the end at once keeps what was said before the end, and nothing after it', async () => {
    await answerAll()
    answered(await sign('chief'))
    const [said, done] = await Promise.all([say('exits', { finding: 'defect', text: 'Blocked' }), finish()])
    expect(done.status).toBe(200)
    const check = await read()
    const finding = check.answers.find(({ questionId }) => questionId === question('exits'))?.finding
    expect([said.status === 200 ? 'said' : codeOf(said), finding]).toEqual(
      finding === 'defect' ? ['said', 'defect'] : ['formHandedIn', 'ok'],
    )
  })

  it('is a paper with what was found, who finished it, and who signed later', async () => {
    const paper = async (id: string, who: LoginName) => {
      const answer = await stage.as(who, 'GET', at(`securityChecks/${id}/download`))
      expect(answer.status, answer.text).toBe(200)
      expect(answer.headers['content-type']).toBe('application/pdf')
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(answer.bytes)), { mergePages: true })
      return text.replaceAll(/\s+/g, ' ')
    }
    const { id } = await answerAll()
    if (id === null) throw new Error('nothing was begun')
    answered(await sign('chief'))
    expect(await paper(id, 'office')).toContain('Not finished yet')
    answered(await finish())
    stage.clock.set('2026-06-10T09:10:00Z')
    const after = answered<Check>(await sign('colleague'))
    const text = await paper(id, 'chief')
    expect(text).not.toContain('Not finished yet')
    expect(text).toContain('Are railings safe? Defect: Level 2 loose, closed off')
    expect(text).toContain(`${personOf(after, 'colleague')?.person.name} 11:10, signed later`)
    expect(text).toContain(`Finished 10 June 2026, 10:00, ${after.finishedBy}`)
    expect((await stage.as('member', 'GET', at(`securityChecks/${id}/download`))).status).toBe(403)
    expect((await stage.as('chief', 'GET', at(`securityChecks/${crypto.randomUUID()}/download`))).status).toBe(404)
  })

  it('waits for a chief who is on no position, and for nobody who has left', async () => {
    const past = answered<Check>(await stage.as('chief', 'GET', at(`securityChecks/${a.securityChecks.main}`)))
    expect(
      past.people.map(({ person, attendance, leads, function: as }) => [person.id, attendance, leads, as === null]),
    ).toEqual(
      expect.arrayContaining([
        [a.persons.chief, 'present', true, true],
        [a.persons.member, 'left', false, false],
      ]),
    )
    expect(answered<Check>(await finish(pastCheck(a))).finishedAt).not.toBeNull()
  })
})

describe('a security check is hidden from', () => {
  it('everybody but chief, planning and office', async () => {
    for (const who of ['member', 'client'] as const) {
      expect(codeOf(await stage.as(who, 'GET', at('securityChecksDue'))), who).toBe('crewChiefOnly')
      expect(codeOf(await finish(today(), who)), who).toBe('crewChiefOnly')
    }
    for (const who of ['stranger', 'otherClient'] as const)
      expect((await stage.as(who, 'GET', at('securityChecksDue'))).status, who).toBe(404)
    expect(codeOf(await say('exits', { finding: 'ok' }, 'office'))).toBe('crewChiefOnly')
  })

  it('whoever names another crew, another agency, or what there is not', async () => {
    const elsewhere = `/projectCrews/${a.crews.other}/securityChecks/${a.securityChecks.main}`
    expect((await stage.as('planner', 'GET', elsewhere)).status).toBe(404)
    expect((await stage.as('chief', 'GET', at(`securityChecks/${stage.world.b.securityChecks.main}`))).status).toBe(404)
    const signing = (which: object) =>
      stage.as('chief', 'POST', at('securityCheckSignatures'), {
        ...{ ...today(), personId: a.persons.member, signature: drawn },
        ...which,
      })
    for (const which of [
      { formId: stage.world.b.checkForms.main },
      { formId: a.questionnaires.main },
      { date: '2026-06-20' },
      { shift: 2 },
      { personId: a.persons.stranger },
      { personId: stage.world.b.persons.member },
    ]) {
      const answer = await signing(which)
      expect([answer.status, JSON.stringify(which)]).toEqual([404, JSON.stringify(which)])
    }
    const foreign = { questionId: a.formQuestions.main.text, finding: 'ok' }
    expect((await say('exits', foreign)).status).toBe(404)
    expect((await read()).id).toBeNull()
  })

  it('nothing that makes no sense', async () => {
    const query = (text: string) => stage.as('chief', 'GET', at(`securityCheckOfShift?${text}`))
    const { formId, date } = today()
    for (const text of ['', `formId=x&date=${date}&shift=1`, `formId=${formId}&date=2026-02-30&shift=1`]) {
      expect((await query(text)).status, text).toBe(400)
    }
    for (const shift of ['0', '100', '1.5', 'NaN', ''])
      expect((await query(`formId=${formId}&date=${date}&shift=${shift}`)).status, shift).toBe(400)
    expect(codeOf(await say('exits', { finding: 'fine' }))).toBe('invalidInput')
    expect(codeOf(await say('exits', { finding: 'ok', text: 'x'.repeat(1001) }))).toBe('invalidInput')
    expect(codeOf(await sign('member', { signature: { ratio: 3, strokes: [[[1, 1]]] } }))).toBe('invalidInput')
  })
})

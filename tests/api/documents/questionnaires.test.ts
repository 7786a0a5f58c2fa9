import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Form, QuestionFile } from '../../../openapi/forms.ts'
import type { FormsTakenBack, HandedForm, HandedOut, Questionnaire } from '../../../openapi/questionnaires.ts'
import { sendFile } from '../../support/files/send-file.ts'
import { answered, codeOf, type LoginName, setStage, type Stage } from '../../support/stage.ts'
import type { TenantWorld } from '../../support/world.ts'

type Made = z.output<typeof Questionnaire>
type Filled = z.output<typeof Form>

let stage: Stage
let a: TenantWorld
beforeEach(async () => {
  stage = await setStage()
  a = stage.world.a
})
afterEach(() => stage.close())

const who = { kind: 'text', title: 'Who called?', label: 'Who', required: true }
const leads = {
  ...{ kind: 'choice', title: 'Who leads?', label: 'Leads', required: true },
  options: [{ caption: 'The chief', right: true }, { caption: 'Nobody' }],
}
const rule = { needed: 1, tries: null, waitDays: 0, validMonths: 12, minutes: null }
const create = (body: object, login: LoginName = 'planner') => stage.as(login, 'POST', '/questionnaires', body)
const made = async (body: object = { use: 'form', name: 'After the show', questions: [who] }) =>
  answered<Made>(await create(body), 201)
const read = async ({ id }: Pick<Made, 'id'>) =>
  answered<Made>(await stage.as('office', 'GET', `/questionnaires/${id}`))
const change = ({ id }: Made, body: object) => stage.as('planner', 'POST', `/questionnaires/${id}`, body)
const handOut = async ({ id }: Made, body: object = { personIds: [a.persons.member] }) =>
  answered<z.output<typeof HandedOut>>(await stage.as('planner', 'POST', `/questionnaires/${id}/forms`, body))
const form = async (id = '') => answered<Filled>(await stage.as('member', 'GET', `/forms/perform/${id}`))
const said = (questions: Made['questions']) =>
  questions.map(({ id, kind, title, label, text, required, options, minimum, maximum, file }) => ({
    ...{ id, kind, title, label, text, required, options, minimum, maximum, fileId: file?.id ?? null },
  }))
const wrong = async (body: object) => {
  const answer = await create({ use: 'form', name: 'Wrong', ...body })
  expect(codeOf(answer)).toBe('invalidInput')
  return (answer.body as { errors: { path: string; message: string }[] }).errors
}

describe('making one', () => {
  it('keeps its questions in their order, with what is right', async () => {
    const training = await made({ use: 'training', name: 'Evacuation', rule, questions: [leads, who] })
    expect(training).toMatchObject({ use: 'training', rule, revision: 0, handedOut: 0, waiting: 0 })
    expect(training.questions.map(({ title }) => title)).toEqual(['Who leads?', 'Who called?'])
    expect(training.questions[0]?.options).toMatchObject([{ right: true }, { right: false }])
    expect(await read(training)).toEqual(training)
  })

  it('refuses what nobody could answer, with each place', async () => {
    const none = { ...leads, options: [{ caption: 'Only one' }] }
    expect(await wrong({ questions: [who, none] })).toEqual([{ path: 'body.questions.1', message: 'twoOptions' }])
    expect(await wrong({ use: 'training', questions: [leads] })).toEqual([
      { path: 'body.rule', message: 'ruleMissing' },
    ])
    const signs = { ...who, kind: 'signature' }
    expect(await wrong({ questions: [signs, who] })).toEqual([{ path: 'body.questions.0', message: 'signatureLast' }])
    const large = { ...who, kind: 'number', maximum: 99_999_999_999 }
    expect((await wrong({ questions: [large] })).map(({ path }) => path)).toEqual(['body.questions.0.maximum'])
    expect(await wrong({ use: 'securityCheck', questions: [who] })).toEqual([
      { path: 'body.questions.0', message: 'onlyChecks' },
    ])
  })

  it('needs the right to make trainings', async () => {
    expect(codeOf(await create({ use: 'form', name: 'Mine', questions: [who] }, 'member'))).toBe('loginTypeRequired')
  })
})

describe('handing out', () => {
  it('gives each of the crew one, and nobody a second that waits', async () => {
    const one = await made()
    const { formIds, skipped } = await handOut(one)
    expect([formIds.length, skipped]).toEqual([1, 0])
    expect(await handOut(one)).toEqual({ formIds: [], skipped: 1 })
    expect(await form(formIds[0])).toMatchObject({ name: 'After the show', handedInAt: null })
    const all = await handOut(one, { everybody: true })
    expect(all.skipped).toBe(1)
    expect(all.formIds.length).toBeGreaterThan(2)
    expect(await read(one)).toMatchObject({ handedOut: all.formIds.length + 1, waiting: all.formIds.length + 1 })
  })

  it('by function reaches whoever has it, and nobody else', async () => {
    const one = await made()
    const [{ count } = { count: 0 }] = (await stage.admin(
      `select count(distinct pf.person_id)::int as count from person_function pf join login g on g.person_id = pf.person_id
        where pf.tenant_id = $1 and pf.function_id = $2 and 'crew' = any(g.login_types) and g.ended_at is null`,
      [a.id, a.functions.rigger],
    )) as { count: number }[]
    expect((await handOut(one, { functionIds: [a.functions.rigger] })).formIds).toHaveLength(count)
  })

  it('refuses whoever is not of the crew, and a security check', async () => {
    const one = await made()
    const path = `/questionnaires/${one.id}/forms`
    expect(codeOf(await stage.as('planner', 'POST', path, { personIds: [a.persons.client] }))).toBe('notFound')
    const check = await made({ use: 'securityCheck', name: 'Doors', questions: [{ ...who, kind: 'check' }] })
    const away = await stage.as('planner', 'POST', `/questionnaires/${check.id}/forms`, { everybody: true })
    expect(codeOf(away)).toBe('outOfTurn')
  })

  it('waits until it can be passed, and can be passed from then on', async () => {
    const one = await made({ use: 'training', name: 'Begun', rule: { ...rule, needed: 2 }, questions: [leads] })
    const out = () => stage.as('planner', 'POST', `/questionnaires/${one.id}/forms`, { personIds: [a.persons.member] })
    expect(await out()).toMatchObject({ status: 409, body: { code: 'outOfTurn', state: 'tooManyNeeded' } })
    answered(await change(one, { name: 'Begun', rule, revision: 0, questions: said(one.questions) }))
    answered(await out())
    const strict = await change(one, { name: 'Begun', rule, revision: 1, questions: [who] })
    expect(codeOf(strict)).toBe('invalidInput')
  })

  it('is taken back where nothing was answered', async () => {
    const one = await made()
    const { formIds } = await handOut(one, { personIds: [a.persons.member, a.persons.colleague] })
    const own = (await forms(one)).find(({ person }) => person.id === a.persons.member)
    const filled = await form(own?.id)
    const answer = { formId: filled.id, questionId: filled.questions[0]?.id, text: 'Mona' }
    answered(await stage.as('member', 'POST', '/formResults/perform', answer))
    const back = await stage.as('planner', 'POST', `/questionnaires/${one.id}/takeBack`, { formIds })
    expect(answered<z.output<typeof FormsTakenBack>>(back)).toEqual({ takenBack: 1, begun: 1 })
    expect((await forms(one)).map(({ id }) => id)).toEqual([own?.id])
  })
})

const forms = async ({ id }: Made, query = '') =>
  answered<{ items: z.output<typeof HandedForm>[] }>(
    await stage.as('planner', 'GET', `/questionnaires/${id}/forms${query}`),
  ).items

describe('changing one', () => {
  it('that is not handed out changes its questions where they are', async () => {
    const one = await made()
    const [question] = said(one.questions)
    const after = answered<Made>(
      await change(one, {
        name: 'Renamed',
        revision: 0,
        questions: [
          { ...question, title: 'Who rang?' },
          { ...who, title: 'When?' },
        ],
      }),
    )
    expect(after).toMatchObject({ name: 'Renamed', revision: 1 })
    expect(after.questions.map(({ title }) => title)).toEqual(['Who rang?', 'When?'])
    expect(after.questions[0]?.id).toBe(question?.id)
  })

  it('leaves what was handed out with the questions it was handed out with', async () => {
    const one = await made({ use: 'form', name: 'Two', questions: [who, { ...who, title: 'When?', label: 'When' }] })
    const before = (await handOut(one)).formIds[0]
    stage.clock.forward(60_000)
    const [first, second] = said(one.questions)
    const after = answered<Made>(
      await change(one, { name: 'Two', revision: 0, questions: [second, { ...first, title: 'Who rang?' }] }),
    )
    expect(after.questions.map(({ title }) => title)).toEqual(['When?', 'Who rang?'])
    expect((await form(before)).questions.map(({ title }) => title).toSorted()).toEqual(['When?', 'Who called?'])
    const { formIds } = await handOut(one, { personIds: [a.persons.colleague] })
    const fresh = answered<Filled>(await stage.as('planner', 'GET', `/handedForms/${formIds[0]}`))
    expect(fresh.questions.map(({ title }) => title)).toEqual(['When?', 'Who rang?'])
    expect(await forms(one)).toMatchObject([{ asked: 2 }, { asked: 2 }])
  })

  it('after another did is told so, and keeps what the other said', async () => {
    const one = await made()
    answered(await change(one, { name: 'First', revision: 0, questions: said(one.questions) }))
    const late = await change(one, { name: 'Second', revision: 0, questions: said(one.questions) })
    expect(codeOf(late)).toBe('changedMeanwhile')
    expect((await read(one)).name).toBe('First')
  })

  it('names only questions and options it has', async () => {
    const [one, other] = [await made(), await made({ use: 'form', name: 'Other', questions: [who] })]
    const strange = await change(one, { name: 'One', revision: 0, questions: said(other.questions) })
    expect(codeOf(strange)).toBe('notFound')
  })

  it('is not handed out once it is away, and is back as it was', async () => {
    const one = await made()
    answered(await stage.as('office', 'DELETE', `/questionnaires/${one.id}`), 204)
    const away = await stage.as('planner', 'POST', `/questionnaires/${one.id}/forms`, { everybody: true })
    expect(codeOf(away)).toBe('notFound')
    answered(await stage.as('office', 'POST', `/questionnaires/${one.id}/restore`), 204)
    expect(await read(one)).toMatchObject({ name: one.name, questions: one.questions })
  })
})

it('a training that is made, handed out and passed is told with its result', async () => {
  const training = await made({ use: 'training', name: 'Evacuation', rule, questions: [leads] })
  const [id = ''] = (await handOut(training)).formIds
  const [question] = (await form(id)).questions
  expect(JSON.stringify(question)).not.toContain('right')
  const right = question?.options.find(({ caption }) => caption === 'The chief')
  answered(
    await stage.as('member', 'POST', '/formResults/perform', {
      ...{ formId: id, questionId: question?.id, optionIds: [right?.id] },
    }),
  )
  answered(await stage.as('member', 'POST', `/formResults/perform/${id}`, {}))
  expect(await forms(training, '?state=handedIn')).toMatchObject([
    { id, attempt: 1, asked: 1, answered: 1, result: { right: 1, judged: 1, needed: 1, passed: true } },
  ])
  expect(await forms(training, '?state=waiting')).toEqual([])
})

describe('what is to be looked at', () => {
  const take = async (login: LoginName = 'planner') => {
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#884422' } })
      .png()
      .toBuffer()
    const uploadId = await sendFile(stage, login, picture)
    return answered<z.output<typeof QuestionFile>>(await stage.as(login, 'POST', '/questionFiles', { uploadId }), 201)
  }
  const way = (fileId: string | null) => ({
    ...{ kind: 'information', title: 'The way in', label: 'Way', required: false, fileId },
  })
  const handedOut = async () => {
    const file = await take()
    const one = await made({ use: 'form', name: 'Where to go', questions: [way(file.id), who] })
    const { formIds } = await handOut(one)
    const [question] = (await form(formIds[0])).questions
    return { one, file, formId: formIds[0], question }
  }
  const fileOf = (login: LoginName, question = '') => stage.as(login, 'GET', `/formQuestions/${question}/file`)

  it('is read by whom the form was handed to and by the desks, and does nothing', async () => {
    const { file, question } = await handedOut()
    expect(file).toMatchObject({ format: 'picture', name: 'paper.jpg' })
    expect(question?.file).toEqual(file)
    for (const login of ['member', 'planner', 'office'] as const) {
      const answer = await fileOf(login, question?.id)
      expect([login, answer.status, answer.headers['content-type']]).toEqual([login, 200, 'image/webp'])
      expect(answer.headers['content-security-policy']).toContain('sandbox')
    }
    for (const login of ['stranger', 'chief', 'client'] as const)
      expect([login, codeOf(await fileOf(login, question?.id))]).toEqual([login, 'notFound'])
  })

  it('stays with what was handed out, whatever is asked from then on', async () => {
    const { one, file, formId, question } = await handedOut()
    stage.clock.forward(60_000)
    const now = await read(one)
    answered(
      await change(now, { name: now.name, revision: 0, questions: [way(null), ...said(now.questions.slice(1))] }),
    )
    expect((await read(one)).questions[0]?.file).toBeNull()
    expect((await form(formId)).questions[0]?.file).toEqual(file)
    expect((await fileOf('member', question?.id)).status).toBe(200)
    stage.clock.forward(60_000)
    const again = await handOut(one, { personIds: [a.persons.colleague] })
    expect(again.formIds).toHaveLength(1)
    expect(codeOf(await fileOf('colleague', question?.id))).toBe('notFound')
  })

  it('is an information’s alone, there, and used once', async () => {
    const file = await take('office')
    expect(await wrong({ questions: [{ ...who, fileId: file.id }] })).toEqual([
      { path: 'body.questions.0', message: 'noFile' },
    ])
    expect(codeOf(await create({ use: 'form', name: 'Lost', questions: [way(crypto.randomUUID())] }))).toBe('notFound')
    const uploadId = await sendFile(stage, 'planner', new TextEncoder().encode('<svg onload="alert(1)"/>'))
    expect(codeOf(await stage.as('planner', 'POST', '/questionFiles', { uploadId }))).toBe('fileKindWrong')
    expect(codeOf(await stage.as('office', 'POST', '/questionFiles', { uploadId }))).toBe('notFound')
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Form, FormToFill } from '../../../openapi/forms.ts'
import { drawn } from '../../support/calls.ts'
import { answered, codeOf, type LoginName, setStage, type Stage } from '../../support/stage.ts'
import type { TenantWorld } from '../../support/world.ts'

type Filled = z.output<typeof Form>

let stage: Stage
let a: TenantWorld
beforeEach(async () => {
  stage = await setStage()
  a = stage.world.a
})
afterEach(() => stage.close())

const questions = () => a.formQuestions.main
const say = (question: keyof ReturnType<typeof questions>, said: object, who: LoginName = 'member') =>
  stage.as(who, 'POST', '/formResults/perform', { formId: a.forms.main, questionId: questions()[question], ...said })
const take = async (question: keyof ReturnType<typeof questions>, said: object) =>
  answered<Filled>(await say(question, said))
const read = async () => answered<Filled>(await stage.as('member', 'GET', `/forms/perform/${a.forms.main}`))
const handIn = () => stage.as('member', 'POST', `/formResults/perform/${a.forms.main}`)
const list = async (who: LoginName = 'member') =>
  answered<{ items: z.output<typeof FormToFill>[] }>(
    await stage.as(who, 'GET', `/persons/${a.persons.member}/formsPerform`),
  ).items
const said = (form: Filled, question: keyof ReturnType<typeof questions>) =>
  form.answers.find(({ questionId }) => questionId === questions()[question])
const yes = () => ({ optionIds: [a.formOptions.main[0]] })
const fill = async () => {
  await take('choice', yes())
  await take('number', { text: '12' })
  return take('signature', { signature: drawn })
}

describe('a form', () => {
  it('shows its questions in their order, and stands in the list with how far it is', async () => {
    const form = await read()
    expect(form).toMatchObject({ name: 'Safety main', dueDate: '2026-06-30', handedInAt: null })
    expect(form.questions.map(({ kind }) => kind)).toEqual([
      ...['information', 'choice', 'choices', 'number', 'date', 'text', 'photo', 'signature'],
    ])
    expect(await list()).toEqual([
      { id: a.forms.main, name: 'Safety main', dueDate: '2026-06-30', asked: 7, answered: 1, training: false },
    ])
    expect(await list('office')).toHaveLength(1)
  })

  it('keeps one answer a question: the last one, with how often it was said', async () => {
    await take('number', { text: '12' })
    const form = await take('number', { text: '4,5' })
    expect(said(form, 'number')).toMatchObject({ text: '4,5', count: 2 })
    expect(said(await take('number', { text: '4,5' }), 'number')?.count).toBe(2)
    expect(said(await take('number', {}), 'number')).toBeUndefined()
    expect(said(await take('number', { text: '7' }), 'number')?.count).toBe(4)
    expect(await list()).toMatchObject([{ answered: 2 }])
  })

  it('has what was chosen in the order of the options', async () => {
    const [one, two] = a.formOptions.main
    expect(said(await take('choices', { optionIds: [two, one, two] }), 'choices')?.optionIds).toEqual([one, two])
  })

  it('takes no answer of another kind, none out of bounds and none of another form', async () => {
    const refused = async (question: keyof ReturnType<typeof questions>, body: object) =>
      codeOf(await say(question, body))
    expect(await refused('number', { text: 'twelve' })).toBe('invalidInput')
    expect(await refused('number', { text: '0' })).toBe('invalidInput')
    expect(await refused('number', { text: '61' })).toBe('invalidInput')
    expect(await refused('date', { text: '2026-02-30' })).toBe('invalidInput')
    expect(await refused('choice', { optionIds: a.formOptions.main })).toBe('invalidInput')
    expect(await refused('choice', { optionIds: [a.formOptions.other[0]] })).toBe('notFound')
    expect(await refused('text', yes())).toBe('invalidInput')
    expect(await refused('information', { text: 'Read' })).toBe('invalidInput')
    const answer = await stage.as('member', 'POST', '/formResults/perform', {
      formId: a.forms.main,
      questionId: a.formQuestions.other.text,
      text: 'Mine',
    })
    expect(codeOf(answer)).toBe('notFound')
    expect((await read()).answers).toHaveLength(1)
  })

  it('loses its signature when something else is answered differently, and keeps it when it is the same', async () => {
    await fill()
    expect(said(await take('choice', yes()), 'signature')).toMatchObject({ signature: drawn })
    const changed = await take('choice', { optionIds: [a.formOptions.main[1]] })
    expect(said(changed, 'signature')).toBeUndefined()
    expect(codeOf(await handIn())).toBe('answersMissing')
    expect(said(await take('signature', { signature: drawn }), 'signature')?.count).toBe(3)
  })

  it('is handed in whole, once, and stays as it is', async () => {
    const open = await handIn()
    expect(codeOf(open)).toBe('answersMissing')
    expect((open.body as { questions: { label: string }[] }).questions.map(({ label }) => label)).toEqual([
      ...['choice', 'number', 'signature'],
    ])
    await fill()
    const done = answered<Filled>(await handIn())
    expect(done.handedInAt).not.toBeNull()
    expect(answered<Filled>(await handIn())).toEqual(done)
    expect(codeOf(await say('text', { text: 'Something else' }))).toBe('formHandedIn')
    expect(await read()).toEqual(done)
    expect(await list()).toEqual([])
    const change = stage.admin(`update form_answer set text = 'x' where form_id = $1`, [a.forms.main])
    await expect(change).rejects.toThrow('never changed')
    await expect(stage.admin(`delete from form where id = $1`, [a.forms.main])).rejects.toThrow('never changed')
  })

  it('of two answers at once keeps one whole, and neither of them after it was handed in', async () => {
    await fill()
    const [first, second, done] = await Promise.all([
      say('number', { text: '20' }),
      say('number', { text: '21' }),
      handIn(),
    ])
    const codes = [first, second].map(answer => (answer.status === 200 ? 'taken' : codeOf(answer)))
    for (const code of codes) expect(['taken', 'formHandedIn']).toContain(code)
    const form = await read()
    // Whatever came before took the signature with it.
    if (done.status === 200) expect(said(form, 'number')).toMatchObject({ text: '12' })
    else expect(codeOf(done)).toBe('answersMissing')
    expect(form.handedInAt !== null).toBe(done.status === 200)
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Form, FormToFill, Training } from '../../../openapi/forms.ts'
import { drawn } from '../../support/calls.ts'
import { answered, codeOf, setStage, type Stage } from '../../support/stage.ts'
import type { TenantWorld } from '../../support/world.ts'

type Taken = z.output<typeof Form>

let stage: Stage
let a: TenantWorld
beforeEach(async () => {
  stage = await setStage()
  a = stage.world.a
  await stage.admin(
    `update questionnaire set training = true, pass_mark = 1, tries = 2, wait_days = 7, valid_months = 24, minutes = 20
      where id = $1`,
    [a.questionnaires.main],
  )
  await stage.admin('update form_question set right_option_ids = array[$2]::uuid[] where id = $1', [
    a.formQuestions.main.choice,
    a.formOptions.main[0],
  ])
})
afterEach(() => stage.close())

const ask = (method: 'GET' | 'POST', path: string, body?: object) => stage.as('member', method, path, body)
const list = async () =>
  answered<{ items: z.output<typeof Training>[] }>(
    await ask('GET', `/persons/${a.persons.member}/formsTrainingPerform`),
  ).items
const again = (id: string = a.forms.main) => ask('POST', `/forms/perform/${id}/again`, {})
/** Fills in a form, with the right option or the other one, and hands it in. */
async function take(right: boolean, formId: string = a.forms.main): Promise<Taken> {
  const say = async (questionId: string, said: object) =>
    answered(await ask('POST', '/formResults/perform', { formId, questionId, ...said }))
  const { choice, number, signature } = a.formQuestions.main
  await say(choice, { optionIds: [a.formOptions.main[right ? 0 : 1]] })
  await say(number, { text: '12' })
  await say(signature, { signature: drawn })
  return answered<Taken>(await ask('POST', `/formResults/perform/${formId}`))
}
/** So many days ago, for what was handed in and all that follows from it. */
const ago = async (days: number) => {
  await stage.admin('alter table form disable trigger user')
  await stage.admin(
    `update form set created_at = created_at - $1 * interval '1 day', handed_in_at = handed_in_at - $1 * interval '1 day',
        result = case when result is not null then result || jsonb_build_object('day', ((result->>'day')::date - $1::int)::text,
          'validUntil', ((result->>'validUntil')::date - $1::int)::text) end`,
    [days],
  )
  await stage.admin('alter table form enable trigger user')
}

describe('a training', () => {
  it('stands in both lists, and nothing says what is right before it is handed in, nor after', async () => {
    expect(await list()).toMatchObject([
      { id: a.forms.main, name: 'Safety main', minutes: 20, standing: 'begun', answered: 1, asked: 7, last: null },
    ])
    const open = answered<{ items: z.output<typeof FormToFill>[] }>(
      await ask('GET', `/persons/${a.persons.member}/formsPerform`),
    )
    expect(open.items).toMatchObject([{ id: a.forms.main, training: true }])
    const form = answered<Taken>(await ask('GET', `/forms/perform/${a.forms.main}`))
    expect(form).toMatchObject({ training: { needed: 1, tries: 2, attempt: 1, validMonths: 24 }, result: null })
    for (const told of [form, await take(false)]) expect(JSON.stringify(told)).not.toMatch(/right(Option|s)/i)
  })

  it('passed holds for its months', async () => {
    expect((await take(true)).result).toEqual({
      ...{ right: 1, judged: 1, needed: 1, passed: true, validUntil: '2028-06-10', wrongQuestionIds: [] },
      ...{ triesLeft: 1, againFrom: '2028-04-29' },
    })
    expect(await list()).toMatchObject([
      { standing: 'passed', last: { formId: a.forms.main, passed: true, wrong: 0, validUntil: '2028-06-10' } },
    ])
    expect(codeOf(await again())).toBe('tooEarly')
  })

  it('failed says which were wrong; it is begun anew after the wait, while a try is left', async () => {
    expect((await take(false)).result).toMatchObject({
      ...{ right: 0, passed: false, validUntil: null, wrongQuestionIds: [a.formQuestions.main.choice] },
      ...{ triesLeft: 1, againFrom: '2026-06-17' },
    })
    expect(await again()).toMatchObject({ status: 409, body: { code: 'tooEarly', from: '2026-06-17' } })
    await ago(7)
    const second = answered<Taken>(await again())
    expect(second).toMatchObject({ handedInAt: null, answers: [], training: { attempt: 2 } })
    expect(answered<Taken>(await again()).id).toBe(second.id)
    expect(await list()).toMatchObject([{ id: second.id, standing: 'open', last: { formId: a.forms.main } }])
    await ago(1)
    expect((await take(false, second.id)).result).toMatchObject({ triesLeft: 0, againFrom: null })
    expect(codeOf(await again(second.id))).toBe('noTriesLeft')
    expect(await list()).toMatchObject([{ standing: 'failed', last: { attempt: 2 } }])
  })

  it('is to be taken again from six weeks before its end on, as a first try; what is past is expired', async () => {
    await take(true)
    // Of 24 months 41 days are left.
    await ago(731 - 41)
    expect(await list()).toMatchObject([{ standing: 'ending' }])
    const anew = answered<Taken>(await again())
    expect(anew).toMatchObject({ handedInAt: null, training: { attempt: 1 } })
    expect(await list()).toMatchObject([{ id: anew.id, standing: 'open', last: { passed: true } }])
    await stage.admin('delete from form where id = $1', [anew.id])
    await ago(42)
    expect(await list()).toMatchObject([{ standing: 'expired' }])
    expect((await again()).status).toBe(200)
  })

  it('two who begin anew at once get the same form', async () => {
    await take(false)
    await ago(7)
    const [one, other] = await Promise.all([again(), again()])
    expect(answered<Taken>(one).id).toBe(answered<Taken>(other).id)
  })

  it('what is no training is not begun anew', async () => {
    await stage.admin('update questionnaire set training = false')
    await take(true)
    expect(codeOf(await again())).toBe('outOfTurn')
    expect(await list()).toEqual([])
  })
})

it('papers that belong to trainings are those one may read', async () => {
  const papers = async () =>
    answered<{ items: { id: string }[] }>(await ask('GET', `/persons/${a.persons.member}/documentsTraining`)).items
  expect(await papers()).toEqual([])
  await stage.admin('update document set questionnaire_id = $1, person_id = $2 where id = any($3)', [
    a.questionnaires.main,
    a.persons.member,
    Object.values(a.documents),
  ])
  expect((await papers()).map(({ id }) => id)).toEqual([a.documents.main])
})

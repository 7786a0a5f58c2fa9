import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Faq, FaqDetails } from '../../../openapi/faq.ts'
import { type LoginName, answered, codeOf, setStage, type Stage } from '../../support/stage.ts'

type Wire = z.output<typeof Faq>
type Details = z.output<typeof FaqDetails>

let stage: Stage
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.close())

const entry = (said: object = {}) => ({
  companyId: null,
  categoryIds: [stage.world.a.faqTopic],
  loginTypes: [],
  tags: [],
  screen: null,
  texts: [{ language: 'en', question: 'Where is it?', answer: 'There.' }],
  ...said,
})
const save = (said: object = {}, who: LoginName = 'office') => stage.as(who, 'POST', '/faq', entry(said))
const list = async (who: LoginName | null, query = '') => {
  const answer = who
    ? await stage.as(who, 'GET', `/faq${query}`)
    : await stage.server.request(stage.world.a.host, 'GET', `/api/v1/faq${query}`)
  return answered<{ items: Wire[] }>(answer).items
}
const questions = async (who: LoginName | null, query = '') => (await list(who, query)).map(({ question }) => question)

describe('what is asked often', () => {
  it('is read by whom it is for: without login what is for everybody, at a desk all of it', async () => {
    answered(
      await save({ loginTypes: ['clients'], texts: [{ language: 'en', question: 'Whose hours?', answer: 'x' }] }),
    )
    const forAll = ['What was here before?', 'Who is behind this?']
    expect(await questions(null)).toEqual(forAll)
    expect(await questions('projectVisitor')).toEqual(forAll)
    expect(await questions('member')).toEqual(['How do I check in?', ...forAll])
    expect(await questions('client')).toEqual([...forAll, 'Whose hours?'])
    const all = ['How do I check in?', ...forAll, 'Whose hours?']
    expect(await questions('planner')).toEqual(all)
    expect(await questions('office')).toEqual(all)
  })

  it('is answered in the language asked for, else in the agency’s, else in English, else in any', async () => {
    const said = (language: string, question: string) => ({ language, question, answer: question })
    const { id } = answered<Details>(
      await save({ texts: [said('de', 'Wo?'), said('en', 'Where?'), said('cy', 'Ble?')] }),
    )
    const asked = async (language: string) =>
      (await list('office', `?language=${language}`)).find(one => one.id === id)?.question
    expect(await asked('cy')).toBe('Ble?')
    expect(await asked('deAt')).toBe('Wo?')
    await stage.admin(`update tenant set default_language = 'en' where id = $1`, [stage.world.a.id])
    await stage.server.services.tenants.read()
    expect(await asked('nl')).toBe('Where?')
    answered(await save({ id, texts: [said('cy', 'Ble mae?'), said('fr', 'Où ?')] }))
    expect(await asked('nl')).toBe('Ble mae?')
    const { texts } = answered<Details>(await stage.as('planner', 'GET', `/faq/${id}`))
    expect(texts.map(({ language }) => language)).toEqual(['cy', 'fr'])
  })

  it('helps or not, as each who reads it said last; how many it did is told to whoever keeps it', async () => {
    const { main } = stage.world.a.faqs
    const vote = (who: LoginName, helped: boolean, id = main) => stage.as(who, 'POST', `/faq/${id}/vote`, { helped })
    const seen = async (who: LoginName | null) => {
      const found = (await list(who)).find(({ id }) => id === main)
      return found && { helped: found.helped, votes: found.votes }
    }
    expect(await seen('member')).toEqual({ helped: null, votes: null })
    expect(await seen('office')).toEqual({ helped: null, votes: { helped: 0, asked: 0 } })
    for (const helped of [true, true, false]) expect((await vote('member', helped)).status).toBe(204)
    expect((await vote('colleague', true)).status).toBe(204)
    expect(await seen('member')).toEqual({ helped: false, votes: null })
    expect(await seen('planner')).toEqual({ helped: null, votes: { helped: 1, asked: 2 } })
    expect(codeOf(await vote('client', true))).toBe('notFound')
    expect(codeOf(await vote('member', true, crypto.randomUUID()))).toBe('notFound')
    expect(codeOf(await vote('projectVisitor', true))).toBe('visitorNotAllowed')
    expect((await vote('member', true, stage.world.b.faqs.main)).status).toBe(404)
  })

  it('takes what was said of it along when it is removed', async () => {
    const { id } = answered<Details>(await save())
    expect((await stage.as('member', 'POST', `/faq/${id}/vote`, { helped: true })).status).toBe(204)
    expect((await stage.as('office', 'DELETE', `/faq/${id}`)).status).toBe(204)
    expect(await stage.admin('select from faq_vote where faq_id = $1', [id])).toEqual([])
  })

  it('is changed by the same call with its id, and keeps nothing of what was said before', async () => {
    const before = answered<Details>(
      await save({ tags: ['late', 'Clock'], screen: 'jobs', companyId: stage.world.a.companies.own }),
    )
    expect(before).toMatchObject({
      tags: ['late', 'Clock'],
      screen: 'jobs',
      company: { id: stage.world.a.companies.own },
    })
    expect(before.categories.map(({ code }) => code)).toEqual(['checkIn'])
    const after = answered<Details>(await save({ id: before.id, categoryIds: [], loginTypes: ['crew', 'crew'] }))
    expect(after).toMatchObject({
      ...{ id: before.id, company: null, categories: [], tags: [], screen: null, loginTypes: ['crew'] },
      texts: [{ language: 'en', question: 'Where is it?', answer: 'There.' }],
    })
    expect((await stage.as('office', 'DELETE', `/faq/${before.id}`)).status).toBe(204)
    expect(codeOf(await stage.as('office', 'GET', `/faq/${before.id}`))).toBe('notFound')
    expect(codeOf(await save({ id: before.id }))).toBe('notFound')
  })

  it('has tags that are words, each once', async () => {
    const { tags } = answered<Details>(await save({ tags: ['Check-in offline', 'OFFLINE', ' pay '] }))
    expect(tags).toEqual(['Check-in', 'OFFLINE', 'pay'])
  })

  it.each([
    ['nothing to read', { texts: [] }, 'invalidInput'],
    ['a question of blanks', { texts: [{ language: 'en', question: '  ', answer: 'x' }] }, 'invalidInput'],
    [
      'a language twice',
      { texts: ['a', 'b'].map(text => ({ language: 'en', question: text, answer: text })) },
      'invalidInput',
    ],
    ['an unknown screen', { screen: 'admin' }, 'invalidInput'],
    ['an unknown topic', { categoryIds: [crypto.randomUUID()] }, 'notFound'],
  ])('refuses %s', async (_, said, code) => {
    expect(codeOf(await save(said))).toBe(code)
  })

  it('is about a company of the agency alone, under a topic alone', async () => {
    const { companies, functions } = stage.world.a
    expect(codeOf(await save({ companyId: companies.client }))).toBe('notFound')
    expect(codeOf(await save({ categoryIds: [functions.rigger] }))).toBe('notFound')
    expect(codeOf(await save({}, 'member'))).toBe('loginTypeRequired')
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answered, codeOf, setStage, type Stage } from '../../support/stage.ts'

interface Entry {
  id: string
  kind: string
  title: string
  icon: string | null
  phone: string | null
  important: boolean
}
let stage: Stage
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.close())

const topic = { kind: 'topic', title: 'Sick', body: 'Call us.', icon: 'sick', phone: null, important: false }
const all = async (query = '') =>
  answered<{ items: Entry[]; total: number }>(await stage.as('member', 'GET', `/crewInfo${query}`))
const titles = async (query = '') => (await all(query)).items.map(({ title }) => title)
const add = async (said: object = {}) =>
  answered<Entry>(await stage.as('planner', 'POST', '/crewInfo', { ...topic, ...said }), 201)

describe('what the crew should know', () => {
  it('stands in its order: whom to call, topics, then notices; nothing before it is published', async () => {
    await add({ kind: 'emergency', title: 'Planning', body: '', phone: '+49 40 5550 100' })
    await add({ title: 'Late' })
    expect(await titles()).toEqual(['Planning', 'What you bring', 'When you are paid', 'Late', 'Helmets'])
    expect(await titles('?kind=notice')).toEqual(['Helmets'])
    expect(await titles('?kind=topic&limit=2&page=2')).toEqual(['Late'])
  })

  it('keeps of an entry what its kind says', async () => {
    const said = { icon: 'sick', phone: '040 1', important: true }
    expect(await add({ ...said, title: 'One' })).toMatchObject({ icon: 'sick', phone: null, important: false })
    expect(await add({ ...said, title: 'Two', kind: 'notice' })).toMatchObject({
      icon: null,
      phone: null,
      important: true,
    })
    const called = await add({ ...said, title: 'Three', kind: 'emergency' })
    expect(called).toMatchObject({ icon: null, phone: '040 1', important: false })
    const changed = await stage.as('planner', 'POST', `/crewInfo/${called.id}`, { ...topic, title: 'Three' })
    expect(answered<Entry>(changed)).toMatchObject({ kind: 'topic', icon: 'sick', phone: null })
    expect((await titles('?kind=topic')).at(-1)).toBe('Three')
  })

  it.each([
    ['an emergency without a number', { kind: 'emergency' }],
    ['a number that is none', { kind: 'emergency', phone: 'call me' }],
    ['no title', { title: '  ' }],
    ['an unknown sign', { icon: 'rocket' }],
    ['a text without end', { body: 'a'.repeat(4001) }],
  ])('refuses %s', async (_, said) => {
    const answer = await stage.as('planner', 'POST', '/crewInfo', { ...topic, ...said })
    expect([answer.status, codeOf(answer)]).toEqual([400, 'invalidInput'])
  })

  it('is put before another of its kind, or behind them all', async () => {
    const { crewInfos } = stage.world.a
    const place = (id: string, beforeId: string | null) =>
      stage.as('planner', 'POST', `/crewInfo/${id}/place`, { beforeId })
    const own = (found: string[]) =>
      found.filter(title => ['What you bring', 'When you are paid', 'Late'].includes(title))
    const late = (await all()).items.find(({ title }) => title === 'Late')?.id ?? ''
    expect((await place(late, crewInfos.topic)).status).toBe(204)
    expect(own(await titles())).toEqual(['Late', 'What you bring', 'When you are paid'])
    expect((await place(crewInfos.topic, null)).status).toBe(204)
    expect(own(await titles())).toEqual(['Late', 'When you are paid', 'What you bring'])
    expect((await place(crewInfos.topic, late)).status).toBe(204)
    expect(own(await titles())).toEqual(['What you bring', 'Late', 'When you are paid'])
    // A notice stands by its day, and nothing stands before one of another kind.
    expect(codeOf(await place(crewInfos.first, null))).toBe('notFound')
    expect(codeOf(await place(late, crewInfos.first))).toBe('notFound')
    expect(codeOf(await place(late, late))).toBe('notFound')
    expect(own(await titles())).toEqual(['What you bring', 'Late', 'When you are paid'])
  })

  it('is gone when it is taken away, and is not taken away twice', async () => {
    const { id } = await add({ title: 'Soon gone' })
    expect((await stage.as('planner', 'DELETE', `/crewInfo/${id}`)).status).toBe(204)
    expect(await titles()).not.toContain('Soon gone')
    expect(codeOf(await stage.as('planner', 'DELETE', `/crewInfo/${id}`))).toBe('notFound')
    expect(codeOf(await stage.as('planner', 'POST', `/crewInfo/${id}`, topic))).toBe('notFound')
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf, type LoginName, answered, setStage, type Stage } from '../../support/stage.ts'
import type { TenantWorld } from '../../support/world.ts'

interface Question {
  id: string
  closedAt: string | null
  asked: number
  answered: number
  shifts: { id: string; date: string; begin: string; can: number }[]
  people?: { id: string; name: string; answeredAt: string | null; shiftIds: string[] }[]
}
interface Asked {
  id: string
  note: string | null
  answeredAt: string | null
  shifts: { id: string; date: string; can: boolean; job: { venue: string; startTime: string } | null }[]
}

let stage: Stage
let a: TenantWorld
beforeAll(async () => {
  stage = await setStage()
  a = stage.world.a
})
afterAll(() => stage.close())
beforeEach(async () => {
  await stage.admin('delete from calendar_entry where question_shift_id is not null')
  await stage.admin('delete from date_question_person where answered_at is not null or question_id <> all($1)', [
    [a.questions.main, a.questions.other],
  ])
})

const evening = { date: '2026-07-03', begin: '16:00', end: '23:00' }
const night = { date: '2026-07-03', begin: '23:00', end: '06:00' }
const answerBy = '2026-06-30T16:00:00.000Z'
const put = (body: Record<string, unknown>, who: LoginName = 'planner') =>
  stage.as(who, 'POST', '/dateQuestions', {
    shifts: [evening, night],
    personIds: [a.persons.member, a.persons.chief],
    answerBy,
    ...body,
  })
const asked = async (who: LoginName) => answered<{ items: Asked[] }>(await stage.as(who, 'GET', '/askedDates')).items
const say = (who: LoginName, id: string, can: string[]) =>
  stage.as(who, 'POST', `/askedDates/${id}/answer`, { shiftIds: can })

describe('dates that are asked for before there are positions', () => {
  it('reach everybody who is asked, and each shift is answered by itself', async () => {
    const { id, shifts } = answered<Question>(await put({ note: 'Summer fair' }), 201)
    const [first, second] = shifts
    const mine = (await asked('member')).find(one => one.id === id)
    expect(mine).toMatchObject({ note: 'Summer fair', answeredAt: null, shifts: [{ can: false }, { can: false }] })
    expect((await asked('stranger')).map(one => one.id)).not.toContain(id)

    answered(await say('member', id, [second?.id ?? '']))
    answered(await say('chief', id, []))
    const read = answered<Question>(await stage.as('planner', 'GET', `/dateQuestions/${id}`))
    expect(read).toMatchObject({ asked: 2, answered: 2, shifts: [{ can: 0 }, { can: 1 }] })
    expect(read.people?.map(one => [one.id, one.shiftIds])).toEqual([
      [a.persons.member, [second?.id]],
      [a.persons.chief, []],
    ])
    expect(first?.begin).toBe('16:00')
  })

  it('become an "I can" in the calendar of whoever says yes, which goes with the yes', async () => {
    const { id, shifts } = answered<Question>(await put({}), 201)
    const [first, second] = shifts.map(shift => shift.id)
    answered(await say('member', id, [first ?? '', second ?? '']))
    const said = async () =>
      answered<{ availabilities: { begin: string; startDate: string; starts: string }[] }>(
        await stage.as('member', 'GET', '/personalCalendar?dateFrom=2026-07-03&dateTo=2026-07-04'),
      ).availabilities
    expect(await said()).toMatchObject([
      { begin: '16:00', startDate: '2026-07-03', starts: '2026-07-03T14:00:00.000Z' },
      { begin: '23:00', startDate: '2026-07-03', starts: '2026-07-03T21:00:00.000Z' },
    ])
    answered(await say('member', id, [second ?? '']))
    expect(await said()).toMatchObject([{ begin: '23:00' }])
    answered(await say('member', id, [second ?? '']))
    expect(await said()).toHaveLength(1)
  })

  it('show a confirmed job that lies over a shift', async () => {
    await stage.admin(`update project_crew_item_status set status = 'confirmed' where id = $1`, [
      a.jobs.member.tomorrow,
    ])
    const { id } = answered<Question>(
      await put({
        shifts: [
          { date: '2026-06-11', begin: '16:00', end: '20:00' },
          { date: '2026-06-11', begin: '17:00', end: '20:00' },
        ],
        answerBy: '2026-06-10T20:00:00.000Z',
      }),
      201,
    )
    const mine = (await asked('member')).find(one => one.id === id)
    expect(mine?.shifts.map(({ job }) => job?.startTime ?? null)).toEqual(['09:00', null])
  })

  it('cannot be answered once their time is over or they were taken back, and are shown no more', async () => {
    const { id, shifts } = answered<Question>(await put({}), 201)
    answered(await stage.as('planner', 'POST', `/dateQuestions/${id}/close`))
    const again = answered<Question>(await stage.as('planner', 'POST', `/dateQuestions/${id}/close`))
    expect(again.closedAt).not.toBeNull()
    expect((await asked('member')).map(one => one.id)).not.toContain(id)
    expect(codeOf(await say('member', id, [shifts[0]?.id ?? '']))).toBe('outOfTurn')
    const late = answered<Question>(await put({}), 201)
    await stage.admin(`update date_question set answer_by = $2 where id = $1`, [late.id, stage.clock.now])
    expect(codeOf(await say('member', late.id, []))).toBe('outOfTurn')
  })

  it('are refused with what cannot be asked', async () => {
    const refusals: [Record<string, unknown>, string][] = [
      [{ personIds: [a.persons.planner] }, 'notFound'],
      [{ personIds: [a.persons.member, a.persons.member] }, 'invalidInput'],
      [{ shifts: [evening, evening] }, 'invalidInput'],
      [{ shifts: [{ ...evening, date: '2026-06-01' }] }, 'invalidInput'],
      [{ answerBy: '2026-06-01T00:00:00.000Z' }, 'invalidInput'],
      [{ answerBy: '2026-07-09T00:00:00.000Z' }, 'invalidInput'],
    ]
    for (const [body, code] of refusals) expect(codeOf(await put(body)), JSON.stringify(body)).toBe(code)
    const { id } = answered<Question>(await put({}), 201)
    expect(codeOf(await say('member', id, [a.questionShifts.main[0] ?? '']))).toBe('invalidInput')
  })

  it('count for whoever said yes when the best person is looked for', async () => {
    const [item] = await stage.admin<{ starts: Date }>('select starts from project_crew_item where id = $1', [
      a.items.open,
    ])
    expect(item).toBeDefined()
    const { id, shifts } = answered<Question>(
      await put({
        shifts: [{ date: '2026-06-12', begin: '08:00', end: '20:00' }],
        personIds: [a.persons.stranger],
        answerBy: '2026-06-11T16:00:00.000Z',
      }),
      201,
    )
    const reasons = async () =>
      JSON.stringify(
        answered<{ items: { id: string }[] }>(
          await stage.as('planner', 'GET', `/projectCrewItems/${a.items.open}/bestPersons`),
        ).items.find(one => one.id === a.persons.stranger),
      )
    const before = await reasons()
    answered(await say('stranger', id, [shifts[0]?.id ?? '']))
    expect(await reasons()).not.toBe(before)
  })
})

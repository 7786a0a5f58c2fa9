import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { answered, codeOf, setStage, type Stage } from '../../support/stage.ts'
import { addItem, addLine, addPerson } from '../../support/world/add.ts'
import { worldNow } from '../../support/world/cast.ts'

interface Item {
  id: string
  starts: string
  ends: string
  amountOfRows: number
  filled: number
  task: string | null
  commentInternal: string | null
  commentCrew: string | null
  commentCrewChief: string | null
}
interface Line {
  id: string
  status: string
  overlapAccepted: boolean
  remark: string | null
  person: { name: string }
}

let stage: Stage
beforeEach(async () => {
  await stage?.close()
  stage = await setStage()
})
afterAll(() => stage.close())

const change = (id: string, body: object) => stage.as('planner', 'POST', `/projectCrewItems/${id}`, body)
const item = async (id: string) => answered<Item>(await stage.as('planner', 'GET', `/projectCrewItems/${id}`))
const act = (id: string, action: string, body: object = {}) =>
  stage.as('chief', 'POST', `/projectCrewItemStatus/${id}/${action}`, body)

/** Another entry of the member, held, on another crew. */
const held = async (shift: { date: string; from: string; to: string }) => {
  const { a } = stage.world
  const itemId = await addItem(stage.test.database, a.id, {
    crewId: a.crews.other,
    functionId: a.functions.rigger,
    shift,
  })
  return addLine(stage.test.database, a.id, { itemId, personId: a.persons.member, status: 'confirmed' })
}

describe('changing a position', () => {
  it('changes what is named and nothing else; an empty comment is none', async () => {
    const { tomorrow } = stage.world.a.items
    const before = await item(tomorrow)
    const after = answered<Item>(await change(tomorrow, { task: 'Load in', commentCrew: '', amountOfRows: 9 }))
    expect(after).toEqual({ ...before, task: 'Load in', commentCrew: null, amountOfRows: 9, revision: 2 })
    expect(await item(tomorrow)).toEqual(after)
    expect(answered<Item>(await change(tomorrow, {}))).toEqual(after)
  })

  it('moves everybody on it, and marks those who were asked or had confirmed', async () => {
    const { a } = stage.world
    expect(answered<Item>(await change(a.items.tomorrow, { startTime: '06:30', endTime: '14:00' }))).toMatchObject({
      starts: '2026-06-11T04:30:00.000Z',
      ends: '2026-06-11T12:00:00.000Z',
    })
    const moved = answered<{ starts: string; changedAt: string }>(
      await stage.as('member', 'GET', `/jobs/${a.jobs.member.tomorrow}`),
    )
    expect(moved).toMatchObject({ starts: '2026-06-11T04:30:00.000Z', changedAt: worldNow.toISOString() })
    answered(await change(a.items.past, { endTime: '18:00' }))
    expect(answered(await stage.as('member', 'GET', `/jobs/${a.jobs.member.past}`))).toMatchObject({
      ends: '2026-06-09T16:00:00.000Z',
      changedAt: null,
    })
  })

  it('to the same time marks nobody', async () => {
    const { a } = stage.world
    answered(await change(a.items.tomorrow, { startTime: '09:00' }))
    const job = answered(await stage.as('member', 'GET', `/jobs/${a.jobs.member.tomorrow}`))
    expect(job).toMatchObject({ changedAt: null })
  })

  it('over another entry of somebody asks first and names the person; nothing moves until the yes', async () => {
    const { a } = stage.world
    const other = await held({ date: '2026-06-10', from: '19:00', to: '23:00' })
    const before = await item(a.items.today)
    const question = await change(a.items.today, { endTime: '20:00', task: 'Longer' })
    expect(question).toMatchObject({
      status: 409,
      body: { code: 'alreadyConfirmed', people: ['member Example'], collisions: [{ id: other, venue: 'Elsewhere a' }] },
    })
    expect(await item(a.items.today)).toEqual(before)
    answered(await change(a.items.today, { endTime: '20:00', acceptDoubleBooking: true }))
    const lines = await stage.admin<{ overlap_accepted: boolean; id: string }>(
      'select id, overlap_accepted from project_crew_item_status where item_id = $1',
      [a.items.today],
    )
    expect(lines.filter(line => line.overlap_accepted).map(({ id }) => id)).toEqual([a.jobs.member.today])
  })

  it('asks also about somebody who has checked out already', async () => {
    const { a } = stage.world
    const other = await held({ date: '2026-06-10', from: '19:00', to: '23:00' })
    await stage.admin(`update project_crew_item_status set status = 'checkedOut' where id = any($1)`, [
      [other, a.jobs.member.today],
    ])
    expect(codeOf(await change(a.items.today, { endTime: '20:00' }))).toBe('alreadyConfirmed')
    answered(await change(a.items.today, { endTime: '20:00', acceptDoubleBooking: true }))
  })

  it('keeps at least as many places as are taken', async () => {
    const { today } = stage.world.a.items
    expect((await change(today, { amountOfRows: 2 })).body).toMatchObject({ code: 'amountBelowFilled', filled: 3 })
    expect(answered<Item>(await change(today, { amountOfRows: 3 })).amountOfRows).toBe(3)
  })

  it.each([
    ['in the gap of spring', { startDate: '2027-03-28', startTime: '02:30', endTime: '10:00' }, 'timeInGap'],
    [
      'in the doubled hour of autumn',
      { startDate: '2026-10-25', startTime: '02:30', endTime: '10:00' },
      'timeIsDoubled',
    ],
  ] as const)('to a start %s asks which is meant', async (_, body, code) => {
    const answer = await change(stage.world.a.items.tomorrow, { ...body, endDate: null })
    expect(answer).toMatchObject({ status: 409, body: { code, which: 'start', choices: [{}, {}] } })
  })

  it.each([
    [{ endDate: '2026-06-10' }, 'body.endTime'],
    [{ endDate: '2026-06-13' }, 'body.endDate'],
  ])('to a time that ends before it starts, or lasts over two days, is refused: %j', async (body, path) => {
    const answer = await change(stage.world.a.items.tomorrow, body)
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalidInput', errors: [{ path }] } })
  })

  it('past midnight ends on the next day', async () => {
    const changed = answered<Item>(await change(stage.world.a.items.tomorrow, { startTime: '22:00', endTime: '06:00' }))
    expect(changed).toMatchObject({ starts: '2026-06-11T20:00:00.000Z', ends: '2026-06-12T04:00:00.000Z' })
  })
})

describe('the comments on a position', () => {
  it('reach only those they are for', async () => {
    const { today } = stage.world.a.items
    const told = async (who: Parameters<Stage['as']>[0]) => {
      const { commentInternal, commentCrew, commentCrewChief } = answered<Item>(
        await stage.as(who, 'GET', `/projectCrewItems/${today}`),
      )
      return [commentInternal, commentCrew, commentCrewChief]
    }
    expect(await told('planner')).toEqual(['internal', 'for the crew', 'for the chief'])
    expect(await told('chief')).toEqual([null, 'for the crew', 'for the chief'])
    expect(await told('member')).toEqual([null, 'for the crew', null])
    expect(await told('office')).toEqual([null, 'for the crew', null])
    expect(await told('client')).toEqual([null, null, null])
    expect(await told('projectVisitor')).toEqual([null, null, null])
  })
})

describe('putting a person on a position', () => {
  const put = (body: object) => stage.as('planner', 'POST', '/projectCrewItemStatus', body)

  it('invites, or confirms at once', async () => {
    const { a } = stage.world
    const body = { projectCrewItemId: a.items.tomorrow, personId: a.persons.stranger }
    expect(answered<Line>(await put(body), 201)).toMatchObject({
      status: 'invited',
      person: { name: 'stranger Example' },
    })
    expect(codeOf(await put(body))).toBe('alreadyOnPosition')
    const confirmed = await put({ projectCrewItemId: a.items.open, personId: a.persons.stranger, status: 'confirmed' })
    expect(answered<Line>(confirmed, 201).status).toBe('confirmed')
    expect((await item(a.items.open)).filled).toBe(1)
  })

  it('who is elsewhere then asks first', async () => {
    const { a } = stage.world
    const body = { projectCrewItemId: a.items.today, personId: a.persons.stranger, status: 'confirmed' }
    const question = await put(body)
    expect(question).toMatchObject({
      body: { code: 'alreadyConfirmed', collisions: [{ id: a.jobs.stranger.otherToday }] },
    })
    const line = answered<Line>(await put({ ...body, acceptDoubleBooking: true }), 201)
    expect(line).toMatchObject({ status: 'confirmed', overlapAccepted: true })
  })

  describe('whose proof ends before the shift does', () => {
    /** Until when somebody of the cast may do what they would do there. */
    const proves = (validUntil: string | null, personId = stage.world.a.persons.stranger) => {
      const { id, functions } = stage.world.a
      return stage.admin(
        `insert into person_function (tenant_id, id, person_id, function_id, proof, valid_until)
          values ($1, gen_random_uuid(), $2, $3, 'Crew card, 4711', $4)
          on conflict on constraint person_function_once do update set proof = excluded.proof, valid_until = excluded.valid_until`,
        [id, personId, functions.stagehand, validUntil],
      )
    }
    const proofs = [{ function: { caption: 'Stagehand' }, proof: 'Crew card, 4711', validUntil: '2026-06-10' }]
    const question = { status: 409, body: { code: 'alreadyConfirmed', collisions: [], absences: [], proofs } }

    it.each(['confirmed', 'invited'] as const)('asks first, and goes on after the yes: %s', async status => {
      const { a } = stage.world
      const body = { projectCrewItemId: a.items.tomorrow, personId: a.persons.stranger, status }
      await proves('2026-06-10')
      expect(await put(body)).toMatchObject(question)
      expect(answered<Line>(await put({ ...body, acceptDoubleBooking: true }), 201).status).toBe(status)
    })

    it('asks nothing where it holds on the day the shift ends, or without an end', async () => {
      const { a } = stage.world
      const body = { projectCrewItemId: a.items.tomorrow, personId: a.persons.stranger }
      await proves('2026-06-11')
      answered<Line>(await put(body), 201)
      await proves(null)
      answered<Line>(await put({ ...body, projectCrewItemId: a.items.open }), 201)
    })

    it('is told together with what they have then', async () => {
      const { a } = stage.world
      await proves('2026-06-09')
      const asked = await put({ projectCrewItemId: a.items.today, personId: a.persons.stranger, status: 'confirmed' })
      expect(asked.body).toMatchObject({
        collisions: [{ id: a.jobs.stranger.otherToday }],
        proofs: [{ validUntil: '2026-06-09' }],
      })
    })

    it('asks whoever takes them on, the crew chief without what the paper is called', async () => {
      const { a } = stage.world
      const { tomorrow } = a.jobs.colleague
      await proves('2026-06-10', a.persons.colleague)
      const asked = await act(tomorrow, 'activate')
      expect(asked).toMatchObject({ ...question, body: { ...question.body, proofs: [{ ...proofs[0], proof: null }] } })
      const planner = await stage.as('planner', 'POST', `/projectCrewItemStatus/${tomorrow}/activate`, {})
      expect(planner).toMatchObject(question)
      const accepted = await act(tomorrow, 'activate', { acceptDoubleBooking: true })
      expect(answered<Line>(accepted).status).toBe('confirmed')
    })

    it('is no question to themselves', async () => {
      const { a } = stage.world
      await proves('2026-06-10', a.persons.colleague)
      answered(await stage.as('colleague', 'POST', `/jobs/${a.jobs.colleague.tomorrow}/confirmation`, {}))
    })
  })

  it('never takes more places than there are', async () => {
    const { a } = stage.world
    answered(await change(a.items.today, { amountOfRows: 3 }))
    const person = await addPerson(stage.test.database, a, 'late')
    const body = { projectCrewItemId: a.items.today, personId: person.id }
    expect(codeOf(await put({ ...body, status: 'confirmed' }))).toBe('positionFull')
    expect(answered<Line>(await put(body), 201).status).toBe('invited')
  })
})

describe('the chief', () => {
  it('accepts an application, and confirms for whoever has phoned', async () => {
    const { colleague } = stage.world.a.jobs
    expect(answered<Line>(await act(colleague.open, 'activate'))).toMatchObject({ status: 'confirmed' })
    expect(answered<Line>(await act(colleague.tomorrow, 'activate'))).toMatchObject({ status: 'confirmed' })
    expect((await act(colleague.tomorrow, 'activate')).body).toMatchObject({ code: 'outOfTurn', state: 'confirmed' })
  })

  it('sends away and brings back, and the place is free in between', async () => {
    const { a } = stage.world
    const { today } = a.jobs.colleague
    expect(answered<Line>(await act(today, 'notNeeded')).status).toBe('notNeeded')
    expect((await item(a.items.today)).filled).toBe(2)
    expect((await act(today, 'noShow')).body).toMatchObject({ code: 'outOfTurn', state: 'notNeeded' })
    expect(answered<Line>(await act(today, 'reactivate')).status).toBe('invited')
    expect(answered<Line>(await act(today, 'activate')).status).toBe('confirmed')
    expect((await item(a.items.today)).filled).toBe(3)
  })

  it('marks a no-show, and takes it back when the person has come after all and there is still a place', async () => {
    const { a } = stage.world
    const { today } = a.jobs.colleague
    expect(answered<Line>(await act(today, 'noShow')).status).toBe('noShow')
    expect(answered<Line>(await act(today, 'reactivate')).status).toBe('confirmed')
    answered(await act(today, 'noShow'))
    answered(await change(a.items.today, { amountOfRows: 2 }))
    expect(codeOf(await act(today, 'reactivate'))).toBe('positionFull')
  })

  it('is asked when bringing somebody back makes a double booking', async () => {
    const { a } = stage.world
    answered(await act(a.jobs.member.today, 'noShow'))
    const other = await held({ date: '2026-06-10', from: '12:00', to: '16:00' })
    expect((await act(a.jobs.member.today, 'reactivate')).body).toMatchObject({
      code: 'alreadyConfirmed',
      collisions: [{ id: other }],
    })
    expect(answered<Line>(await act(a.jobs.member.today, 'reactivate', { acceptDoubleBooking: true }))).toMatchObject({
      status: 'confirmed',
      overlapAccepted: true,
    })
  })

  it('leaves a remark, and takes it away with an empty one', async () => {
    const { today } = stage.world.a.jobs.member
    const remark = (text: string | null) =>
      stage.as('chief', 'POST', `/projectCrewItemStatus/${today}`, { remark: text })
    expect(answered<Line>(await remark('Has the keys')).remark).toBe('Has the keys')
    expect(answered<Line>(await stage.as('chief', 'POST', `/projectCrewItemStatus/${today}`, {})).remark).toBe(
      'Has the keys',
    )
    expect(answered<Line>(await remark(' ')).remark).toBeNull()
  })
})

describe('the people of a crew', () => {
  it('are all lines for the chief and planning, and the own one for a member', async () => {
    const { a } = stage.world
    const lines = async (who: Parameters<Stage['as']>[0]) =>
      answered<{ items: Line[] }>(
        await stage.as(who, 'GET', `/projectCrews/${a.crews.main}/projectCrewItemStatus`),
      ).items.map(({ person }) => person.name)
    expect(await lines('chief')).toHaveLength(7)
    expect(await lines('planner')).toHaveLength(7)
    expect(new Set(await lines('member'))).toEqual(new Set(['member Example']))
  })

  it('are named with phones to each other, without to clients and visitors', async () => {
    const { a } = stage.world
    interface Crew {
      crewChief: { phone: string | null }
      contactOnSite: { phone: string | null } | null
      members: { name: string; phone: string | null; function: { code: string; caption: string } }[]
      mine: object
    }
    const crew = async (who: Parameters<Stage['as']>[0]) =>
      answered<Crew>(await stage.as(who, 'GET', `/projectCrews/${a.crews.main}`))
    for (const who of ['member', 'chief', 'planner', 'office'] as const)
      expect(
        (await crew(who)).members.every(({ phone }) => phone !== null),
        who,
      ).toBe(true)
    for (const who of ['client', 'projectVisitor'] as const)
      expect(
        (await crew(who)).members.some(({ phone }) => phone !== null),
        who,
      ).toBe(false)
    for (const { function: of } of (await crew('member')).members)
      expect(of).toEqual({ id: expect.any(String), code: expect.any(String), caption: expect.any(String) })
    expect((await crew('client')).crewChief.phone).toBeTruthy()
    expect(await crew('projectVisitor')).toMatchObject({ crewChief: { phone: null }, contactOnSite: null })
    expect((await crew('member')).mine).toMatchObject({ leads: false, plans: false })
    expect((await crew('chief')).mine).toMatchObject({ leads: true, plans: false, jobId: a.jobs.chief.today })
    expect((await crew('planner')).mine).toEqual({ leads: true, plans: true, jobId: null, projectCrewItemId: null })
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { PositionRequest, PositionRequests } from '../../../openapi/positionRequests.ts'
import type { CrewItem } from '../../../openapi/positions.ts'
import type { Warnings } from '../../../openapi/warnings.ts'
import { answered, codeOf, setStage, type LoginName, type Stage } from '../../support/stage.ts'
import type { TenantWorld } from '../../support/world.ts'

type One = z.output<typeof PositionRequest>
type Item = z.output<typeof CrewItem>

let stage: Stage
let a: TenantWorld
let crew: string
beforeEach(async () => {
  stage = await setStage()
  a = stage.world.a
  await stage.admin('delete from position_request where project_id = $1', [a.projects.main])
  crew = await addCrew()
})
afterEach(() => stage.close())

const position = () => ({ functionId: a.functions.stagehand, amountOfRows: 3, breakMinutes: 45 })
const addCrew = async (positions: object[] = [position()]) =>
  answered<{ id: string }>(
    await stage.as('planner', 'POST', '/projects/7001/projectCrews', {
      name: 'Load-out',
      startDate: '2026-06-12',
      startTime: '22:00',
      endTime: '04:00',
      positions,
    }),
    201,
  ).id

const wanted = () => ({ functionId: a.functions.stagehand, amountOfRows: 2, note: 'Two more at the ramp' })
const send = (body: object = {}, to = crew) =>
  stage.as('client', 'POST', `/projectCrews/${to}/positionRequests`, { ...wanted(), ...body })
const ask = async (body: object = {}) => answered<One>(await send(body), 201)
const act = (who: LoginName, id: string, what: 'accept' | 'withdraw') =>
  stage.as(who, 'POST', `/positionRequests/${id}/${what}`)
const decline = (id: string, reason = 'Nobody is free that night') =>
  stage.as('planner', 'POST', `/positionRequests/${id}/decline`, { reason })
const all = async (who: LoginName = 'client') =>
  answered<z.output<typeof PositionRequests>>(await stage.as(who, 'GET', '/projects/7001/positionRequests'))
const states = async () => (await all()).items.map(({ state }) => state)
const items = async (who: LoginName = 'planner') =>
  answered<{ items: Item[] }>(await stage.as(who, 'GET', `/projectCrews/${crew}/projectCrewItems`)).items
const removeCrew = () => stage.as('planner', 'POST', '/projects/7001/plan', { removedCrewIds: [crew] })
const warned = async () =>
  answered<z.output<typeof Warnings>>(await stage.as('planner', 'GET', '/warnings')).items.flatMap(one =>
    one.kind === 'requested' && one.project.id === a.projects.main ? [[one.crew.id, one.count]] : [],
  )
const said = async (code: string) =>
  answered<{ items: { code: string; text: string | null; position: { name: string } | null; by: object | null }[] }>(
    await stage.as('planner', 'GET', `/activities?projectId=${a.projects.main}&type=LOG`),
  ).items.find(line => line.code === code)

describe('a client who needs more people', () => {
  it('is read by the office, which answers nothing', async () => {
    const { id } = await ask()
    const { items: read, acceptedQuotation } = await all('office')
    expect([read.map(one => one.id), acceptedQuotation]).toEqual([[id], null])
    expect((await act('office', id, 'accept')).status).toBe(403)
    answered(await decline(id))
    expect((await all('office')).items[0]?.answeredBy).toBe('planner Example')
  })

  it('asks for them with the hours of the crew, and nothing is planned by that', async () => {
    const before = await items()
    const made = await ask()
    expect(made).toMatchObject({
      state: 'asked',
      projectCrew: { id: crew, name: 'Load-out' },
      amountOfRows: 2,
      startDate: '2026-06-12',
      startTime: '22:00',
      endTime: '04:00',
      starts: '2026-06-12T20:00:00.000Z',
      ends: '2026-06-13T02:00:00.000Z',
      note: 'Two more at the ramp',
      planned: false,
      answeredAt: null,
    })
    expect(await items()).toEqual(before)
    expect((await all()).items).toEqual([made])
    expect((await all('planner')).items).toEqual([made])
  })

  it('asks for other hours, on another day', async () => {
    expect(await ask({ startDate: '2026-06-13', startTime: '08:00', endTime: '12:00' })).toMatchObject({
      starts: '2026-06-13T06:00:00.000Z',
      ends: '2026-06-13T10:00:00.000Z',
    })
  })

  it('is refused hours that cannot be', async () => {
    expect(codeOf(await send({ startDate: '2026-06-13', endDate: '2026-06-12' }))).toBe('invalidInput')
    expect(codeOf(await send({ endDate: '2026-06-20' }))).toBe('invalidInput')
    expect(codeOf(await send({ startDate: '2027-03-28', startTime: '02:30', endTime: '06:00' }))).toBe('timeInGap')
    expect(codeOf(await send({ startDate: '2026-10-25', startTime: '02:30', endTime: '06:00' }))).toBe('timeIsDoubled')
    expect(codeOf(await send({ amountOfRows: 0 }))).toBe('invalidInput')
    expect(codeOf(await send({ functionId: crypto.randomUUID() }))).toBe('notFound')
    expect((await all()).items).toEqual([])
  })

  it('asks for nothing of a crew without hours unless it says some', async () => {
    const bare = await addCrew([])
    expect(codeOf(await send({}, bare))).toBe('invalidInput')
    expect((await send({ startDate: '2026-06-12', startTime: '22:00', endTime: '23:00' }, bare)).status).toBe(201)
  })

  it('cannot ask once the project is closed, or the day of the shift is over', async () => {
    stage.clock.set('2026-06-13T01:59:00Z')
    expect((await send()).status).toBe(201)
    stage.clock.set('2026-06-13T02:00:00Z')
    expect(codeOf(await send())).toBe('shiftOver')
    // Its last day is not over: what is needed later that day can be asked for, and not after it.
    const later = { startDate: '2026-06-14', startTime: '08:00', endTime: '12:00' }
    expect((await send(later)).status).toBe(201)
    stage.clock.set('2026-06-13T22:00:00Z')
    expect(codeOf(await send(later))).toBe('shiftOver')
    answered(await stage.as('planner', 'POST', '/projects/7001/close'))
    expect(codeOf(await send(later))).toBe('projectClosed')
    answered(await stage.as('planner', 'POST', '/projects/7001/reopen'))
  })

  it('asks once, however often the same is sent', async () => {
    const key = crypto.randomUUID()
    const again = async () =>
      answered<One>(
        await stage.server.request('a.test', 'POST', `/api/v1/projectCrews/${crew}/positionRequests`, {
          token: await stage.token('client'),
          body: wanted(),
          key,
        }),
        201,
      )
    expect((await again()).id).toBe((await again()).id)
    expect((await all()).items).toHaveLength(1)
  })

  it('withdraws what nobody has answered, and not what somebody has', async () => {
    const { id } = await ask()
    expect(answered<One>(await act('client', id, 'withdraw')).state).toBe('withdrawn')
    expect(codeOf(await act('client', id, 'withdraw'))).toBe('requestWithdrawn')
    expect(codeOf(await act('planner', id, 'accept'))).toBe('requestWithdrawn')
    expect(codeOf(await decline(id))).toBe('requestWithdrawn')
    const other = await ask()
    answered(await act('planner', other.id, 'accept'))
    expect(codeOf(await act('client', other.id, 'withdraw'))).toBe('requestAccepted')
  })

  it('is not allowed to where the agency took the right away', async () => {
    await stage.admin(
      `insert into login_type_rights (tenant_id, login_type, rights, mailbox_rights) values ($1, 'clients', '{"projects":{"READ":["OWN"]}}', '{}')`,
      [a.id],
    )
    await expect.poll(async () => codeOf(await send())).toBe('rightRequired')
  })
})

describe('planning', () => {
  it('is told at home, with who asked and why in the log, until it has answered', async () => {
    const { id } = await ask()
    expect(await warned()).toEqual([[crew, 2]])
    expect(await said('positionRequested')).toMatchObject({
      text: 'Two more at the ramp',
      position: { name: 'Stagehand' },
      by: { id: a.persons.client },
    })
    answered(await decline(id))
    expect(await warned()).toEqual([])
    expect(await said('positionRequestDeclined')).toMatchObject({ text: 'Nobody is free that night' })
  })

  it('is told however far away the crew is, and still once it has begun', async () => {
    await ask({ startDate: '2026-09-01' })
    expect(await warned()).toEqual([[crew, 2]])
    stage.clock.set('2026-06-12T21:00:00Z')
    await ask()
    expect(await warned()).toEqual([[crew, 4]])
    stage.clock.set('2026-06-13T02:00:00Z')
    expect(await warned()).toEqual([[crew, 2]])
  })

  it('accepts: it is a position like any other, with the mark, the break of its crew and the note', async () => {
    const { id } = await ask()
    const accepted = answered<One>(await act('planner', id, 'accept'))
    expect(accepted).toMatchObject({ id, state: 'accepted', planned: true, answeredBy: expect.any(String) as string })
    expect((await all('planner')).items).toEqual([accepted])
    expect((await all()).items).toEqual([{ ...accepted, answeredBy: null }])
    expect(await said('positionRequestAccepted')).toMatchObject({ position: { name: 'Stagehand' } })
    const made = (await items()).find(item => item.id === id)
    expect(made).toMatchObject({
      clientAdded: true,
      amountOfRows: 2,
      filled: 0,
      breakMinutes: 45,
      startTime: '22:00',
      starts: accepted.starts,
      ends: accepted.ends,
      commentInternal: 'Two more at the ramp',
    })
    expect((await items('client')).find(item => item.id === id)).toMatchObject({
      clientAdded: true,
      commentInternal: null,
    })
    expect((await items()).filter(({ clientAdded }) => clientAdded)).toHaveLength(1)
    const put = await stage.as('planner', 'POST', '/projectCrewItemStatus', {
      projectCrewItemId: id,
      personId: a.persons.stranger,
    })
    expect(put.status).toBe(201)
  })

  it('is told which quotation holds none of it, and the client’s stays as it was signed', async () => {
    await stage.admin('delete from quotation where project_id = $1', [a.projects.main])
    expect((await all('planner')).acceptedQuotation).toBeNull()
    type Quotation = { id: string; number: string; total: number; planChanged: boolean; state: string }
    const offered = answered<Quotation>(
      await stage.as('planner', 'POST', '/projects/7001/quotations', {
        validUntil: '2026-12-31',
        email: 'client@example.test',
      }),
      201,
    )
    const signature = {
      ratio: 2,
      strokes: [
        [
          [100, 100],
          [400, 200],
        ],
      ],
    }
    answered(await stage.as('client', 'POST', `/quotations/${offered.id}/accept`, { name: 'Jule', signature }))
    const { id } = await ask()
    expect((await all('planner')).acceptedQuotation).toBe(offered.number)
    expect((await all()).acceptedQuotation).toBeNull()
    const quoted = async () =>
      answered<{ quotations: Quotation[] }>(await stage.as('client', 'GET', '/projects/7001/quotations')).quotations[0]
    expect(await quoted()).toMatchObject({ state: 'accepted', total: offered.total, planChanged: false })
    answered(await act('planner', id, 'accept'))
    expect(await quoted()).toMatchObject({ state: 'accepted', total: offered.total, planChanged: true })
  })

  it('declines with a reason, which the client reads', async () => {
    const { id } = await ask()
    expect(codeOf(await decline(id, '  '))).toBe('invalidInput')
    answered(await decline(id))
    expect((await all()).items[0]).toMatchObject({ state: 'declined', reason: 'Nobody is free that night' })
    expect(await items()).toHaveLength(1)
    expect(codeOf(await decline(id))).toBe('requestDeclined')
    expect(codeOf(await act('planner', id, 'accept'))).toBe('requestDeclined')
  })

  it('accepts nothing of a project that is closed; it may still decline', async () => {
    const { id } = await ask()
    await stage.admin('update project set closed_at = now() where id = $1', [a.projects.main])
    expect(codeOf(await act('planner', id, 'accept'))).toBe('projectClosed')
    expect((await decline(id)).status).toBe(200)
  })

  it('answers too late once the hours are over, or the crew was taken out of the plan', async () => {
    const bare = await ask({ startDate: '2026-06-11', startTime: '08:00', endTime: '10:00' })
    stage.clock.set('2026-06-11T08:00:00Z')
    expect(await states()).toEqual(['lapsed'])
    expect(codeOf(await act('planner', bare.id, 'accept'))).toBe('requestLapsed')
    const { id } = await ask()
    answered(await removeCrew())
    expect(await states()).toEqual(['dropped', 'dropped'])
    expect(await warned()).toEqual([])
    expect(codeOf(await act('planner', id, 'accept'))).toBe('requestDropped')
    expect(codeOf(await act('client', id, 'withdraw'))).toBe('requestDropped')
  })

  it('shows what was accepted and taken out of the plan again as that', async () => {
    const { id } = await ask()
    answered(await act('planner', id, 'accept'))
    answered(await stage.as('planner', 'POST', '/projects/7001/plan', { removedItemIds: [id] }))
    expect((await all()).items[0]).toMatchObject({ state: 'accepted', planned: false })
  })
})

describe('at once', () => {
  const codes = (answers: { status: number; body: unknown }[]) =>
    answers.map(answer => (answer.status === 200 ? 'done' : (codeOf(answer as never) ?? ''))).toSorted()

  it('two planners answer: one is told what the other said', async () => {
    for (let round = 0; round < 4; round++) {
      const { id } = await ask()
      expect(codes(await Promise.all([act('planner', id, 'accept'), act('planner', id, 'accept')]))).toEqual([
        'done',
        'requestAccepted',
      ])
    }
    expect((await items()).filter(({ clientAdded }) => clientAdded)).toHaveLength(4)
  })

  it('the client withdraws while planning accepts: one of both is so', async () => {
    for (let round = 0; round < 4; round++) {
      const { id } = await ask()
      const said = codes(await Promise.all([act('client', id, 'withdraw'), act('planner', id, 'accept')]))
      const [one] = (await all()).items.filter(request => request.id === id)
      const there = (await items()).some(item => item.id === id)
      expect(said).toEqual(['done', there ? 'requestAccepted' : 'requestWithdrawn'])
      expect(one?.state).toBe(there ? 'accepted' : 'withdrawn')
    }
  })

  it('the crew is taken away while planning accepts: it stays with the position, or goes and the client is told', async () => {
    for (let round = 0; round < 4; round++) {
      crew = await addCrew()
      const { id } = await ask()
      const [removed, accepted] = await Promise.all([removeCrew(), act('planner', id, 'accept')])
      const state = (await all()).items.find(request => request.id === id)?.state
      if (accepted.status === 200) {
        expect([200, 409]).toContain(removed.status)
        expect(state).toBe('accepted')
        if (removed.status === 409) expect(codeOf(removed)).toBe('positionHasPeople')
      } else {
        expect(codeOf(accepted)).toBe('requestDropped')
        expect(removed.status).toBe(200)
        expect(state).toBe('dropped')
      }
    }
  })
})

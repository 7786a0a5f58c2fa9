import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { PCrewCandidate, PCrewMember } from '../../../openapi/membershipCrews.ts'
import type { PlannerCrewMembership } from '../../../openapi/plannerCrews.shapes.ts'
import { answered, codeOf, type LoginName, setStage, type Stage } from '../../support/stage.ts'
import type { TenantWorld } from '../../support/world.ts'
import { addItem, addLine, addPerson } from '../../support/world/add.ts'

type Member = z.output<typeof PCrewMember>
type Candidate = z.output<typeof PCrewCandidate>
type Membership = z.output<typeof PlannerCrewMembership>

let stage: Stage
let a: TenantWorld
beforeEach(async () => {
  await stage?.close()
  stage = await setStage()
  a = stage.world.a
})
afterAll(() => stage.close())

const list = async <T>(path: string, who: LoginName = 'planner') =>
  answered<{ items: T[]; total: number }>(await stage.as(who, 'GET', path)).items
const members = (id = a.plannerCrews.main, who: LoginName = 'planner') => list<Member>(`/pCrews/${id}/members`, who)
const candidates = (id = a.plannerCrews.main, who: LoginName = 'planner', q = '') =>
  list<Candidate>(`/pCrews/${id}/candidates${q}`, who)
const join = async (personId: string, more: object = {}, plannerCrewId = a.plannerCrews.main) =>
  answered<Membership>(
    await stage.as('planner', 'POST', '/plannerCrewMemberships', { plannerCrewId, personId, ...more }),
    201,
  )
const newcomer = { firstName: 'Nele', lastName: 'Niemann', email: 'Nele.Niemann@example.test' }
const invite = (body: object = newcomer, who: LoginName = 'planner', id = a.plannerCrews.main) =>
  stage.as(who, 'POST', `/pCrews/${id}/invitations`, body)
const mails = () =>
  stage.admin<{ recipient: string }>(
    `select recipient from mail where tenant_id = $1 and kind = 'passwordLink' order by created_at`,
    [a.id],
  )

describe('who belongs to a membership crew', () => {
  it('stands with how they did for its client and what is next there, favourites first', async () => {
    const item = await addItem(stage.test.database, a.id, {
      crewId: a.crews.main,
      functionId: a.functions.stagehand,
      shift: { date: '2026-06-24', from: '08:00', to: '16:00' },
    })
    await join(a.persons.member)
    await addLine(stage.test.database, a.id, { itemId: item, personId: a.persons.member, status: 'confirmed' })
    await join(a.persons.colleague, { kind: 'blocked', reason: 'No show twice', endDate: '2026-12-31' })
    const found = await members()
    expect(found.map(({ id, membership: { kind } }) => [id, kind])).toEqual([
      [a.persons.chief, 'favourite'],
      [a.persons.member, 'favourite'],
      [a.persons.colleague, 'blocked'],
    ])
    expect(found[1]).toMatchObject({
      shifts: 1,
      lastDay: '2026-06-09',
      phone: '+49 170 member',
      invited: false,
      membership: { assignmentType: 'regular', author: 'planner Example' },
      nextShift: { date: '2026-06-10', startTime: '10:30' },
    })
    expect(found[2]?.membership).toMatchObject({ reason: 'No show twice', endDate: '2026-12-31', assignmentType: null })
    // Of a crew of the agency itself all shifts count.
    await join(a.persons.stranger, {}, a.plannerCrews.agency)
    expect(await members(a.plannerCrews.agency)).toMatchObject([
      { id: a.persons.stranger, nextShift: { date: '2026-06-10' } },
    ])
  })

  it('a client reads those of the own crews, and phones only with the right to turn to people', async () => {
    expect(await members(a.plannerCrews.main, 'client')).toMatchObject([{ id: a.persons.chief, invited: false }])
    for (const part of ['members', 'candidates', `members/${a.persons.stranger}`])
      expect((await stage.as('client', 'GET', `/pCrews/${a.plannerCrews.other}/${part}`)).status).toBe(404)
    await stage.admin(
      `insert into login_type_rights (tenant_id, login_type, rights, mailbox_rights) values ($1, 'clients', $2, '{}')`,
      [a.id, { membershipCrews: { READ: ['OWN'] } }],
    )
    const [shown] = answered<{ items: Member[] }>(
      await stage.as('otherClient', 'GET', `/pCrews/${a.plannerCrews.other}/members`),
    ).items
    expect(shown).toMatchObject({ id: a.persons.stranger, phone: null })
    const contact = await stage.as(
      'otherClient',
      'GET',
      `/pCrews/${a.plannerCrews.other}/members/${a.persons.stranger}`,
    )
    expect(codeOf(contact)).toBe('rightRequired')
  })

  it('is reached by phone and mail; nobody else by the way of the crew', async () => {
    const contact = (person: string) => stage.as('client', 'GET', `/pCrews/${a.plannerCrews.main}/members/${person}`)
    expect(answered(await contact(a.persons.chief))).toMatchObject({
      name: 'chief Example',
      phone: '+49 170 chief',
      email: 'chief@example.test',
      crewName: 'Regulars of the client',
    })
    expect((await contact(a.persons.stranger)).status).toBe(404)
  })
})

describe('who could be added', () => {
  it('is whoever is not in it, who has worked most for its client first; a client knows the own ones', async () => {
    const found = await candidates()
    expect(found[0]).toMatchObject({ id: a.persons.member, shifts: 1, lastDay: '2026-06-09' })
    const ids = found.map(({ id }) => id)
    expect(ids).toContain(a.persons.stranger)
    expect(ids).not.toContain(a.persons.chief)
    expect(ids).not.toContain(a.persons.planner)
    const own = (await candidates(a.plannerCrews.main, 'client')).map(({ id }) => id)
    expect(own).toContain(a.persons.member)
    expect(own).not.toContain(a.persons.stranger)
    await join(a.persons.member, { kind: 'blocked', reason: 'Late' })
    expect((await candidates()).map(({ id }) => id)).not.toContain(a.persons.member)
  })

  it('is found by name, and by name alone where the crew has no client', async () => {
    expect((await candidates(a.plannerCrews.main, 'planner', '?q=strang')).map(({ id }) => id)).toEqual([
      a.persons.stranger,
    ])
    const all = await candidates(a.plannerCrews.agency)
    expect(all.map(({ name }) => name)).toEqual(all.map(({ name }) => name).toSorted())
  })
})

describe('somebody who is new to the agency', () => {
  it('is entered, invited once and a member; asked again they stay one', async () => {
    const made = answered<Membership>(await invite(), 201)
    expect(made).toMatchObject({ kind: 'favourite', person: { name: 'Nele Niemann' } })
    const again = answered<Membership>(await invite(), 201)
    expect(again.person.id).toBe(made.person.id)
    expect(await mails()).toEqual([{ recipient: 'nele.niemann@example.test' }])
    const nele = (await members()).find(({ id }) => id === made.person.id)
    expect(nele).toMatchObject({ invited: true, shifts: 0, rating: null, nextShift: null })
    expect((await members(a.plannerCrews.main, 'client')).find(({ id }) => id === made.person.id)).toMatchObject({
      invited: false,
    })
  })

  it('is invited once by two at the same time, and both are answered', async () => {
    const both = await Promise.all([invite(), invite({ ...newcomer, email: 'nele.niemann@example.test' })])
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    expect(await mails()).toHaveLength(1)
    expect((await members()).filter(({ name }) => name === 'Nele Niemann')).toHaveLength(1)
  })

  it('is nobody who logs in already, or whom the office has shut out', async () => {
    const member = { ...newcomer, email: a.logins.member }
    expect(codeOf(await invite(member))).toBe('loginActive')
    expect(codeOf(await invite({ ...newcomer, email: a.logins.client }))).toBe('loginActive')
    await stage.as('office', 'POST', `/persons/${a.persons.member}/endAccess`)
    expect(codeOf(await invite(member))).toBe('accessEnded')
    expect(codeOf(await invite({ ...newcomer, email: 'nobody' }))).toBe('invalidInput')
    expect(codeOf(await invite(newcomer, 'client'))).toBe('loginTypeRequired')
    expect(await mails()).toEqual([])
  })

  it('is nobody new where a login is called otherwise than its address: who is shut out stays out', async () => {
    const email = 'elsewhere@example.test'
    await stage.admin('update person set email = $2 where id = $1', [a.persons.member, email])
    expect(codeOf(await invite({ ...newcomer, email: 'Elsewhere@example.test' }))).toBe('loginActive')
    await stage.admin('update login set ended_at = now() where tenant_id = $1 and person_id = $2', [
      ...[a.id, a.persons.member],
    ])
    expect(codeOf(await invite({ ...newcomer, email }))).toBe('accessEnded')
    expect(await mails()).toEqual([])
  })

  it('stays blocked where they are: an invitation does not decide that', async () => {
    const made = answered<Membership>(await invite(), 201)
    await join(made.person.id, { kind: 'blocked', reason: 'No show' })
    const again = answered<Membership>(await invite(), 201)
    expect(again).toMatchObject({ kind: 'blocked', reason: 'No show', person: { id: made.person.id } })
  })

  it('is whoever is known by the address and was never invited', async () => {
    const { id, login } = await addPerson(stage.test.database, a, 'Early')
    await stage.admin('delete from login where login = $1', [login])
    expect(answered<Membership>(await invite({ ...newcomer, email: 'EARLY@example.test' }), 201).person.id).toBe(id)
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Stage } from '../../support/stage.ts'
import { answered, codeOf, setStage } from '../../support/stage.ts'
import { startMailServer, type MailServer } from '../../support/outside/mail-server.ts'

interface Job {
  status: string
  cancelReason: string | null
  change: { seen: string; agreed: Agreed; now: Agreed } | null
}
interface Agreed {
  startDate: string
  startTime: string
  place: string
  meetingPoint: string | null
}

let stage: Stage
let smtp: MailServer
beforeEach(async () => {
  smtp = await startMailServer()
  stage = await setStage({ config: { smtpUrl: smtp.url } })
})
afterEach(async () => {
  await stage.close()
  await smtp.close()
})

const tomorrow = () => stage.world.a.jobs.member.tomorrow
const confirm = async () => answered(await stage.as('member', 'POST', `/jobs/${tomorrow()}/confirmation`, {}))
const cancel = (reason = 'Fever, 39 degrees') =>
  stage.as('member', 'POST', `/jobs/${tomorrow()}/cancellation`, { reason })
/** How the line of tomorrow's job reads to whoever leads. */
async function lineFor(who: 'chief' | 'planner') {
  const path = `/projectCrewItems/${stage.world.a.items.tomorrow}/projectCrewItemStatus`
  const { items } = answered<{ items: (Job & { id: string; changeUnanswered: boolean })[] }>(
    await stage.as(who, 'GET', path),
  )
  return items.find(({ id }) => id === tomorrow())
}
const settled = (rules: object) =>
  stage.admin(`update tenant set settings = settings || $2::jsonb where id = $1`, [
    stage.world.a.id,
    JSON.stringify(rules),
  ])

describe('who cannot come', () => {
  it('says so before the start with a reason, which the chief is not told', async () => {
    expect(codeOf(await cancel())).toBe('outOfTurn')
    await confirm()
    expect((await cancel('  ')).status).toBe(400)
    expect(answered<Job>(await cancel())).toMatchObject({ status: 'cancelled', cancelReason: 'Fever, 39 degrees' })
    expect(await lineFor('chief')).toMatchObject({ status: 'cancelled', cancelReason: null })
    expect(await lineFor('planner')).toMatchObject({ status: 'cancelled', cancelReason: 'Fever, 39 degrees' })
  })

  it('is told to planning with the reason and to the chief without it, each in their language', async () => {
    const { a } = stage.world
    await stage.admin(`update person set email = 'chief@example.test', language = 'de' where id = $1`, [
      a.persons.chief,
    ])
    await stage.admin(`update person set email = 'planner@example.test', language = 'en' where id = $1`, [
      a.persons.planner,
    ])
    await stage.admin('update project set manager_id = $2 where id = $1', [a.projects.main, a.persons.planner])
    await confirm()
    answered(await cancel())
    await stage.server.runJobs()
    const told = Object.fromEntries(smtp.taken.map(({ to, mail }) => [to[0], mail]))
    expect(Object.keys(told).toSorted()).toEqual(['chief@example.test', 'planner@example.test'])
    expect(told['planner@example.test']?.subject).toMatch(/^member Example cannot come: /)
    expect(told['planner@example.test']?.text).toContain('Reason: Fever, 39 degrees')
    expect(told['chief@example.test']?.subject).toMatch(/^member Example kann nicht kommen: /)
    expect(told['chief@example.test']?.text).not.toContain('Fever')
    expect(told['chief@example.test']?.html).not.toContain('Fever')
  })

  it('is too late once it has started, and leaves nothing that could be wiped away', async () => {
    await confirm()
    stage.clock.set('2026-06-12T00:00:00Z')
    expect(codeOf(await cancel())).toBe('jobAlreadyStarted')
    stage.clock.set('2026-06-10T10:00:00Z')
    answered(await cancel())
    await stage.admin('update project_crew_item set open_for_applications = true where id = $1', [
      stage.world.a.items.tomorrow,
    ])
    const path = `/projectCrewItems/${stage.world.a.items.tomorrow}/unapplyVacancy`
    expect(codeOf(await stage.as('member', 'POST', path))).toBe('outOfTurn')
  })

  it.each([
    [true, true],
    [false, false],
  ])('where places reopen (%s), a full position that took applications takes them: %s', async (cancelReopens, open) => {
    const { a } = stage.world
    await settled({ cancelReopens })
    await confirm()
    await stage.admin(
      'update project_crew_item set amount_of_rows = filled, open_for_applications = true where id = $1',
      [a.items.tomorrow],
    )
    answered(await cancel())
    const [item] = await stage.admin<{ open: boolean; free: number }>(
      'select open_for_applications as open, amount_of_rows - filled as free from project_crew_item where id = $1',
      [a.items.tomorrow],
    )
    expect(item).toEqual({ open, free: 1 })
  })
})

describe('a job that was changed after its confirmation', () => {
  const read = async () => answered<Job>(await stage.as('member', 'GET', `/jobs/${tomorrow()}`))
  const move = (change: object) =>
    stage.as('planner', 'POST', `/projectCrewItems/${stage.world.a.items.tomorrow}`, change)
  const say = (seen: string) => stage.as('member', 'POST', `/jobs/${tomorrow()}/acknowledgement`, { seen })

  it('shows what was agreed and what is, until the person says that it is fine', async () => {
    answered(await move({ startTime: '07:15' }))
    await confirm()
    expect((await read()).change).toBeNull()
    answered(await move({ startTime: '08:30', task: 'Also new, and no reason to ask' }))
    const { change } = await read()
    expect(change).toMatchObject({ agreed: { startTime: '07:15' }, now: { startTime: '08:30' } })
    expect(answered<Job>(await say(change?.seen ?? '')).change).toBeNull()
    expect((await read()).change).toBeNull()
  })

  it('is known to planning and the chief as not noted, until the person says that it is fine or it is over', async () => {
    const unanswered = async () => [
      (await lineFor('planner'))?.changeUnanswered,
      (await lineFor('chief'))?.changeUnanswered,
    ]
    answered(await move({ startTime: '07:15' }))
    expect(await unanswered()).toEqual([false, false])
    await confirm()
    expect(await unanswered()).toEqual([false, false])
    answered(await move({ startTime: '08:30' }))
    expect(await unanswered()).toEqual([true, true])
    stage.clock.set('2026-06-13T10:00:00Z')
    expect(await unanswered()).toEqual([false, false])
    stage.clock.set('2026-06-10T10:00:00Z')
    answered(await say((await read()).change?.seen ?? ''))
    expect(await unanswered()).toEqual([false, false])
  })

  it('that changed again meanwhile is not fine as it was', async () => {
    await confirm()
    answered(await move({ startTime: '08:30' }))
    const { change } = await read()
    answered(await move({ startTime: '09:30' }))
    expect(codeOf(await say(change?.seen ?? ''))).toBe('outOfTurn')
    expect((await read()).change).toMatchObject({ now: { startTime: '09:30' } })
  })

  it('and back again asks nothing; another meeting point does, another name does not', async () => {
    await confirm()
    const [before] = await stage.admin<{ start_time: string }>(
      'select start_time from project_crew_item where id = $1',
      [stage.world.a.items.tomorrow],
    )
    answered(await move({ startTime: '08:30' }))
    answered(await move({ startTime: before?.start_time }))
    expect((await read()).change).toBeNull()
    await stage.admin(`update location set name = 'Renamed' where tenant_id = $1`, [stage.world.a.id])
    expect((await read()).change).toBeNull()
    await stage.admin(`update project_crew set meeting_point = 'Gate 4' where id = $1`, [stage.world.a.crews.main])
    expect((await read()).change).toMatchObject({ now: { meetingPoint: 'Gate 4', place: 'Renamed' } })
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Activity } from '../../../openapi/activities.ts'
import type { Project } from '../../../openapi/projects.shapes.ts'
import { answered, setStage, type Stage } from '../../support/stage.ts'
import { addItem, addLine } from '../../support/world/add.ts'
import type { TenantWorld } from '../../support/world.ts'
import { worldNow } from '../../support/world/cast.ts'

type Line = z.output<typeof Activity>

let stage: Stage
let a: TenantWorld
beforeAll(async () => {
  stage = await setStage()
  a = stage.world.a
})
afterAll(() => stage.close())

const logOf = async (query: string) =>
  answered<{ items: Line[] }>(await stage.as('planner', 'GET', `/activities?type=LOG&${query}`)).items
const plan = async <T = unknown>(path: string, body: unknown = {}, status = 200) =>
  answered<T>(await stage.as('planner', 'POST', path, body), status)
const said = (lines: Line[]) => lines.map(({ code }) => code)

/** A position of the main crew in a week, and the member on it. */
async function position(status: 'invited' | 'confirmed' | 'applied' = 'invited') {
  const { database } = stage.test
  const itemId = await addItem(database, a.id, {
    crewId: a.crews.main,
    functionId: a.functions.stagehand,
    shift: { date: '2026-06-18', from: '09:00', to: '17:00' },
    openForApplications: true,
  })
  const jobId = await addLine(database, a.id, {
    itemId,
    personId: a.persons.member,
    status,
    overlapAccepted: true,
  })
  return { itemId, jobId }
}

describe('the log of a project', () => {
  it('says who made it, closed it and opened it again, once each', async () => {
    const entered = {
      name: 'Harbour days',
      companyId: a.companies.client,
      locationId: a.locations.venue,
      beginDate: '2026-09-01',
      endDate: '2026-09-02',
    }
    const { id, number, name } = await plan<z.output<typeof Project>>('/projects', entered, 201)
    for (const act of ['close', 'close', 'reopen', 'reopen']) await plan(`/projects/${number}/${act}`)
    await plan(`/projects/${id}/password`)
    const lines = await logOf(`projectId=${id}`)
    expect(said(lines).toSorted()).toEqual(['projectClosed', 'projectCreated', 'projectReopened', 'visitorLinkRenewed'])
    for (const line of lines)
      expect(line).toMatchObject({
        type: 'LOG',
        project: { id, number, name },
        by: { id: a.persons.planner, name: 'planner Example' },
        createdAt: worldNow.toISOString(),
        toDo: null,
      })

    const copy = await plan<z.output<typeof Project>>(`/projects/${number}/copy`, entered, 201)
    const [line, ...more] = await logOf(`projectId=${copy.id}`)
    expect(line).toMatchObject({ code: 'projectCopied', text: number })
    expect(more).toEqual([])
  })

  it('is read newest first', async () => {
    const { itemId } = await position()
    for (const task of ['one', 'two', 'three']) {
      stage.clock.forward(1_000)
      await plan(`/projectCrewItems/${itemId}`, { task })
    }
    const lines = await logOf(`projectCrewItemId=${itemId}`)
    expect(lines.map(({ changes }) => changes[0]?.after)).toEqual(['three', 'two', 'one'])
    const [newest] = await logOf(`projectId=${a.projects.main}&limit=1`)
    expect(newest).toEqual(lines[0])
  })
})

describe('the log of a position', () => {
  it('says each field that became another, as it was and as it is', async () => {
    const { itemId } = await position('confirmed')
    await plan(`/projectCrewItems/${itemId}`, {
      startTime: '08:30',
      endTime: '17:00',
      amountOfRows: 6,
      task: 'Load in',
      commentCrew: '',
      openForApplications: false,
      acceptDoubleBooking: true,
    })
    const [line, ...more] = await logOf(`projectCrewItemId=${itemId}`)
    expect(line).toMatchObject({
      code: 'positionChanged',
      project: { id: a.projects.main },
      crew: { id: a.crews.main, name: 'Main crew' },
      position: { id: itemId, name: 'Stagehand', functionCode: 'SH' },
      person: null,
      told: 1,
      changes: [
        { field: 'startTime', before: '09:00', after: '08:30' },
        { field: 'amountOfRows', before: 5, after: 6 },
        { field: 'task', before: null, after: 'Load in' },
        { field: 'openForApplications', before: true, after: false },
      ],
    })
    expect(more).toEqual([])
  })

  it('says nothing where nothing became another', async () => {
    const { itemId } = await position()
    await plan(`/projectCrewItems/${itemId}`, { startTime: '09:00', task: '', amountOfRows: 5 })
    expect(await logOf(`projectCrewItemId=${itemId}`)).toEqual([])
  })

  it('says nothing of what was refused', async () => {
    const { itemId } = await position('confirmed')
    const answer = await stage.as('planner', 'POST', `/projectCrewItems/${itemId}`, {
      startDate: '2026-03-29',
      startTime: '02:30',
    })
    expect(answer.status).toBe(409)
    expect(await logOf(`projectCrewItemId=${itemId}`)).toEqual([])
  })
})

describe('the log of a person on a position', () => {
  const member = async (method: string, path: string, body?: unknown) =>
    answered(await stage.as('member', method, path, body ?? (method === 'GET' ? undefined : {})))

  it('says what they answered', async () => {
    const { itemId, jobId } = await position()
    await member('POST', `/jobs/${jobId}/confirmation`, { acceptDoubleBooking: true })
    await member('POST', `/jobs/${jobId}/confirmation/undo`)
    await member('POST', `/jobs/${jobId}/decline`)
    await member('POST', `/jobs/${jobId}/decline/undo`)
    await member('POST', `/jobs/${jobId}/confirmation`, { acceptDoubleBooking: true })
    await member('POST', `/jobs/${jobId}/cancellation`, { reason: 'Ill since last night' })
    const lines = await logOf(`projectCrewItemId=${itemId}`)
    expect(said(lines).toSorted()).toEqual([
      'answerTakenBack',
      'answerTakenBack',
      'personCancelled',
      'personConfirmed',
      'personConfirmed',
      'personDeclined',
    ])
    for (const line of lines)
      expect(line).toMatchObject({
        person: { id: a.persons.member, name: 'member Example' },
        by: { id: a.persons.member },
        project: { id: a.projects.main },
      })
    expect(lines.find(({ code }) => code === 'personCancelled')?.text).toBe('Ill since last night')
  })

  it('says what planning did with them', async () => {
    const { jobId, itemId } = await position()
    for (const act of ['activate', 'noShow', 'reactivate', 'notNeeded'])
      await plan(`/projectCrewItemStatus/${jobId}/${act}`, { acceptDoubleBooking: true })
    expect(said(await logOf(`projectCrewItemId=${itemId}`)).toSorted()).toEqual([
      'personConfirmed',
      'personNoShow',
      'personNotNeeded',
      'personReactivated',
    ])
    for (const [person, status] of [
      [a.persons.colleague, 'invited'],
      [a.persons.stranger, 'confirmed'],
    ] as const)
      await plan(
        '/projectCrewItemStatus',
        { projectCrewItemId: itemId, personId: person, status, acceptDoubleBooking: true },
        201,
      )
    const lines = await logOf(`projectCrewItemId=${itemId}`)
    expect(lines.find(({ person }) => person?.id === a.persons.colleague)?.code).toBe('personInvited')
    expect(lines.find(({ person }) => person?.id === a.persons.stranger)?.code).toBe('personConfirmed')
    expect(said(await logOf(`personId=${a.persons.stranger}`))).toEqual(['personConfirmed'])
  })

  it('says that they asked for it, and took that back', async () => {
    const itemId = await addItem(stage.test.database, a.id, {
      crewId: a.crews.main,
      functionId: a.functions.rigger,
      shift: { date: '2026-06-19', from: '09:00', to: '17:00' },
      openForApplications: true,
    })
    for (const act of ['applyVacancy', 'applyVacancy', 'unapplyVacancy', 'unapplyVacancy'])
      await member('POST', `/projectCrewItems/${itemId}/${act}`)
    expect(said(await logOf(`projectCrewItemId=${itemId}`)).toSorted()).toEqual([
      'applicationWithdrawn',
      'personApplied',
    ])
  })
})

it('a line of the log is neither changed nor removed, whoever sends the SQL', async () => {
  const { itemId } = await position()
  await plan(`/projectCrewItems/${itemId}`, { task: 'Kept' })
  for (const statement of [
    `update activity set text = 'other' where item_id = '${itemId}'`,
    `delete from activity where item_id = '${itemId}'`,
    'truncate activity cascade',
  ]) {
    await expect(stage.admin(statement)).rejects.toThrow(/never changed or removed/)
    const sent = stage.test.database.withTenant(a.id, tx => tx.raw(statement))
    await expect(sent).rejects.toThrow(/never changed or removed|permission denied/)
  }
  expect(await logOf(`projectCrewItemId=${itemId}`)).toHaveLength(1)
})

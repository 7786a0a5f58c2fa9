import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { defaultRights } from '../../../openapi/access.ts'
import type { Approval } from '../../../openapi/approvals.ts'
import type { ProjectDocument } from '../../../openapi/projectDocuments.ts'
import { paper } from '../../support/files/papers.ts'
import { sendFile } from '../../support/files/send-file.ts'
import { answered, codeOf, type LoginName, setStage, type Stage } from '../../support/stage.ts'
import { until } from '../../support/until.ts'
import type { TenantWorld } from '../../support/world.ts'

type File = z.output<typeof ProjectDocument>

let stage: Stage
let a: TenantWorld
beforeEach(async () => {
  stage = await setStage()
  a = stage.world.a
})
afterEach(() => stage.close())

const photo = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#20607a' } })
    .jpeg()
    .toBuffer()
const at = (id: string, act = '') => `/projectDocuments/${id}${act}`
const add = async (who: LoginName, bytes: Uint8Array, more: object = {}, sent: { key?: string } = {}) =>
  stage.as(who, 'POST', `/projects/${a.projects.main}/documents`, await body(who, bytes, more), sent)
const body = async (who: LoginName, bytes: Uint8Array, more: object = {}) => ({
  ...{ uploadId: await sendFile(stage, who, bytes), kind: 'photo', crewId: a.crews.main },
  ...more,
})
const sent = async (who: LoginName = 'member', more: object = {}) =>
  answered<File>(await add(who, await photo(), more), 201)
const listed = async (who: LoginName, query = 'kind=photo') =>
  answered<{ items: File[] }>(await stage.as(who, 'GET', `/projects/${a.projects.main}/documents?${query}`)).items
const sees = async (who: LoginName, { id }: File) => (await listed(who)).some(file => file.id === id)

describe('a photo of the crew', () => {
  it('is in review, with who took it at whose work and when', async () => {
    const file = await sent('member', { takenAt: '2026-06-10T07:40:00Z' })
    expect(file).toMatchObject({
      ...{ kind: 'photo', name: 'paper.jpg', format: 'picture', state: 'inReview', own: true, reason: null },
      ...{ takenAt: '2026-06-10T07:40:00.000Z', crew: { id: a.crews.main }, sentBy: { id: a.persons.member } },
    })
    expect((await listed('member', `crewId=${a.crews.main}`)).find(({ id }) => id === file.id)).toEqual(file)
  })

  it('waits in the queue of decisions until one was made; what a desk sends never does', async () => {
    const queue = async (who: LoginName, state: string) =>
      answered<{ items: z.output<typeof Approval>[] }>(await stage.as(who, 'GET', `/approvals?state=${state}`)).items
    const file = await sent()
    const own = await sent('planner')
    const open = await queue('planner', 'open')
    expect(open.find(({ id }) => id === file.id)).toMatchObject({
      ...{ kind: 'photo', documentId: null, name: null, person: { id: a.persons.member } },
      ...{ project: { id: a.projects.main }, crew: { id: a.crews.main }, decision: null },
    })
    answered(await stage.as('office', 'POST', at(file.id, '/approve')), 204)
    const decided = await queue('planner', 'decided')
    expect(decided[0]).toMatchObject({ id: file.id, decision: { outcome: 'approved' } })
    expect([...open, ...decided].map(({ id }) => id)).not.toContain(own.id)
    const other = await sent()
    answered(await stage.as('member', 'DELETE', at(other.id)), 204)
    expect((await queue('planner', 'open')).map(({ id }) => id)).not.toContain(other.id)
  })

  it('taken by a device whose clock is ahead was taken when it came', async () => {
    const file = await sent('member', { takenAt: '2030-01-01T00:00:00Z' })
    expect(file.takenAt).toBe(stage.clock.now.toISOString())
  })

  it('is seen by the crew and the desks at once, by the client once it was approved', async () => {
    const file = await sent()
    expect(await Promise.all((['chief', 'planner', 'office', 'client'] as const).map(who => sees(who, file)))).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect((await stage.as('client', 'GET', at(file.id, '/file'))).status).toBe(404)
    answered(await stage.as('planner', 'POST', at(file.id, '/approve')), 204)
    expect(await sees('client', file)).toBe(true)
    expect((await stage.as('client', 'GET', at(file.id, '/file'))).status).toBe(200)
  })

  it('that was declined never reaches the client, and says why to whoever sent it', async () => {
    const file = await sent()
    answered(await stage.as('office', 'POST', at(file.id, '/decline'), { reason: 'Faces of guests' }), 204)
    expect(await sees('client', file)).toBe(false)
    const [own] = (await listed('member')).filter(({ id }) => id === file.id)
    expect(own).toMatchObject({ state: 'declined', reason: 'Faces of guests' })
  })

  it('is decided about once', async () => {
    const file = await sent()
    const both = await Promise.all([
      stage.as('planner', 'POST', at(file.id, '/approve')),
      stage.as('office', 'POST', at(file.id, '/decline'), { reason: 'No' }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409])
    expect(both.map(codeOf).filter(Boolean)).toEqual(['uploadDecided'])
  })

  it('sent twice under one key is one', async () => {
    const said = await body('member', await photo())
    const again = () =>
      stage.as('member', 'POST', `/projects/${a.projects.main}/documents`, said, { key: 'the-same-key' })
    const before = (await listed('member')).length
    const [first, second] = [await again(), await again()]
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body).toEqual(first.body)
    expect((await listed('member')).length).toBe(before + 1)
  })

  it('is one where two taps come at once', async () => {
    const said = await body('member', await photo())
    const before = (await listed('member')).length
    await Promise.all(
      [1, 2].map(() =>
        stage.as('member', 'POST', `/projects/${a.projects.main}/documents`, said, { key: 'both-at-once' }),
      ),
    )
    expect((await listed('member')).length).toBe(before + 1)
  })

  it('is used up by being sent', async () => {
    const said = await body('member', await photo())
    expect((await stage.as('member', 'POST', `/projects/${a.projects.main}/documents`, said)).status).toBe(201)
    const answer = await stage.as('member', 'POST', `/projects/${a.projects.main}/documents`, said)
    expect(answer).toMatchObject({ status: 404, body: { errors: [{ path: 'body.uploadId' }] } })
  })

  it('comes small for a tile, and says nothing of where it was taken', async () => {
    const file = await sent()
    const small = await stage.as('member', 'GET', at(file.id, '/file?small=true'))
    const { width, exif } = await sharp(small.bytes).metadata()
    expect({ width, exif, type: small.headers['content-type'] }).toEqual({
      width: 640,
      exif: undefined,
      type: 'image/webp',
    })
    const whole = await sharp((await stage.as('member', 'GET', at(file.id, '/file'))).bytes).metadata()
    expect(whole.width).toBe(900)
  })
})

it('a project is asked by its number as well, as its pages are', async () => {
  const uploadId = await sendFile(stage, 'member', await photo())
  const said = { uploadId, kind: 'photo', crewId: a.crews.main }
  const file = answered<File>(await stage.as('member', 'POST', '/projects/7001/documents', said), 201)
  const { items } = answered<{ items: File[] }>(await stage.as('client', 'GET', '/projects/7001/documents?kind=photo'))
  expect(items.map(({ id }) => id)).toEqual([a.projectDocuments.main])
  expect(await sees('member', file)).toBe(true)
})

describe('of the desks', () => {
  it('needs nobody to look at it, and may be about the project as a whole', async () => {
    const file = answered<File>(
      await add('planner', await paper(), { kind: 'file', crewId: undefined, name: 'Stage plan' }),
      201,
    )
    expect(file).toMatchObject({ kind: 'file', name: 'Stage plan', format: 'pdf', state: 'approved', crew: null })
    expect((await listed('client', 'kind=file')).map(({ id }) => id)).toEqual([file.id])
    // What is about all of it is no matter of one crew.
    expect(await listed('member', 'kind=file')).toEqual([])
  })
})

describe('taken away', () => {
  it('nobody finds it, and it comes back', async () => {
    const file = await sent()
    answered(await stage.as('member', 'DELETE', at(file.id)), 204)
    expect(await sees('planner', file)).toBe(false)
    expect((await stage.as('planner', 'GET', at(file.id, '/file'))).status).toBe(404)
    expect((await stage.as('planner', 'POST', at(file.id, '/approve'))).status).toBe(404)
    answered(await stage.as('member', 'POST', at(file.id, '/restore')), 204)
    expect(await sees('planner', file)).toBe(true)
  })

  it('by a desk it stays away for whoever sent it', async () => {
    const file = await sent()
    answered(await stage.as('planner', 'DELETE', at(file.id)), 204)
    expect((await stage.as('member', 'POST', at(file.id, '/restore'))).status).toBe(404)
    // Nor is it theirs by being taken away once more.
    answered(await stage.as('member', 'DELETE', at(file.id)), 204)
    expect((await stage.as('member', 'POST', at(file.id, '/restore'))).status).toBe(404)
    answered(await stage.as('office', 'POST', at(file.id, '/restore')), 204)
    expect(await sees('member', file)).toBe(true)
  })

  it('is for whoever sent it and the desks', async () => {
    const file = await sent()
    expect((await stage.as('chief', 'DELETE', at(file.id))).status).toBe(404)
  })
})

it('is open to planning by right, as it is to the client; to whoever took it and to the office without', async () => {
  const file = await sent()
  const statuses = async (who: LoginName) =>
    Promise.all(
      [
        stage.as(who, 'GET', `/projects/${a.projects.main}/documents`),
        stage.as(who, 'GET', at(file.id, '/file')),
        stage.as(who, 'POST', at(file.id, '/decline'), { reason: 'Faces' }, { key: `decline-${who}` }),
        stage.as(who, 'POST', at(file.id, '/restore')),
      ].map(async answer => (await answer).status),
    )
  const queue = async () =>
    answered<{ items: { id: string }[] }>(await stage.as('planner', 'GET', '/approvals')).items.map(({ id }) => id)
  expect(await queue()).toContain(file.id)
  const { projectAttachments: _, ...others } = defaultRights.planners
  await stage.admin(
    `insert into login_type_rights (tenant_id, login_type, rights, mailbox_rights) values ($1, 'planners', $2, '{}')`,
    [a.id, JSON.stringify(others)],
  )
  await until(
    async () => (await stage.as('planner', 'GET', at(file.id, '/file'))).status === 404,
    'the right to be gone',
  )
  expect(await statuses('planner')).toEqual([404, 404, 404, 404])
  expect((await add('planner', await photo(), { crewId: undefined })).status).toBe(404)
  expect(await queue()).not.toContain(file.id)
  expect(await sees('member', file)).toBe(true)
  expect(await sees('office', file)).toBe(true)
  await stage.admin('delete from login_type_rights')
  await until(
    async () => (await stage.as('planner', 'GET', at(file.id, '/file'))).status === 200,
    'the right to be back',
  )
})

describe('refused is', () => {
  it('a crew that is not of this project, and one that whoever sends it is not on', async () => {
    for (const crewId of [a.crews.other, crypto.randomUUID(), stage.world.b.crews.main]) {
      const answer = await add('member', await photo(), { crewId })
      expect(answer).toMatchObject({ status: 404, body: { errors: [{ path: 'body.crewId' }] } })
    }
  })

  it('a project one does not work on, and one of another agency', async () => {
    const said = await body('member', await photo(), { crewId: undefined })
    for (const project of [a.projects.other, stage.world.b.projects.main])
      expect((await stage.as('member', 'POST', `/projects/${project}/documents`, said)).status).toBe(404)
    expect((await stage.as('stranger', 'GET', `/projects/${a.projects.main}/documents`)).status).toBe(404)
  })

  it('an upload of somebody else, and one that has not arrived', async () => {
    const uploadId = await sendFile(stage, 'chief', await photo())
    expect((await add('member', await photo(), { uploadId })).status).toBe(404)
    expect(codeOf(await add('member', await photo(), { uploadId: a.uploads.main }))).toBe('uploadUnfinished')
  })

  it('what is no picture and no PDF, with nothing kept', async () => {
    const kept = () => stage.admin('select (select count(*) from stored_file), (select count(*) from project_document)')
    const before = await kept()
    expect(codeOf(await add('member', Buffer.from('<!doctype html><script>alert(1)</script>')))).toBe('fileKindWrong')
    expect(await kept()).toEqual(before)
  })

  it('declining without a reason', async () => {
    const file = await sent()
    expect((await stage.as('planner', 'POST', at(file.id, '/decline'), { reason: ' ' })).status).toBe(400)
  })
})

it('stays with the project when its crew is taken out of the plan', async () => {
  const hours = { startDate: '2026-09-01', startTime: '18:00', endTime: '02:00' }
  const crew = answered<{ id: string }>(
    await stage.as('planner', 'POST', `/projects/${a.projects.main}/projectCrews`, {
      ...{ name: 'Load-out', ...hours, positions: [{ functionId: a.functions.rigger, amountOfRows: 1 }] },
    }),
    201,
  )
  const file = answered<File>(await add('planner', await photo(), { crewId: crew.id }), 201)
  expect(file.crew?.name).toBe('Load-out')
  answered(await stage.as('planner', 'POST', `/projects/${a.projects.main}/plan`, { removedCrewIds: [crew.id] }))
  expect((await listed('planner')).find(({ id }) => id === file.id)).toMatchObject({ crew: null, state: 'approved' })
})

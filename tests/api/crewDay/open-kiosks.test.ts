import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { OpenKiosk } from '../../../openapi/kiosks.ts'
import { type LoginName, type Stage, answered, setStage } from '../../support/stage.ts'
import { worldNow } from '../../support/world/cast.ts'

type Kiosk = z.output<typeof OpenKiosk>

let stage: Stage
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.close())
beforeEach(() => stage.clock.set(worldNow))

const list = async (query = '') =>
  answered<{ items: Kiosk[] }>(await stage.as('office', 'GET', `/kiosks${query}`)).items
async function start(label: string, crewId = stage.world.a.crews.main) {
  const { a } = stage.world
  const token = await stage.server.login(a.host, a.logins.chief)
  const body = { crewId, label }
  const started = await stage.server.request(a.host, 'POST', '/api/v1/kiosks', { token, body })
  return answered<{ token: string; kiosk: { id: string } }>(started, 201)
}
const by = (token: string, method: string, path: string, body?: object) =>
  stage.server.request(stage.world.a.host, method, `/api/v1${path}`, { token, ...(body ? { body } : {}) })
const revoke = (who: LoginName, id: string) => stage.as(who, 'POST', `/kiosks/${id}/revoke`, {})

describe('kiosks of the agency', () => {
  it('are all that stand now, with crew, project, who started them, and what they have not sent', async () => {
    const { token, kiosk } = await start('Dock C')
    stage.clock.forward(60_000)
    answered(await by(token, 'POST', '/punches', { entries: [], waiting: 3 }))
    const found = (await list()).find(({ id }) => id === kiosk.id)
    expect(found).toMatchObject({
      label: 'Dock C',
      crew: { id: stage.world.a.crews.main },
      project: { number: '7001' },
      startedBy: 'chief Example',
      startedAt: worldNow.toISOString(),
      lastSeenAt: stage.clock.now.toISOString(),
      waiting: 3,
    })
    expect((await list(`?q=${found?.project.number}`)).map(({ id }) => id)).toContain(kiosk.id)
    expect(await list('?q=nosuchthing')).toEqual([])
  })

  it('are not those that were left, closed, or outlived', async () => {
    const [left, closed, old] = [await start('Left'), await start('Closed'), await start('Old')]
    const ids = async () => (await list()).map(({ id }) => id)
    expect(await ids()).toEqual(expect.arrayContaining([left.kiosk.id, closed.kiosk.id, old.kiosk.id]))
    answered(await by(left.token, 'POST', '/punches', { entries: [], waiting: 0, leaving: true }))
    answered(await revoke('chief', closed.kiosk.id))
    expect(await ids()).toContain(old.kiosk.id)
    for (const { kiosk } of [left, closed]) expect(await ids()).not.toContain(kiosk.id)
    stage.clock.forward(40 * 86_400_000)
    const again = await stage.server.login(stage.world.a.host, stage.world.a.logins.office)
    const later = await by(again, 'GET', '/kiosks')
    expect(answered<{ items: Kiosk[] }>(later).items.map(({ id }) => id)).not.toContain(old.kiosk.id)
  })

  it('are ended by the office: the tablet reads nothing any more, and what it has still arrives', async () => {
    const { token, kiosk } = await start('Gate Z')
    const crew = `/projectCrews/${stage.world.a.crews.main}/roster`
    expect((await by(token, 'GET', crew)).status).toBe(200)
    expect(answered(await revoke('office', kiosk.id))).toMatchObject({ revokedAt: stage.clock.now.toISOString() })
    expect((await list()).map(({ id }) => id)).not.toContain(kiosk.id)
    expect((await by(token, 'GET', crew)).body).toMatchObject({ code: 'kioskRevoked' })
    answered(await by(token, 'POST', '/punches', { entries: [], waiting: 0 }))
  })

  it('of another agency are not there', async () => {
    const { kiosk } = await start('Gate X')
    const token = await stage.token('office', 'b')
    const asked = await stage.server.request(stage.world.b.host, 'GET', '/api/v1/kiosks', { token })
    expect(answered<{ items: Kiosk[] }>(asked).items.map(({ id }) => id)).not.toContain(kiosk.id)
    const path = `/api/v1/kiosks/${kiosk.id}/revoke`
    expect((await stage.server.request(stage.world.b.host, 'POST', path, { token, body: {} })).status).toBe(404)
  })
})

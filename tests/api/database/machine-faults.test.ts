import { afterAll, beforeAll, expect, it } from 'vitest'
import { work } from '../../../server/work.ts'
import { addCrewOver } from '../../support/rows/crew-over.ts'
import { answered, setStage, type Stage } from '../../support/stage.ts'
import { worldNow } from '../../support/world/cast.ts'

let stage: Stage
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.close())

const hour = 3_600_000

it('a full store loses no signed note: it is drawn while it cannot be kept, and kept once there is room', async () => {
  const { a } = stage.world
  const times = { inAt: '2026-06-08T03:58:00Z', outAt: '2026-06-08T12:03:00Z' }
  const { crewId, lines } = await addCrewOver(stage, { date: '2026-06-08', from: '06:00', to: '14:00' }, [
    { name: 'w1', ...times },
  ])
  const path = `/projectCrews/${crewId}`
  const kept = async () =>
    (
      await stage.admin<{ kept: boolean }>('select file_id is not null as kept from delivery_note where crew_id = $1', [
        crewId,
      ])
    )[0]?.kept

  const { services } = stage.server
  const { files } = services
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  services.files = { ...files, put: () => Promise.reject(full) }
  try {
    answered(await stage.as('planner', 'POST', `${path}/setProposedPaidChargedHours`))
    const hours = lines.map(id => ({ id, chargeable: 450, startTime: '06:00' }))
    answered(await stage.as('planner', 'POST', `${path}/digitalConfirm`, { lines: hours }))
    answered(await stage.as('planner', 'POST', `${path}/deliveryNote/release`))
    await expect(work.tasks['renderDeliveryNote']?.(services, { tenant: a.id, crewId })).rejects.toThrow('ENOSPC')
    expect(await kept()).toBe(false)
    const pdf = await stage.as('planner', 'GET', `${path}/deliveryNote`)
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
  } finally {
    services.files = files
  }
  stage.clock.forward(11_000)
  await stage.server.runJobs()
  expect(await kept()).toBe(true)
})

it.each([
  ['back by two hours', -2 * hour],
  ['ahead by half an hour', hour / 2],
  ['to where it was', 0],
])('a clock that is set %s ends no session and refuses nobody', async (_, by) => {
  const { a } = stage.world
  const token = await stage.token('member')
  stage.clock.set(new Date(worldNow.getTime() + by))
  const jobs = await stage.server.request(a.host, 'GET', '/api/v1/jobs', { token })
  expect(jobs.status, jobs.text).toBe(200)
  expect(await stage.server.login(a.host, a.logins.member)).toMatch(/\S/)
  const said = { type: 'LOG', caption: 'Pre-call' }
  const punched = await stage.as('member', 'POST', `/projectCrewItems/${a.items.today}/activities`, said)
  expect(punched.status, punched.text).toBeLessThan(300)
})

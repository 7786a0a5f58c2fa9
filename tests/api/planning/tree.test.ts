import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { OneCrewOneTree } from '../../../openapi/oneXOneTree.ts'
import { type LoginName, answered, codeOf, setStage, type Stage } from '../../support/stage.ts'

type Wood = z.output<typeof OneCrewOneTree>

let stage: Stage
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.close())

const page = (change: string, values: unknown[] = []) =>
  stage
    .admin(`update tenant set ${change} where id = $1`, [stage.world.a.id, ...values])
    .then(() => stage.server.services.tenants.read())
const seen = async (who: LoginName | null) =>
  answered<Wood>(
    who
      ? await stage.as(who, 'GET', '/oneCrewOneTree')
      : await stage.server.request(stage.world.a.host, 'GET', '/api/v1/oneCrewOneTree'),
  )
const plant = (who: LoginName) => stage.as(who, 'POST', '/oneXOneTree/assign')

describe('one crew, one tree', () => {
  it('counts from those that stood before, says since when and with whom, and knows nobody’s tree without a login', async () => {
    const trees = { before: 1_870, since: '2021-11-27', partner: 'Coed Cadw', place: null }
    await page(`tree_title = 'Our wood', settings = settings || jsonb_build_object('trees', $2::jsonb)`, [trees])
    expect(await seen(null)).toEqual({
      ...{ title: 'Our wood', count: 1_870, since: '2021-11-27', partner: 'Coed Cadw', place: null },
      own: null,
    })
    expect((await seen('client')).own).toBeNull()
  })

  it('gives each person one, in order, however many plant at once and however often', async () => {
    const all = ['member', 'chief', 'colleague', 'stranger', 'planner'] as const
    const given = await Promise.all([...all, ...all].map(async who => answered<Wood>(await plant(who)).own?.number))
    expect([...new Set(given)].toSorted()).toEqual([1_871, 1_872, 1_873, 1_874, 1_875])
    for (const [at, who] of all.entries()) {
      expect(given[at + all.length]).toBe(given[at])
      expect(await seen(who)).toMatchObject({ count: 1_875, own: { number: given[at] } })
    }
    expect(await seen(null)).toMatchObject({ count: 1_875, own: null })
  })

  it('is not there where the agency has no such page', async () => {
    await page('tree_title = null')
    expect(codeOf(await stage.as('member', 'GET', '/oneCrewOneTree'))).toBe('notFound')
    expect(codeOf(await plant('member'))).toBe('notFound')
  })
})

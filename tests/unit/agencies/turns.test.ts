import { describe, expect, it, vi } from 'vitest'
import type { Lane } from '../../../server/database/lanes.ts'
import { Busy, sharesOf, Turns } from '../../../server/database/turns.ts'

const size = 20
const shares = sharesOf(size)
const reading = (name: string): Lane => ({ name, kind: 'reading' })
const login: Lane = { name: 'createToken', kind: 'reserved' }

/** Takes turns until none is left at once, and says how many there were. */
async function takeAll(turns: Turns, tenant: string, lanes: Lane[], most = 30) {
  const ends: ((late: boolean) => void)[] = []
  for (let n = 0; n < most; n++)
    void turns.take(tenant, lanes[n % lanes.length] ?? login).then(
      end => ends.push(end),
      () => {},
    )
  await vi.waitFor(() => expect(ends.length).toBeGreaterThan(0))
  return ends
}

describe('turns at the connections', () => {
  it.each([1, 2, 5, 10, 20, 50])('are shared out of %i so that something is left for everybody', of => {
    const { general, reserve, tenant, lane, tenantsReserve, tenantReserve } = sharesOf(of)
    expect(lane).toBeLessThanOrEqual(tenant)
    expect(tenant).toBeLessThanOrEqual(general)
    expect(tenantReserve).toBeLessThanOrEqual(tenantsReserve)
    for (const share of [general, reserve, tenant, lane]) expect(share).toBeGreaterThan(0)
    if (of >= 10) expect([tenant < general, lane < tenant, tenantsReserve < reserve]).toEqual([true, true, true])
  })

  it('leave an agency room beside one operation, and others room beside one agency', async () => {
    const turns = new Turns(size)
    expect(await takeAll(turns, 'a', [reading('items')])).toHaveLength(shares.lane)
    expect(await takeAll(turns, 'a', [reading('jobs')])).toHaveLength(shares.tenant - shares.lane)
    expect(await takeAll(turns, 'b', [reading('items'), reading('jobs')])).toHaveLength(shares.general - shares.tenant)
    expect(await takeAll(turns, 'a', [login])).toHaveLength(shares.tenantReserve)
    expect(await takeAll(turns, 'b', [login])).toHaveLength(shares.tenantsReserve - shares.tenantReserve)
    expect(await takeAll(turns, '', [{ name: 'ready', kind: 'reserved' }])).toHaveLength(1)
  })

  it('are given in turn to agencies and operations, however long the line of one is', async () => {
    const turns = new Turns(5)
    const held = await takeAll(turns, 'a', [reading('x')])
    const order: string[] = []
    const others = ['b', 'c'].map(tenant =>
      turns.take(tenant, reading('x')).then(end => {
        order.push(tenant)
        end(false)
      }),
    )
    for (const end of held) end(false)
    await Promise.all(others)
    expect(order).toEqual(['b', 'c'])
  })

  it('are refused to a whole lane whose statement ran out of time, until one succeeds', async () => {
    const turns = new Turns(size)
    const lane = reading('items')
    const ends = await Promise.all(Array.from({ length: shares.lane }, () => turns.take('a', lane)))
    const waiting = turns.take('a', lane)
    ends[0]?.(true)
    await expect(waiting).rejects.toBeInstanceOf(Busy)
    for (const end of ends.slice(1)) end(true)
    const probe = await turns.take('a', lane)
    const next = turns.take('a', lane)
    const elsewhere = await turns.take('b', lane)
    elsewhere(false)
    probe(true)
    await expect(next).rejects.toBeInstanceOf(Busy)
    ;(await turns.take('a', lane))(false)
    expect(await takeAll(turns, 'a', [lane])).toHaveLength(shares.lane)
  })

  it('are waited for no longer than the lane allows', async () => {
    vi.useFakeTimers()
    try {
      const turns = new Turns(1)
      const end = await turns.take('a', reading('items'))
      const waiting = expect(turns.take('a', reading('items'))).rejects.toBeInstanceOf(Busy)
      await vi.advanceTimersByTimeAsync(60_000)
      await waiting
      end(false)
      ;(await turns.take('a', reading('items')))(false)
    } finally {
      vi.useRealTimers()
    }
  })
})

import { afterAll, describe, expect, it } from 'vitest'
import { endAccess } from '../../../server/access/end-access.ts'
import { claimKey, fingerprintOf, ownerNamed, storeAnswer, storedAnswer } from '../../../server/access/idempotency.ts'
import { Rights } from '../../../server/access/rights.ts'
import { Problem } from '../../../server/problem.ts'
import { accessStage, closeAccessStage } from '../../support/access-stage.ts'
import { worldNow } from '../../support/world/cast.ts'

afterAll(closeAccessStage)

describe('what tells a request from another', () => {
  const first = fingerprintOf('createLocation', 'POST', '/locations', '{"name":"Dock"}')
  it('is operation, address and body', () => {
    expect(fingerprintOf('createLocation', 'POST', '/locations', '{"name":"Dock"}')).toBe(first)
    expect(first).toMatch(/^[\w-]{43}$/)
    for (const other of [
      fingerprintOf('createLocation', 'PUT', '/locations', '{"name":"Dock"}'),
      fingerprintOf('createLocation', 'POST', '/places', '{"name":"Dock"}'),
      fingerprintOf('createLocation', 'POST', '/locations', '{"name":"Yard"}'),
      fingerprintOf('createLocation', 'POST', '/locations', '{"name":"Dock","sent":1}'),
      fingerprintOf('createLocation', 'POST', '/locations', ''),
    ])
      expect(other).not.toBe(first)
  })
  it('is not when a punch was sent, nor how often', () => {
    const punch = (more: object) =>
      fingerprintOf('logActivity', 'POST', '/log', JSON.stringify({ caption: 'Check-in', ...more }))
    expect(punch({ sent: 2, replayed: true })).toBe(punch({ sent: 1, replayed: false }))
    expect(punch({ sent: 1 })).toBe(punch({ replayed: false }))
    expect(punch({ sent: 1, reason: 'late' })).not.toBe(punch({ sent: 1 }))
    expect(fingerprintOf('logActivity', 'POST', '/log', '')).not.toBe(punch({}))
  })
  it('is the same owner for the same words', () => {
    expect(ownerNamed('kiosk 7')).toBe(ownerNamed('kiosk 7'))
    expect(ownerNamed('kiosk 7')).not.toBe(ownerNamed('kiosk 8'))
    expect(ownerNamed('kiosk 7')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
  })
})

describe('a key', () => {
  const keyed = (tenantId: string) => ({
    tenantId,
    owner: crypto.randomUUID(),
    key: crypto.randomUUID(),
    fingerprint: 'one',
  })
  const refused = (work: Promise<unknown>) =>
    work.then(
      () => 'answered',
      (error: unknown) => (error instanceof Problem ? error.code : error),
    )

  it('is claimed once, and answers what was stored under it', async () => {
    const { passing, world } = await accessStage()
    await passing(async tx => {
      const request = keyed(world.a.id)
      expect(await storedAnswer(tx, request)).toBeNull()
      expect(await claimKey(tx, request, worldNow)).toBeNull()
      expect(await refused(claimKey(tx, request, worldNow))).toBe('idempotencyKeyReused')
      await storeAnswer(tx, request, 201, '{"id":1}')
      expect(await claimKey(tx, request, worldNow)).toEqual({ status: 201, body: '{"id":1}' })
      expect(await storedAnswer(tx, request)).toEqual({ status: 201, body: '{"id":1}' })
      const kept = await tx.raw<{ on_time: boolean }>(
        'select created_at = $2::timestamptz as on_time from idempotency_key where key = $1',
        [request.key, worldNow],
      )
      expect(kept).toEqual([{ on_time: true }])
    })
  })

  it('of another request is refused, and of nobody else', async () => {
    const { passing, world } = await accessStage()
    await passing(async tx => {
      const request = keyed(world.a.id)
      await claimKey(tx, request, worldNow)
      await storeAnswer(tx, request, 204, null)
      const other = { ...request, fingerprint: 'other' }
      expect(await refused(claimKey(tx, other, worldNow))).toBe('idempotencyKeyReused')
      expect(await refused(storedAnswer(tx, other))).toBe('idempotencyKeyReused')
      expect(await claimKey(tx, { ...request, owner: crypto.randomUUID() }, worldNow)).toBeNull()
      expect(await claimKey(tx, { ...request, key: crypto.randomUUID() }, worldNow)).toBeNull()
      expect(await storedAnswer(tx, request)).toEqual({ status: 204, body: null })
    })
  })
})

describe('what login types may do', () => {
  const settle = async (loginType: string, rights: object, mailboxRights: object) => {
    const { test, world } = await accessStage()
    await test.database.withTenant(world.b.id, async tx => {
      await tx.raw('delete from login_type_rights', [])
      await tx.raw(
        'insert into login_type_rights (tenant_id, login_type, rights, mailbox_rights) values ($1, $2, $3, $4)',
        [world.b.id, loginType, rights, mailboxRights],
      )
    })
    return { database: test.database, agency: world.b.id, other: world.a.id }
  }

  it('is what the agency says, else what is usual, and of several types all of it', async () => {
    const own = { projects: { READ: ['SOME'], MOVE: ['OWN'] }, faq: { READ: ['ALL'] } }
    const { database, agency, other } = await settle('crew', own, { faxes: { READ: ['OWN'] } })
    const rights = new Rights(database)
    expect(await rights.of(agency, ['crew'])).toEqual({ rights: own, mailboxRights: { faxes: { READ: ['OWN'] } } })
    const both = await rights.of(agency, ['crew', 'clients'])
    expect(both.rights).toMatchObject({
      projects: { READ: ['SOME', 'OWN'], MOVE: ['OWN'] },
      faq: { READ: ['ALL'] },
      rateCards: { READ: ['OWN'] },
    })
    expect(both.mailboxRights).toEqual({ faxes: { READ: ['OWN'] }, emailMessages: { READ: ['OWN'] } })
    expect((await rights.of(other, ['crew'])).rights).toMatchObject({ payrolls: { READ: ['OWN'] } })
    expect(await rights.of(agency, [])).toEqual({ rights: {}, mailboxRights: {} })
  })

  it('is asked once, until it is said that it is another', async () => {
    const { database, agency } = await settle('office', { one: {} }, {})
    const rights = new Rights(database)
    const named = async () => Object.keys((await rights.of(agency, ['office'])).rights)
    expect(await named()).toEqual(['one'])
    await settle('office', { two: {} }, {})
    expect(await named()).toEqual(['one'])
    rights.forget(agency)
    expect(await named()).toEqual(['two'])
    await settle('office', { three: {} }, {})
    rights.forgetAll()
    expect(await named()).toEqual(['three'])
  })

  it('is asked again where it could not be read', async () => {
    const { database, agency } = await settle('office', { one: {} }, {})
    let fails = true
    const shaky = Object.create(database, {
      withTenant: {
        value: (...given: Parameters<typeof database.withTenant>) =>
          fails ? Promise.reject(new Error('lost')) : database.withTenant(...given),
      },
    }) as typeof database
    const rights = new Rights(shaky)
    await expect(rights.of(agency, ['office'])).rejects.toThrow('lost')
    fails = false
    expect(Object.keys((await rights.of(agency, ['office'])).rights)).toEqual(['one'])
  })
})

it('the access of who leaves ends: what of it lived is counted and forgotten, the rest stays', async () => {
  const { passing, world } = await accessStage()
  const { id: tenantId, persons, crews } = world.a
  await passing(async tx => {
    const [login] = await tx.raw<{ id: string }>('select id from login where person_id = $1', [persons.colleague])
    const session = async (more: string) => {
      const [added] = await tx.raw<{ id: string }>(
        `insert into session (tenant_id, id, login_id, created_at, expires_at, revoked_at)
          values ($1, gen_random_uuid(), $2, $3, ${more}) returning id`,
        [tenantId, login?.id, worldNow],
      )
      return added?.id ?? ''
    }
    const living = await session(`$3::timestamptz + interval '1 day', null`)
    await session(`$3::timestamptz, null`)
    await session(`$3::timestamptz + interval '1 day', $3`)
    await tx.raw(
      `insert into kiosk (tenant_id, id, crew_id, login_id, label, started_by_id)
        values ($1, gen_random_uuid(), $2, $3, 'Gate C', $4)`,
      [tenantId, crews.main, login?.id, persons.colleague],
    )
    const forgotten: string[] = []
    const end = (personId: string) =>
      endAccess(tx, { tenantId, personId, by: persons.office }, worldNow, one => void forgotten.push(one))
    expect(await end(crypto.randomUUID())).toBeNull()
    // Half past ten today, and tomorrow.
    expect(await end(persons.colleague)).toEqual({ logins: 1, sessions: 1, kiosks: 1, positions: 2 })
    expect(forgotten).toEqual([living])
    expect(await end(persons.colleague)).toMatchObject({ logins: 0, kiosks: 0, positions: 2 })
    const closed = await tx.raw('select label from kiosk where revoked_by_id = $1', [persons.office])
    expect(closed).toEqual([{ label: 'Gate C' }])
    const others = await tx.raw('select from login where ended_at is not null and person_id in ($1, $2)', [
      persons.chief,
      persons.office,
    ])
    expect(others).toEqual([])
    expect(await endAccess(tx, { tenantId, personId: persons.chief, by: null }, worldNow)).toMatchObject({ kiosks: 2 })
  })
})

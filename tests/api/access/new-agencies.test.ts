import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTenant } from '../../../server/tenant/create-tenant.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.close())

const good = {
  name: 'North Crew',
  host: 'crew.example.com',
  login: 'office@example.com',
  firstName: 'Olga',
  lastName: 'Office',
  language: 'en',
  timeZone: 'Europe/Berlin',
}

it.each([
  [{ host: 'https://crew.example.com' }, 'no host'],
  [{ host: 'crew.example.com:8080' }, 'no host'],
  [{ host: 'crew example.com' }, 'no host'],
  [{ host: '-crew.example.com' }, 'no host'],
  [{ host: '' }, 'no host'],
  [{ login: 'office' }, 'no mail address'],
  [{ login: 'office@example.com\nBcc: all@example.com' }, 'no mail address'],
  [{ name: 'North\nCrew' }, 'no name'],
  [{ name: '   ' }, 'no name'],
  [{ firstName: 'Olga\r\nSubject: hello' }, 'no name'],
  [{ lastName: 'Off\u2028ice' }, 'no name'],
  [{ password: '            ' }, 'A password'],
])('an agency with %j is none', async (wrong, said) => {
  await expect(createTenant(test.database, { ...good, ...wrong })).rejects.toThrow(said)
  expect(await test.database.global(db => db.raw('select 1 from tenant'))).toEqual([])
})

it('takes names as they are spoken and hosts as they are typed', async () => {
  const id = await createTenant(test.database, { ...good, name: ' Señor & Söhne ', host: ' Crew.Example.com ' })
  const [agency] = await test.database.global(db => db.raw('select name from tenant'))
  expect(agency).toEqual({ name: 'Señor & Söhne' })
  const [host] = await test.database.global(db => db.raw('select host, tenant_id as id from tenant_host'))
  expect(host).toEqual({ host: 'crew.example.com', id })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { components } from '../../../src/client/schema.d.ts'
import { answered, codeOf, type LoginName, setStage, type Stage } from '../../support/stage.ts'

type Details = components['schemas']['PersonDetails']

let stage: Stage
beforeEach(async () => {
  stage = await setStage()
})
afterEach(() => stage.close())

const path = () => `/persons/${stage.world.a.persons.member}/details`
const read = async (who: LoginName) => answered<Details>(await stage.as(who, 'GET', path()))
const change = (body: object) => stage.as('office', 'PATCH', path(), body)
const told = () =>
  stage.admin<{ n: number }>(`select count(*)::int as n from activity where code = 'personDetailsChanged'`)
const home = { street: 'Bernstorffstraße 112', zipcode: '22767', city: 'Hamburg', country: 'DE' }

describe('what the office keeps of somebody', () => {
  it('is read by themselves as it was entered, and what is not said stays', async () => {
    answered(await change({ ...home, birthday: '1996-03-14' }))
    answered(await change({ street: 'Osterstraße 5' }))
    expect(await read('member')).toMatchObject({ timeZone: 'Europe/Berlin' })
    const expected = { ...home, street: 'Osterstraße 5', birthday: '1996-03-14' }
    expect(await read('member')).toMatchObject(expected)
    expect((await read('member')).phone).toMatch(/^\+49/)
    expect(await told()).toEqual([{ n: 2 }])
  })

  it('is not known any more once it was emptied', async () => {
    answered(await change({ ...home, birthday: '1996-03-14' }))
    answered(await change({ street: '', birthday: null }))
    expect(await read('office')).toMatchObject({ street: null, zipcode: '22767', birthday: null })
  })

  it('is by their own clock, which is the one of their calendar', async () => {
    answered(await change({ timeZone: 'Europe/Lisbon' }))
    expect(await read('member')).toMatchObject({ timeZone: 'Europe/Lisbon' })
    const days = await stage.as('member', 'GET', '/personalCalendar?dateFrom=2026-06-01&dateTo=2026-06-30')
    expect(answered<{ timeZone: string }>(days).timeZone).toBe('Europe/Lisbon')
  })

  it.each([
    { birthday: '1896-03-14' },
    { birthday: '14.03.1996' },
    { birthday: '1996-02-30' },
    { country: 'Germany' },
    { phone: 'by mail' },
    { street: 'x'.repeat(101) },
    { email: 'new@example.test' },
    { timeZone: 'Europe/Atlantis' },
    { timeZone: '' },
  ])('refuses %j', async body => {
    const before = await read('office')
    expect(codeOf(await change(body))).toBe('invalidInput')
    expect(await read('office')).toEqual(before)
  })
})

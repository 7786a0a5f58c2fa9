import { describe, expect, it } from 'vitest'
import { changeOf, differing, enteredOf } from '../../../src/screens/projects/adding/entered.ts'
import { project } from '../../../src/screens/projects/projects.fixtures.ts'

const before = enteredOf(project)

describe('what is sent of a project that was changed', () => {
  it('is nothing where nothing differs, blanks at the ends included', () => {
    expect(changeOf(before, { ...before })).toEqual({})
    expect(changeOf(before, { ...before, name: ` ${before.name} ` })).toEqual({})
  })

  it('is what differs, and null where something was taken away', () => {
    const after = { ...before, name: 'Spring show', contactId: '', managerId: '', clientMark: ' ', rateCardId: 'card' }
    expect(changeOf(before, after)).toEqual({
      name: 'Spring show',
      contactId: null,
      projectManagerId: null,
      clientMark: null,
      rateCardId: 'card',
    })
    expect(differing(before, after)).toEqual(['name', 'contactId', 'clientMark', 'managerId', 'rateCardId'])
  })

  it('is the day that moved, not the other one', () => {
    expect(changeOf(before, { ...before, endDate: '2026-06-01' })).toEqual({ endDate: '2026-06-01' })
  })

  it('is one place: a new one instead of one that is known', () => {
    const place = {
      name: 'Kai 3',
      street: '',
      zipcode: '',
      city: 'Hamburg',
      country: '',
      timeZone: 'Europe/Berlin',
      coordinates: '',
      radius: '150',
    }
    const { location, locationId } = changeOf(before, { ...before, locationId: '', place })
    expect(location).toMatchObject({ name: 'Kai 3', city: 'Hamburg' })
    expect(locationId).toBeUndefined()
    expect(changeOf(before, { ...before, locationId: 'other' })).toEqual({ locationId: 'other' })
  })
})

import { describe, expect, it } from 'vitest'
import { GivenAnswers, noAnswers } from '../../../domain/imports/answers.ts'
import { birthdayCell, countedDay, timeCell, workDayCell } from '../../../domain/imports/cells.ts'
import { wholeZipcode } from '../../../domain/imports/zipcode.ts'
import { judging } from './judging.ts'

const reading = (said: { dayNumbers?: boolean; monthFirst?: boolean } = {}) => ({
  knowledge: { items: [] },
  answers: new GivenAnswers({ ...noAnswers, ...said }),
})

describe('a day', () => {
  it.each([
    ['17.03.20', '2020-03-17'],
    ['17.03.21', '1921-03-17'],
    ['17.03.00', '2000-03-17'],
    ['01.01.1900', '1900-01-01'],
    ['31.12.2020', '2020-12-31'],
  ])('somebody was born on, %s, is %s', (text, value) => {
    expect(birthdayCell(text, reading(), 'birthday')).toEqual({ value })
  })

  it.each([
    ['17.03.21', '2021-03-17'],
    ['17.03.99', '2099-03-17'],
    ['1/2/2027', '2027-02-01'],
    ['2027/1/2', '2027-01-02'],
    ['1. 2. 2027', '2027-02-01'],
  ])('of work, %s, is %s', (text, value) => {
    expect(workDayCell(text, reading(), 'date')).toEqual({ value })
  })

  it.each([
    ['73050', '2099-12-31'],
    ['73051', null],
    ['60', '1900-02-28'],
    ['61', '1900-03-01'],
    ['1900', null],
    ['2099', null],
    ['2100', '1905-09-30'],
    ['1899', '1905-03-13'],
  ])('a sheet counts as %s is %s', (text, day) => {
    expect(countedDay(text)).toBe(day)
  })

  it.each([
    ['45000', false],
    ['45000', true],
  ])('a sheet counts as %s on which nobody can be born is none, asked or not: %s', (text, dayNumbers) => {
    expect(birthdayCell(text, reading({ dayNumbers }), 'birthday')).toEqual({ reason: 'notDay' })
  })

  it.each([
    ['03/04/1984', true, '1984-03-04', true],
    ['03/04/1984', false, '1984-04-03', false],
    ['04/04/1984', true, '1984-04-04', false],
    ['17.03.1984', true, '1984-03-17', false],
    ['03.04.1984', true, '1984-04-03', false],
    ['1984/03/04', true, '1984-03-04', false],
    ['1984-03-04', true, '1984-03-04', false],
  ])('that stands there as %s with the month first, %s, is %s, which was settled by it: %s', (text, said, day, by) => {
    const row = judging('people', ['lastName', 'firstName', 'birthday'])([`A|B|${text}`], {}, { monthFirst: said })
    expect(row.judged[0]?.values.birthday).toBe(day)
    expect(row.judged[0]?.details).toEqual([{ field: 'birthday', text, becomes: by ? day : null }])
    expect(row.questions).toEqual(
      by ? [{ asks: 'monthFirst', field: 'birthday', text, becomes: day, rows: 1, answered: true }] : [],
    )
  })

  it.each([
    ['17/03/1984', true],
    ['17/13/1984', true],
    ['17/13/1984', false],
    ['31.13.1984', false],
  ])('that cannot be, %s, is none, the month first: %s', (text, monthFirst) => {
    expect(birthdayCell(text, reading({ monthFirst }), 'birthday')).toEqual({ reason: 'notDay' })
  })
})

it.each([
  ['23:59', '23:59'],
  ['0:00', '00:00'],
  ['00:60', null],
  ['24:00', null],
])('the time %s is %s', (text, value) => {
  expect(timeCell(text)).toEqual(value === null ? { reason: 'notTime' } : { value })
})

it.each([
  ['1067', 'DE', '01067'],
  ['8001', 'ES', '08001'],
  ['6000', 'FR', '06000'],
  ['0118', 'IT', '00118'],
  ['2108', 'US', '02108'],
  ['1010', 'AT', '1010'],
  ['1012', 'NL', '1012'],
  ['1067', undefined, '1067'],
  ['106', 'DE', '106'],
  ['01067', 'DE', '01067'],
])('the postcode %s in %s is %s', (zipcode, country, whole) => {
  expect(wholeZipcode(zipcode, country)).toBe(whole)
})

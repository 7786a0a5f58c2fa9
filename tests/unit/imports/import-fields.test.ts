import { describe, expect, it } from 'vitest'
import { type ImportField, type ImportKind, fieldsOf, wrongColumns } from '../../../domain/imports/fields.ts'
import { judging } from './judging.ts'

const needed: [ImportKind, ImportField[]][] = [
  ['companies', ['name']],
  ['people', ['lastName', 'firstName']],
  ['people', ['lastFirst']],
  ['people', ['firstLast']],
  ['locations', ['name', 'city']],
  ['contacts', ['name', 'company']],
  ['projects', ['name', 'company', 'location', 'beginDate']],
  ['positions', ['project', 'date', 'startTime', 'endTime', 'function', 'amountOfRows']],
]

describe('a table', () => {
  it.each(needed)('of %s is read by %j, and by nothing less', (kind, fields) => {
    expect(wrongColumns(fields, kind)).toBeNull()
    for (const without of fields)
      expect(
        wrongColumns(
          fields.filter(field => field !== without),
          kind,
        ),
      ).toBe('needed')
  })

  it('may have any number of columns that are left out', () => {
    expect(wrongColumns([null, 'name', null, 'city', null], 'locations')).toBeNull()
    expect(wrongColumns([null, 'name', null, 'city', 'city'], 'locations')).toBe('twice')
  })

  it('holds what a person is called in one way only', () => {
    expect(wrongColumns(['lastFirst', 'firstLast'], 'people')).toBe('twice')
    expect(wrongColumns(['firstLast', 'lastName'], 'people')).toBeNull()
  })
})

describe('a row at a glance', () => {
  it.each([
    ['companies', 'number', 'name', 'city', ''],
    ['people', 'number', 'lastFirst, firstLast, lastName, firstName', 'city', 'birthday functions email'],
    ['locations', '', 'name', 'city', 'street zipcode'],
    ['contacts', '', 'name', '', 'company email'],
    ['projects', 'number', 'name', '', 'company location beginDate endDate'],
    ['positions', '', 'project', '', 'crew date startTime endTime function amountOfRows'],
  ] as const)(
    'of %s is told by number, name and place, and by what else tells it',
    (kind, number, name, place, more) => {
      const fields = fieldsOf(kind)
      const [row] = judging(kind, fields)([fields.join('|')]).judged
      expect(row?.said).toEqual({ number, name, place })
      expect(row?.details.map(({ field }) => field).join(' ')).toBe(more)
      expect(row?.details.every(({ field, text, becomes }) => text === field && becomes === null)).toBe(true)
    },
  )

  it('says nothing of what the file leaves empty, or of a column that is left out', () => {
    const people = judging('people', [null, 'lastFirst', 'lastName', 'firstName', 'email'])
    expect(people(['secret||Ahlers|Wiebke|']).judged[0]).toMatchObject({
      said: { number: '', name: 'Ahlers, Wiebke', place: '' },
      details: [],
    })
    const contacts = judging('contacts', [null, 'name', 'company'])
    expect(contacts(['secret|Nina|501']).judged[0]?.said).toEqual({ number: '', name: 'Nina', place: '' })
  })

  it('is told with two hundred letters of a cell', () => {
    const companies = judging('companies', ['number', 'name'])
    const [all, less] = companies(['x'.repeat(200), 'x'.repeat(201)].map(text => `${text}|Hanse`)).judged
    expect([all, less].map(row => row?.said.number.length)).toEqual([200, 200])
  })
})

import { describe, expect, it } from 'vitest'
import { type ImportField, type ImportKind, fieldsOf } from '../../../domain/imports/fields.ts'
import { CompanyAccountingChange } from '../../../openapi/companyAccounting.ts'
import { NewLocation } from '../../../openapi/locations.ts'
import { NewLogin } from '../../../openapi/logins.ts'
import { PersonDetailsChange } from '../../../openapi/personDetails.ts'
import { CrewItemChange } from '../../../openapi/projectCrewItems.ts'
import { NewProject } from '../../../openapi/projects.shapes.ts'
import { rowOf } from './judging.ts'

const reasonsOf = (kind: ImportKind, field: ImportField, text: string) =>
  rowOf(kind, [field], [text])
    .problems.filter(problem => problem.field === field)
    .map(({ reason }) => reason)

const letters: Record<ImportKind, Partial<Record<ImportField, number>>> = {
  companies: {
    ...{ number: 30, name: 200, street: 100, zipcode: 20, city: 100, country: 100, vatId: 30, taxNumber: 30 },
    ...{ contactName: 100, contactPhone: 40, contactEmail: 254, deliveryNoteEmail: 254, buyerReference: 100 },
    debtorAccount: 30,
  },
  people: {
    ...{ number: 30, lastFirst: 200, firstLast: 200, lastName: 100, firstName: 100, birthday: 30, email: 200 },
    ...{ phone: 40, street: 100, zipcode: 20, city: 100, country: 100, functions: 500 },
  },
  locations: {
    ...{ name: 200, street: 200, zipcode: 20, city: 100, country: 100, region: 100, timeZone: 60, entrance: 200 },
    info: 4000,
  },
  contacts: { company: 200, name: 200, role: 100, email: 254, phone: 40 },
  projects: {
    ...{ number: 30, name: 200, company: 200, location: 200, beginDate: 30, endDate: 30, clientMark: 10 },
    ...{ reference: 100, comment: 4000 },
  },
  positions: { project: 200, crew: 100, date: 30, startTime: 10, endTime: 10, function: 200, amountOfRows: 10 },
}
const limits = Object.entries(letters).flatMap(([kind, of]) =>
  Object.entries(of).map(([field, most]) => [kind as ImportKind, field as ImportField, most] as const),
)

describe('a cell', () => {
  it.each(limits)('of %s: %s takes %i letters, and not one more', (kind, field, most) => {
    expect(reasonsOf(kind, field, 'x'.repeat(most))).not.toContain('tooLong')
    expect(reasonsOf(kind, field, 'x'.repeat(most + 1))).toEqual(['tooLong'])
  })

  it.each(Object.keys(letters) as ImportKind[])('of %s has a limit, whatever it holds', kind => {
    expect(Object.keys(letters[kind]).toSorted()).toEqual(fieldsOf(kind).toSorted())
  })

  it.each([
    ['companies', ['number', 'zipcode', 'taxNumber', 'contactPhone', 'debtorAccount']],
    ['people', ['number', 'phone', 'zipcode']],
    ['locations', ['zipcode']],
    ['contacts', ['phone']],
    ['projects', ['number']],
    ['positions', []],
  ] as const)('of %s has lost figures in %j, and a text nowhere', (kind, fields) => {
    const lost = fieldsOf(kind).filter(field => reasonsOf(kind, field, '4,91701E+11').includes('rounded'))
    expect(lost.toSorted()).toEqual(fields.toSorted())
  })
})

/** With parts of 63 letters at most between its dots. */
const address = (length: number) => `${'a'.repeat(60)}@${`${'b'.repeat(60)}.`.repeat(4)}`.slice(0, length - 4) + '.com'

describe('what a row may say', () => {
  const shapes: [ImportKind, Record<string, { safeParse: (text: unknown) => { success: boolean } }>, ImportField[]][] =
    [
      [
        'companies',
        CompanyAccountingChange.shape,
        ['street', 'zipcode', 'city', 'taxNumber', 'contactName', 'contactPhone', 'buyerReference'],
      ],
      ['people', PersonDetailsChange.shape, ['street', 'zipcode', 'city']],
      ['people', NewLogin.shape, ['lastName', 'firstName']],
      [
        'locations',
        NewLocation.shape,
        ['name', 'street', 'zipcode', 'city', 'country', 'region', 'timeZone', 'entrance', 'info'],
      ],
      ['projects', NewProject.shape, ['name', 'clientMark', 'reference', 'comment']],
    ]
  it.each(shapes.flatMap(([kind, shape, fields]) => fields.map(field => [kind, field, shape[field]] as const)))(
    'of %s: %s is as long as where it is entered by hand',
    (kind, field, shape) => {
      const most = letters[kind][field] ?? 0
      expect([most, most + 1].map(length => shape?.safeParse('x'.repeat(length)).success)).toEqual([true, false])
    },
  )

  it.each([
    ['companies', 'contactEmail', 254, CompanyAccountingChange.shape.contactEmail],
    ['companies', 'deliveryNoteEmail', 254, CompanyAccountingChange.shape.contactEmail],
    ['contacts', 'email', 254, CompanyAccountingChange.shape.contactEmail],
    ['people', 'email', 200, NewLogin.shape.login],
  ] as const)('of %s: %s is an address of %i letters', (kind, field, most, shape) => {
    for (const length of [most, most + 1]) {
      const text = address(length)
      expect(text).toHaveLength(length)
      expect(reasonsOf(kind, field, text)).toEqual(shape.safeParse(text).success ? [] : ['tooLong'])
      expect(shape.safeParse(text).success).toBe(length === most)
    }
  })

  it.each([
    ['9999', false],
    ['10000', true],
    ['999999999', true],
    ['1000000000', false],
  ])('of an account in the books, %s, is right: %s', (text, isRight) => {
    expect(reasonsOf('companies', 'debtorAccount', text)).toEqual(isRight ? [] : ['notAccount'])
    expect(CompanyAccountingChange.shape.debtorAccount.safeParse(Number(text)).success).toBe(isRight)
  })

  it.each([
    ['0', false],
    ['1', true],
    ['500', true],
    ['501', false],
  ])('of how many people a position takes, %s, is right: %s', (text, isRight) => {
    expect(reasonsOf('positions', 'amountOfRows', text)).toEqual(isRight ? [] : ['notAmount'])
    expect(CrewItemChange.shape.amountOfRows.safeParse(Number(text)).success).toBe(isRight)
  })

  it.each([
    ['2017-12-31', false],
    ['2018-01-01', true],
    ['2099-12-31', true],
    ['2100-01-01', false],
  ])('of the first day of a project, %s, is right: %s', (day, isRight) => {
    expect(reasonsOf('projects', 'beginDate', day)).toEqual(isRight ? [] : ['notInTime'])
    expect(NewProject.shape.beginDate.safeParse(day).success).toBe(isRight)
  })

  it('of a company, its VAT number, is right wherever it is entered', () => {
    for (const text of [
      'DE118347203',
      'de 118.347-203',
      'ATU1',
      'A1',
      'DE1',
      'DE12',
      `DE${'1'.repeat(13)}`,
      '118347203',
    ])
      expect([text, reasonsOf('companies', 'vatId', text).length === 0]).toEqual([
        text,
        CompanyAccountingChange.shape.vatId.safeParse(text).success,
      ])
  })
})

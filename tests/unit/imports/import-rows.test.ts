import { describe, expect, it } from 'vitest'
import type { ImportField } from '../../../domain/imports/fields.ts'
import { inShort, judging, known, rowOf } from './judging.ts'

describe('a row', () => {
  it('says nothing where a cell holds blanks alone', () => {
    const columns: ImportField[] = ['name', 'contactEmail', 'city']
    expect(rowOf('companies', columns, ['Hanse', '  ', ' '])).toEqual({ values: { name: 'Hanse' }, problems: [] })
  })

  it('says nothing in columns that are left out, or that such tables have not', () => {
    expect(rowOf('companies', [null, 'name', 'birthday'], ['=A1', 'Hanse', 'never'])).toEqual({
      values: { name: 'Hanse' },
      problems: [],
    })
  })

  it('with more cells than columns have names tells all of them, of the row as a whole', () => {
    const problem = { field: null, reason: 'tooManyCells', text: 'x; y', becomes: null }
    expect(judging('companies', ['name'])(['Hanse|x||y']).judged[0]?.problems).toEqual([problem])
  })

  it('tells of a cell that is wrong what stands in it, and of one that is empty nothing', () => {
    const companies = judging('companies', ['number', 'name', 'country'])
    expect(companies(['1||Hamburg']).judged[0]?.problems).toEqual([
      { field: 'country', reason: 'notCountry', text: 'Hamburg', becomes: null },
      { field: 'name', reason: 'missing', text: '', becomes: null },
    ])
  })

  it('takes the text of a formula once that is said, and says so', () => {
    const companies = judging('companies', ['name', 'city'])
    const { judged, questions } = companies(['Hanse|="Hamburg"'], {}, { formulas: true })
    expect(judged[0]).toMatchObject({ fate: 'new', values: { city: 'Hamburg' } })
    expect(judged[0]?.details).toEqual([{ field: 'city', text: '="Hamburg"', becomes: 'Hamburg' }])
    expect(questions).toEqual([
      { asks: 'formulas', field: 'city', text: '="Hamburg"', becomes: 'Hamburg', rows: 1, answered: true },
    ])
  })
})

describe('what was answered', () => {
  const companies = [{ id: 'of hanse', caption: 'Hanse Konzerte', code: '501' }]
  const locations = [{ id: 'of arena', caption: 'Elbarena', code: 'Elbarena 20457' }]
  const functions = [{ id: 'of hand', caption: 'Stagehand', code: 'SH' }]
  const projects = [{ id: 'of gala', caption: 'Gala', code: 'P-1', zone: 'Europe/Berlin' }]

  it('is told of each column by its own name, never by what it is known by', () => {
    const judge = judging('projects', ['name', 'company', 'location', 'beginDate'], { companies, locations })
    const instead = [
      { field: 'company' as const, text: 'Hansa', becomes: 'Hanse Konzerte' },
      { field: 'location' as const, text: 'Arena', becomes: 'elbarena' },
    ]
    const [row] = judge(['Gala|Hansa|Arena|1.6.2027'], {}, { instead }).judged
    expect(row).toMatchObject({ fate: 'new', values: { company: 'of hanse', location: 'of arena' } })
    expect(row?.details.map(({ field, becomes }) => [field, becomes])).toEqual([
      ['company', 'Hanse Konzerte'],
      ['location', 'elbarena'],
      ['beginDate', null],
    ])
  })

  it('is told of the project and the function of a position by their names', () => {
    const columns: ImportField[] = ['project', 'date', 'startTime', 'endTime', 'function', 'amountOfRows']
    const instead = [
      { field: 'project' as const, text: 'Gale', becomes: 'Gala' },
      { field: 'function' as const, text: 'Hand', becomes: 'Stagehand' },
    ]
    const judge = judging('positions', columns, { projects, functions })
    const [row] = judge(['Gale|1.6.2027|8:00|16:00|Hand|5'], {}, { instead }).judged
    expect(row?.fate).toBe('new')
    expect(row?.details.filter(({ becomes }) => becomes !== null)).toEqual([
      { field: 'function', text: 'Hand', becomes: 'Stagehand' },
      { field: 'project', text: 'Gale', becomes: 'Gala' },
    ])
  })

  it('of a text that is read further is told as it is written', () => {
    const instead = [{ field: 'country' as const, text: 'Hansestadt', becomes: 'Deutschland' }]
    const [row] = judging('companies', ['name', 'country'])(['Hanse|Hansestadt'], {}, { instead }).judged
    expect(row?.details).toEqual([{ field: 'country', text: 'Hansestadt', becomes: 'DE' }])
  })
})

describe('a row that may mean several', () => {
  const elbes = (count: number) =>
    Array.from({ length: count }, (_, at) => known(`elbe ${at}`, { number: `${at}`, name: 'Elbe', zipcode: `${at}` }))
  const judge = judging('companies', ['name', 'zipcode'])

  it.each([
    [5, ['0', '1', '2', '3', '4']],
    [6, ['0', '1', '2', '3', '4']],
  ])('of %i tells five at most', (count, matches) => {
    expect(judge(['Elbe|'], { items: elbes(count) }).judged[0]).toMatchObject({
      ...{ fate: 'ambiguous', target: null, matches },
    })
  })

  it('tells one without a number by nothing', () => {
    const items = [known('a', { name: 'Elbe', number: '7' }), known('b', { name: 'Elbe' })]
    expect(judge(['Elbe|'], { items }).judged[0]?.matches).toEqual(['7', ''])
  })

  it('says so before anything that speaks against one of them', () => {
    const columns: ImportField[] = ['project', 'crew', 'date', 'startTime', 'endTime', 'function', 'amountOfRows']
    const values = { project: 'of gala', date: '2027-06-01', startTime: '08:00', endTime: '16:00', function: 'of hand' }
    const items = ['Build', 'Strike'].map(crew => known(crew, { ...values, crew, amountOfRows: '5' }))
    const positions = judging('positions', columns, {
      ...{ projects: [{ id: 'of gala', caption: 'Gala', code: 'P-1', zone: 'Europe/Berlin' }] },
      functions: [{ id: 'of hand', caption: 'Stagehand', code: 'SH' }],
    })
    expect(inShort(positions(['Gala||1.6.2027|8|16|SH|6'], { items }))).toEqual([['ambiguous', 'Build']])
  })
})

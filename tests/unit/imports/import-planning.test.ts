import { describe, expect, it } from 'vitest'
import type { ImportField } from '../../../domain/imports/fields.ts'
import { inShort, judging, known } from './judging.ts'

describe('a place', () => {
  const judge = judging('locations', ['name', 'zipcode', 'city', 'timeZone'])
  const hall = known('hall', { name: 'Halle', zipcode: '700001', city: 'Kolkata', timeZone: 'Asia/Kolkata' })

  it('is the same where its zone has two names', () => {
    for (const planned of [true, false])
      for (const zone of ['Asia/Calcutta', 'Asia/Kolkata', 'asia/kolkata'])
        expect(inShort(judge([`Halle|700001|Kolkata|${zone}`], { items: [{ ...hall, planned }] }))).toEqual([
          ['same', 'hall'],
        ])
  })

  it('says what changes from what to what', () => {
    const [row] = judge(['Halle|700001|Howrah|Europe/Lisbon'], { items: [hall] }).judged
    expect(row?.changes).toEqual([
      { field: 'city', from: 'Kolkata', to: 'Howrah' },
      { field: 'timeZone', from: 'Asia/Kolkata', to: 'Europe/Lisbon' },
    ])
  })

  it('where a crew is planned keeps its zone, which no answer for all rows changes', () => {
    const { judged, questions } = judge(['Halle|700001|Kolkata|Europe/Lisbon'], { items: [{ ...hall, planned: true }] })
    expect(judged[0]?.problems).toEqual([{ field: 'timeZone', reason: 'changeThere', text: '', becomes: null }])
    expect(questions).toEqual([])
  })

  it('of one name is told by postcode and town, as far as they are known', () => {
    const items = [hall, known('b', { name: 'Halle', city: 'Wien' })]
    expect(judge(['Halle||Graz|'], { items }).judged[0]?.matches).toEqual(['700001 Kolkata', 'Wien'])
  })
})

describe('a project', () => {
  const companies = ['Hanse', 'Elbe'].map(caption => ({ id: `of ${caption}`, caption, code: caption }))
  const locations = ['Arena', 'Halle'].map(caption => ({ id: `of ${caption}`, caption, code: caption }))
  const columns: ImportField[] = ['number', 'name', 'company', 'location', 'beginDate', 'endDate']
  const judge = judging('projects', columns, { companies, locations })
  const gala = known('gala', {
    ...{ number: 'P-1', name: 'Gala', company: 'of Hanse', location: 'of Arena', beginDate: '2027-06-01' },
    endDate: '2027-06-02',
  })

  it.each([
    ['P-1|Gala|Elbe|Arena|1.6.2027|2.6.2027', 'company'],
    ['P-1|Gala|Hanse|Halle|1.6.2027|2.6.2027', 'location'],
    ['P-1|Gala|Hanse|Arena|2.6.2027|2.6.2027', 'beginDate'],
    ['P-1|Gala|Hanse|Arena|1.6.2027|3.6.2027', 'endDate'],
    ['P-2|Gala|Hanse|Arena|1.6.2027|2.6.2027', 'number'],
  ])('that is known is changed elsewhere where it says %s: %s', (row, field) => {
    const { judged, questions } = judge([row], { items: [gala] })
    expect(judged[0]?.problems).toEqual([{ field, reason: 'changeThere', text: '', becomes: null }])
    expect(questions).toEqual([])
  })

  it.each([
    ['1.6.2027', []],
    ['31.5.2027', [{ field: 'endDate', reason: 'endsBeforeStart', text: '31.5.2027', becomes: null }]],
  ])('that begins on the first of June may end on %s, else it is told', (end, problems) => {
    expect(judge([`|Gala|Hanse|Arena|1.6.2027|${end}`]).judged[0]?.problems).toEqual(problems)
  })

  it.each([
    [
      'two names without a number are two',
      ['|Gala|Hanse|Arena|1.6.2027|', '|Messe|Hanse|Arena|1.6.2027|'],
      [
        ['new', null],
        ['new', null],
      ],
    ],
    [
      'a number that is there twice is one',
      ['7|Gala|Hanse|Arena|1.6.2027|', '7|Messe|Elbe|Arena|3.6.2027|'],
      [
        ['new', null],
        ['double', 2],
      ],
    ],
    [
      'a name at two clients is two',
      ['|Gala|Hanse|Arena|1.6.2027|', '|Gala|Elbe|Arena|1.6.2027|'],
      [
        ['new', null],
        ['new', null],
      ],
    ],
  ] as const)('%s', (_, rows, should) => {
    expect(inShort(judge(rows))).toEqual(should)
  })
})

describe('a position', () => {
  const columns: ImportField[] = ['project', 'crew', 'date', 'startTime', 'endTime', 'function', 'amountOfRows']
  const projects = [
    { id: 'gala', caption: 'Gala', code: 'P-1', zone: 'Europe/Berlin' },
    { id: 'messe', caption: 'Messe', code: 'P-2', zone: 'Nowhere/Else' },
  ]
  const judge = judging('positions', columns, {
    projects,
    functions: [{ id: 'hand', caption: 'Stagehand', code: 'SH' }],
  })
  const values = { project: 'gala', date: '2027-06-01', startTime: '08:00', endTime: '16:00', function: 'hand' }
  const build = known('build', { ...values, crew: 'Build', amountOfRows: '5' })

  it('that is known takes as many as planned, which no answer for all rows changes', () => {
    const { judged, questions } = judge(['Gala|Build|1.6.2027|8|16|SH|6'], { items: [build] })
    expect(judged[0]?.problems).toEqual([{ field: 'amountOfRows', reason: 'changeThere', text: '', becomes: null }])
    expect(questions).toEqual([])
  })

  it('is there twice where it is meant with its crew and without it', () => {
    expect(inShort(judge(['Gala|Build|1.6.2027|8|16|SH|5', 'Gala||1.6.2027|8|16|SH|5'], { items: [build] }))).toEqual([
      ['same', 'build'],
      ['double', 2],
    ])
  })

  it('is told by its crew, as far as it has one', () => {
    const items = [build, known('bare', { ...values, amountOfRows: '5' })]
    expect(judge(['Gala||1.6.2027|8|16|SH|5'], { items }).judged[0]?.matches).toEqual(['Build', ''])
  })

  it('lasts a day where it ends when it begins, and no shift is too long', () => {
    expect(inShort(judge(['Gala||1.6.2027|8|8|SH|5', 'Gala||30.10.2027|4|4|SH|5']))).toEqual([
      ['new', null],
      ['new', null],
    ])
  })

  it('has no time in a zone nobody knows', () => {
    expect(judge(['Messe||1.6.2027|8:00|16|SH|5']).judged[0]?.problems).toEqual([
      { field: 'startTime', reason: 'notTime', text: '8:00', becomes: null },
    ])
  })

  it.each([
    ['1', 'new'],
    ['05', 'new'],
    ['500', 'new'],
    ['0', 'wrong'],
    ['501', 'wrong'],
    ['0500', 'wrong'],
    ['five', 'wrong'],
    ['1.5', 'wrong'],
  ])('of %s people is %s', (amount, fate) => {
    expect(judge([`Gala||1.6.2027|8|16|SH|${amount}`]).judged[0]?.fate).toBe(fate)
  })
})

import { describe, expect, it } from 'vitest'
import { guessedColumns } from '../../../domain/imports/columns.ts'
import type { ImportField } from '../../../domain/imports/fields.ts'
import { inShort, judging, known } from './judging.ts'

const functions = ['Stagehand', 'Rigger'].map(caption => ({ id: `id of ${caption}`, caption, code: caption }))
const judge = judging('people', ['number', 'lastName', 'firstName', 'birthday', 'email', 'functions'], { functions })
const name = { lastName: 'Ahlers', firstName: 'Wiebke' }
const wiebke = known('wiebke', { ...name, number: '12', birthday: '2001-03-17', email: 'wiebke@a.example' })

describe('a name in one column', () => {
  const read = (field: ImportField, text: string) =>
    judging('people', [field, 'city'])([`${text}|Hamburg`]).judged[0]?.problems
  const [a100, b100] = ['a'.repeat(100), 'b'.repeat(100)]

  it.each([
    ['lastFirst', `${a100},${'b'.repeat(99)}`, null],
    ['lastFirst', `${'a'.repeat(99)},${b100}`, null],
    ['firstLast', `${a100} ${'b'.repeat(99)}`, null],
    ['lastFirst', `${a100}a,Ewa`, 'tooLong'],
    ['lastFirst', `Ewa,${a100}a`, 'tooLong'],
    ['firstLast', `Ewa ${a100}a`, 'tooLong'],
    ['lastFirst', `${a100},${b100}`, 'tooLong'],
    ['firstLast', `${a100} ${b100}`, 'tooLong'],
    ['lastFirst', 'Kowalczyk', 'notNames'],
    ['lastFirst', ',Ewa', 'notNames'],
    ['lastFirst', 'Kowalczyk,', 'notNames'],
    ['firstLast', 'Ewa', 'notNames'],
    ['lastFirst', '=A1', 'formula'],
    ['firstLast', '=A1', 'formula'],
  ] as const)('%s: %s holds two, or says why not: %s', (field, text, reason) => {
    const problem = { field, reason, text: text.slice(0, 100), becomes: null }
    expect(read(field, text)).toEqual(reason === null ? [] : [problem])
  })

  it('that is empty lacks both', () => {
    expect(read('lastFirst', '')?.map(({ field, reason }) => [field, reason])).toEqual([
      ['lastName', 'missing'],
      ['firstName', 'missing'],
    ])
  })
})

describe('a person', () => {
  it('lacks a name beside whatever else is wrong', () => {
    expect(judge(['|Kowalczyk||31.02.1994||']).judged[0]?.problems.map(({ field, reason }) => [field, reason])).toEqual(
      [
        ['birthday', 'notDay'],
        ['firstName', 'missing'],
      ],
    )
  })

  it.each([
    ['number', '12|Ahlers|Wiebke|||', { field: 'number', text: '12' }],
    ['address', '|Ahlers|Wiebke||Wiebke@a.example|', { field: 'email', text: 'Wiebke@a.example' }],
    ['number and address', '12|Ahlers|Wiebke||wiebke@a.example|', { field: 'email', text: 'wiebke@a.example' }],
    ['name and birthday', '|Ahlers|Wiebke|17.03.2001||', { field: null, text: '' }],
  ])('who is known otherwise than as crew by the %s is not taken: %s', (_, row, said) => {
    const office = { ...wiebke, own: true }
    expect(judge([row], { items: [office] }).judged[0]?.problems).toEqual([
      { ...said, reason: 'notCrew', becomes: null },
    ])
  })

  it.each([
    ['number', '12|Ahlers|Wiebke|||', { field: 'number', text: '12' }],
    ['name alone', '|Ahlers|Wiebke|||', { field: null, text: '' }],
  ])('who was erased is told by the %s: %s', (_, row, said) => {
    const erased = { ...known('erased', { ...name, number: '12' }), erased: true as const }
    expect(judge([row], { items: [erased] }).judged[0]?.problems).toEqual([
      { ...said, reason: 'wasErased', becomes: null },
    ])
  })

  it('whose address is another’s is told by it', () => {
    const items = [
      known('w', { ...name, number: '12' }),
      known('x', { lastName: 'X', number: '9', email: 'x@a.example' }),
    ]
    expect(judge(['12|Ahlers|Wiebke||X@a.example|'], { items }).judged[0]?.problems).toEqual([
      { field: 'email', reason: 'emailTaken', text: 'X@a.example', becomes: null },
    ])
  })

  it.each([
    [
      'whose number is there twice is one, whatever the names are',
      ['7|A|B|||', '7|C|D|||'],
      [
        ['new', null],
        ['double', 2],
      ],
    ],
    [
      'who repeats two lines repeats the first',
      ['7|A|B||a@a.example|', '8|C|D||c@a.example|', '7|E|F||c@a.example|'],
      [
        ['new', null],
        ['new', null],
        ['double', 2],
      ],
    ],
    [
      'who is called alike and has another number is another',
      ['7|A|B|||', '8|A|B|||'],
      [
        ['new', null],
        ['new', null],
      ],
    ],
  ] as const)('%s', (_, rows, should) => {
    expect(inShort(judge(rows))).toEqual(should)
  })

  it('is told with what changes from what to what', () => {
    const [row] = judge(['12|Ahlers|Wibke|18.03.2001|wiebke@a.example|Rigger'], { items: [wiebke] }).judged
    expect(row?.changes).toEqual([
      { field: 'firstName', from: 'Wiebke', to: 'Wibke' },
      { field: 'birthday', from: '2001-03-17', to: '2001-03-18' },
      { field: 'functions', from: null, to: '+ Rigger' },
    ])
  })
})

describe('a column called after the name alone', () => {
  it.each([
    ['lastFirst', ['Kowalczyk, Ewa', 'Madonna']],
    ['lastFirst', ['Madonna', 'Kowalczyk; Ewa']],
    ['lastFirst', ['', 'Kowalczyk, Ewa']],
    ['firstLast', ['Ewa Kowalczyk', '', 'Madonna']],
    ['firstLast', []],
  ])('holds %s where below it stands %j', (field, sample) => {
    const cells = sample.map(text => [text])
    expect(guessedColumns(['Name'], 'people', cells)).toEqual([field])
    expect(guessedColumns(['Name', 'Vorname'], 'people', cells)).toEqual(['lastName', 'firstName'])
  })

  it('stays what it is where another column holds both', () => {
    expect(guessedColumns(['Name', 'Name, Vorname'], 'people', [['A, B', 'A, B']])).toEqual(['lastName', 'lastFirst'])
  })
})

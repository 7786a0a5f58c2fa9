import { describe, expect, it } from 'vitest'
import type { Values } from '../../../domain/imports/kind.ts'
import { inShort, judging, known } from './judging.ts'

describe('a client', () => {
  const marks = ['vatId', 'taxNumber', 'debtorAccount', 'contactEmail'] as const
  const judge = judging('companies', ['number', 'name', 'zipcode', ...marks])
  const hanse = known('hanse', {
    ...{ number: '501', name: 'Hanse Konzerte', zipcode: '20095', vatId: 'DE118347203', taxNumber: '27/123' },
    ...{ debtorAccount: '10417', contactEmail: 'office@hanse.example' },
  })
  const same = {
    vatId: 'DE118347203',
    taxNumber: '27/123',
    debtorAccount: '10417',
    contactEmail: 'office@hanse.example',
  }
  const other = { vatId: 'DE999999999', taxNumber: '99/999', debtorAccount: '99999', contactEmail: 'a@elbe.example' }
  const row = (said: Values) => ['501', 'Elbe', '80331', ...marks.map(mark => said[mark] ?? '')].join('|')

  it.each(marks)('of another name and place under a number that is known is the same by its %s', mark => {
    expect(inShort(judge([row({ [mark]: same[mark] })], { items: [hanse] }))).toEqual([['changes', 'hanse']])
    expect(inShort(judge([row({ ...other, [mark]: same[mark] })], { items: [hanse] }))).toEqual([['changes', 'hanse']])
  })

  it.each([...marks.map(mark => ({ [mark]: other[mark] })), other, {}])(
    'of another name and place under a number that is known is another with %j',
    said => {
      expect(judge([row(said)], { items: [hanse] }).judged[0]?.problems).toEqual([
        { field: 'number', reason: 'numberTaken', text: '501', becomes: null },
      ])
    },
  )

  it.each([
    ['the same name and another place', '501|hanse konzerte|80331||||', 'changes'],
    ['another name at the same place', '501|Elbe|20 095||||', 'changes'],
    ['another name and no place', '501|Elbe|||||', 'changes'],
    ['another name and place', '501|Elbe|80331||||', 'wrong'],
  ])('under its number with %s: %s is %s', (_, said, fate) => {
    expect(judge([said], { items: [hanse] }).judged[0]?.fate).toBe(fate)
  })

  it('whose place nobody knows is the same under its number, whatever its name is', () => {
    const items = [known('elbe', { number: '501', name: 'Alster' })]
    expect(inShort(judge(['501|Elbe|80331||||'], { items }))).toEqual([['changes', 'elbe']])
  })

  it('without a number is named by nobody who says none', () => {
    const items = [known('elbe', { number: '', name: 'Elbe', zipcode: '1' })]
    expect(inShort(judge(['|Alster|||||', '777|Elbe|1||||'], { items }))).toEqual([
      ['new', null],
      ['changes', 'elbe'],
    ])
  })

  it('is another where no blank parts its name', () => {
    expect(inShort(judge(['|HanseKonzerte|20095||||'], { items: [hanse] }))).toEqual([['new', null]])
  })

  it('is never the agency itself, whose number is said to be its own', () => {
    const own = { ...known('own', { number: '1', name: 'Nordlicht' }), own: true }
    expect(judge(['1|Nordlicht|||||'], { items: [own] }).judged[0]?.problems).toEqual([
      { field: 'number', reason: 'ownNumber', text: '1', becomes: null },
    ])
  })
})

describe('a contact', () => {
  const companies = [
    { id: 'of hanse', caption: 'Hanse Konzerte', code: '501' },
    { id: 'of elbe', caption: 'Elbe', code: '502' },
  ]
  const judge = judging('contacts', ['company', 'name', 'role', 'email'], { companies })
  const carla = known('carla', { company: 'of hanse', name: 'Carla Client', email: 'carla@a.example' })
  const bare = known('bare', { company: 'of hanse', name: 'Carla Client' })

  it.each([
    [
      'two without an address are two',
      ['501|Nina||', '501|Otto||'],
      [],
      [
        ['new', null],
        ['new', null],
      ],
    ],
    ['one without an address is not another without one', ['501|Otto||'], [bare], [['new', null]]],
    [
      'one that is meant by the address and by the name is there twice',
      ['501|Carla C.||carla@a.example', '501|Carla Client||'],
      [carla],
      [
        ['changes', 'carla'],
        ['double', 2],
      ],
    ],
    [
      'one that repeats two lines repeats the first',
      ['501|Nina||n@a.example', '501|Otto||o@a.example', '501|Nina||o@a.example'],
      [],
      [
        ['new', null],
        ['new', null],
        ['double', 2],
      ],
    ],
    [
      'the same address at two clients is two',
      ['501|Nina||n@a.example', '502|Otto||n@a.example'],
      [],
      [
        ['new', null],
        ['new', null],
      ],
    ],
    [
      'one of two of one name is told by the address',
      ['501|Carla Client||carla@a.example'],
      [bare, carla],
      [['same', 'carla']],
    ],
  ] as const)('%s', (_, rows, items, should) => {
    expect(inShort(judge(rows, { items }))).toEqual(should)
  })

  it('is told by name and address, as far as they are known', () => {
    expect(judge(['501|Carla Client||'], { items: [carla, bare] }).judged[0]?.matches).toEqual([
      'Carla Client carla@a.example',
      'Carla Client',
    ])
  })
})

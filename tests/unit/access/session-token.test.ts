import { describe, expect, it } from 'vitest'
import { decodeToken, isValidAt, loginTypesOf, personIdOf, sessionKindOf } from '../../../domain/auth/session-token.ts'

const jwt = (payload: unknown) =>
  ['{"alg":"HS256"}', JSON.stringify(payload), 'sig'].map(part => Buffer.from(part).toString('base64url')).join('.')

describe('a token is read without being verified', () => {
  it('base64url and UTF-8', () => {
    const token = jwt({
      exp: 1700000000,
      iat: 1699990000,
      type: 'MOBILE',
      loginData: {
        person: { id: 42 },
        name: 'Jörg Müller',
        contactNumber: 'C-ÄÖ-7',
        language: 'German (Austria)',
        loginTypes: ['office', { caption: 'CREW' }, { caption: 'Operations' }, { caption: 'ÿþ>?' }],
      },
    })
    expect(decodeToken(token)).toEqual({
      exp: 1700000000,
      issuedAt: 1699990000,
      type: 'MOBILE',
      kind: 'user',
      personId: '42',
      name: 'Jörg Müller',
      contactNumber: 'C-ÄÖ-7',
      language: 'German (Austria)',
      loginTypes: ['office', 'crew', 'planners'],
      number: null,
    })
  })
  it('a language may be an object, and what is not said is empty', () => {
    const token = jwt({ exp: 1, loginData: { person: '', language: { caption: 'Dutch' } } })
    expect(decodeToken(token)).toMatchObject({ type: '', kind: 'user', language: 'Dutch', personId: null })
  })
  it.each([['~~~???'], ['ÿÿÿþþþ'], ['>>>>???']])('%s, whose base64 is full of signs, is read', name => {
    expect(decodeToken(jwt({ loginData: { name } }))?.name).toBe(name)
    expect(decodeToken(jwt({ loginData: { name: `x${name}` } }))?.name).toBe(`x${name}`)
  })
  it('a visitor carries its number', () => {
    expect(decodeToken(jwt({ exp: 1, type: 'PlusCrew', loginData: { number: 7 } }))).toMatchObject({
      kind: 'plusCrewVisitor',
      number: '7',
      loginTypes: [],
      personId: null,
    })
  })
  it.each([
    ['not a jwt'],
    [''],
    ['a.b'],
    ['a.%%%.c'],
    [`a.${Buffer.from('[]x').toString('base64url')}.c`],
    [`a.${Buffer.from([0xff, 0xfe, 0x7b]).toString('base64url')}.c`],
    [`a.${Buffer.from('null').toString('base64url')}.c`],
    [`${jwt({ exp: 1 })}.d`],
    [jwt({ exp: 1 }).split('.').slice(0, 2).join('.')],
    [`a.${Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]).toString('base64url')}.c`],
  ])('%j is none', token => {
    expect(decodeToken(token)).toBeNull()
  })
  it.each([['soon'], [null], [undefined], [Number.NaN]])('exp %j counts as missing', exp => {
    expect(decodeToken(jwt({ exp, type: 'project' }))?.exp).toBeNull()
  })
})

describe('validity is judged by exp alone, in seconds', () => {
  it.each([
    [1000, 999999, true],
    [1000, 1000000, false],
    [1000, 1000001, false],
    [null, 0, false],
  ])('exp %j at %d ms: %j', (exp, now, valid) => {
    expect(isValidAt({ exp }, now)).toBe(valid)
  })
  it('what is no token is not valid', () => {
    expect(isValidAt(decodeToken('not a jwt'), 0)).toBe(false)
  })
})

it.each([
  ['project', 'projectVisitor'],
  ['PROJECT', 'projectVisitor'],
  ['pluscrew', 'plusCrewVisitor'],
  ['PlusCrew', 'plusCrewVisitor'],
  ['kiosk', 'kiosk'],
  ['Kiosk', 'kiosk'],
  ['MOBILE', 'user'],
  ['', 'user'],
  ['constructor', 'user'],
  ['__proto__', 'user'],
] as const)('token type %j is a %s', (type, kind) => {
  expect(sessionKindOf(type)).toBe(kind)
})

it.each([
  ['p1', 'p1'],
  ['p', 'p'],
  [7, '7'],
  [{ id: 'p1' }, 'p1'],
  [{ id: 7 }, '7'],
  [{}, null],
  [null, null],
  [undefined, null],
  ['', null],
])('person %j has id %j', (person, id) => {
  expect(personIdOf(person)).toBe(id)
})

it.each([
  [['Clients'], ['clients']],
  [['CREW'], ['crew']],
  [['Planners'], ['planners']],
  [['operations'], ['planners']],
  [['Planning'], ['planners']],
  [['Operations', 'planning'], ['planners']],
  [
    ['office', 'crew'],
    ['office', 'crew'],
  ],
  [['boss'], []],
  [[], []],
])('captions %j are %j', (captions, types) => {
  expect(loginTypesOf(captions)).toEqual(types)
})

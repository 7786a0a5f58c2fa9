import { describe, expect, it } from 'vitest'
import { exactly, lettersApart, nearest } from '../../../domain/imports/captioned.ts'
import type { Captioned } from '../../../domain/imports/kind.ts'
import { inShort, judging } from './judging.ts'

const called = (...captions: string[]): Captioned[] =>
  captions.map(caption => ({ id: `id of ${caption}`, caption, code: `code of ${caption}` }))

describe('two words', () => {
  it.each([
    ['rigger', 'rigger', 0],
    ['rigger', 'riger', 1],
    ['riger', 'rigger', 1],
    ['rigger', 'rikger', 1],
    ['loader', 'laoder', 2],
    ['kitten', 'sitting', 3],
    ['abcd', 'bcde', 2],
    ['xabc', 'abc', 1],
    ['abcx', 'abc', 1],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['', '', 0],
  ])('%j and %j are %i letters apart', (one, two, apart) => {
    expect(lettersApart(one, two, 3)).toBe(apart)
  })

  it('are counted no further than anybody asks', () => {
    expect(lettersApart('abc', 'abcdefgh', 2)).toBe(3)
    expect(lettersApart('abc', 'abcde', 2)).toBe(2)
  })
})

describe('a mistyped word', () => {
  it.each([
    ['of twelve letters with three wrong', 'lichttechxyz', 'Lichttechnik'],
    ['of twelve letters with four wrong', 'lichttecwxyz', null],
    ['of five letters with one wrong', 'brave', 'Grave'],
    ['of five letters with two wrong', 'brove', null],
    ['of three letters with one wrong', 'cok', 'Cook'],
    ['of two letters', 'xb', null],
  ])('%s means what is near: %s', (_, word, caption) => {
    expect(nearest(called('Lichttechnik', 'Grave', 'Cook', 'xa'), word)?.caption ?? null).toBe(caption)
  })

  it.each([
    ['Lichttechnik', 'Lichttechnyx'],
    ['Lichttechnyx', 'Lichttechnik'],
  ])('means the nearest, in whatever order they are: %s, %s', (...captions) => {
    expect(nearest(called(...captions), 'Lichttechniq')?.caption).toBe('Lichttechnik')
  })

  it('means nobody where the only one is far', () => {
    expect(nearest(called('Rigger'), 'Cook')).toBeNull()
    expect(nearest(called('Rigger'), 'Trucks')).toBeNull()
  })

  it('means nobody without letters, even where one is called by signs alone', () => {
    expect(nearest(called('—'), '-')).toBeNull()
    expect(exactly(called('—'), '-')).toEqual([])
  })
})

describe('a client', () => {
  const companies = [
    { id: 'coded', caption: 'Alster', code: 'Elbe' },
    { id: 'called', caption: 'Elbe', code: 'A1' },
    { id: 'dashed', caption: 'Weser', code: 'A-1' },
    { id: 'long', caption: 'Hanse Konzerte', code: '501' },
    { id: 'number', caption: '77', code: '78' },
    { id: 'seventy', caption: 'Siebzig', code: '7.7' },
  ]
  const judge = judging('contacts', ['company', 'name'], { companies })

  it.each([
    ['Elbe', 'coded'],
    ['elbe', 'called'],
    ['A1', 'called'],
    ['A-1', 'dashed'],
    ['hanse-konzerte', 'long'],
    ['77', 'number'],
    ['a 2', null],
  ])('that stands there as %s is %s: its very number before its name', (text, company) => {
    const [row] = judge([`${text}|Nina`]).judged
    expect(row?.values.company ?? null).toBe(company)
  })

  it('that may be two is not certain', () => {
    expect(inShort(judge(['a_1|Nina']))).toEqual([['wrong', 'several']])
  })

  it.each([
    ['Hansa Konzerte', 'Hanse Konzerte'],
    ['Nordlicht', null],
  ])('that stands there as %s is offered as %s', (text, becomes) => {
    const problem = { field: 'company', reason: 'notCompany', text, becomes }
    expect(judge([`${text}|Nina`]).judged[0]?.problems).toEqual([problem])
  })
})

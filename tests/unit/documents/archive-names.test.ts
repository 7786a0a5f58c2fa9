import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { archiveName, csvValue, uniqueNames } from '../../../domain/documents/archive-names.ts'

describe('a name in an archive', () => {
  it.each([
    ['Mirko Vuković', 'Mirko Vuković'],
    ['李 小龍', '李 小龍'],
    ['../../etc/passwd', 'etc passwd'],
    ['..', '_'],
    ['', '_'],
    ['C:\\Windows', 'C Windows'],
    ['/root', 'root'],
    ['CON', '_CON'],
    ['com1.txt', '_com1.txt'],
    ['Connie', 'Connie'],
    ['gnp\u202egpj', 'gnp gpj'],
    ['a\u0000b\nc', 'a b c'],
    ['Anna.', 'Anna'],
    ['Jose\u0301', 'José'],
  ])('%j is %j', (name, safe) => {
    expect(archiveName(name)).toBe(safe)
  })

  it('is of sixty letters at most, whole ones', () => {
    expect(archiveName('a'.repeat(61))).toBe('a'.repeat(60))
    expect(archiveName(`${'a'.repeat(59)}😀b`)).toBe(`${'a'.repeat(59)}😀`)
  })

  it('whatever it is, leads nowhere else and is never empty or long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), name => {
        const safe = archiveName(name)
        expect(safe).not.toMatch(/[\p{Cc}\p{Cf}/\\:]/u)
        expect(['', '.', '..']).not.toContain(safe)
        expect([...safe].length).toBeLessThanOrEqual(61)
      }),
    )
  })
})

it('of two of the same name the second is numbered, also where only case or composition differ', () => {
  const next = uniqueNames()
  expect(['Ana Diaz', 'ANA DIAZ', 'Ana Diaz (2)', 'Jose\u0301', 'José'].map(name => next(name))).toEqual([
    'Ana Diaz',
    'ANA DIAZ (2)',
    'Ana Diaz (2) (2)',
    'José',
    'José (2)',
  ])
})

it('the number stands before the ending', () => {
  const next = uniqueNames()
  expect([next('Licence', '.pdf'), next('Licence', '.pdf'), next('Licence', '.webp')]).toEqual([
    'Licence.pdf',
    'Licence (2).pdf',
    'Licence.webp',
  ])
})

it.each([
  ['plain', 'plain'],
  ['a;b', '"a;b"'],
  ['say "x"', '"say ""x"""'],
  ['=1+1', "'=1+1"],
  ['@x', "'@x"],
  ['-2', "'-2"],
])('%j stands in a list as %j', (value, said) => {
  expect(csvValue(value)).toBe(said)
})

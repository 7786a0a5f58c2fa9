import { describe, expect, it } from 'vitest'
import { digitsOf, minorOf, roundedShare, typedOf } from '../../../domain/money.ts'

describe('a share of the smallest unit is rounded once', () => {
  it.each([
    [5, 10, 1],
    [-5, 10, -1],
    [4, 10, 0],
    [-4, 10, 0],
    [15, 10, 2],
    [25, 10, 3],
    [-25, 10, -3],
    [24, 10, 2],
    [0, 7, 0],
    // Halves that floating point would lose.
    [100_500_000_000_005, 10, 10_050_000_000_001],
  ])('%d of %d is %d', (dividend, divisor, share) => expect(roundedShare(dividend, divisor)).toBe(share))
})

describe('an amount as it is typed', () => {
  it.each([
    ['31', 2, 3100],
    ['31.5', 2, 3150],
    ['31,50', 2, 3150],
    [' 0,05 ', 2, 5],
    ['31.', 2, 3100],
    ['31.505', 2, null],
    ['1,000.00', 2, null],
    ['-3', 2, null],
    ['', 2, null],
    ['a', 2, null],
    ['31', 0, 31],
    ['31.5', 0, null],
  ])('%j with %d digits is %j', (typed, digits, minor) => expect(minorOf(typed, digits)).toBe(minor))

  it('comes back as it was', () => expect(minorOf(typedOf(4150, 2), 2)).toBe(4150))
})

it.each([
  ['EUR', 2],
  ['ISK', 0],
  ['KWD', 3],
])('%s has %d digits behind its whole units', (currency, digits) => expect(digitsOf(currency)).toBe(digits))

it.each([
  [4150, 2, '41.50'],
  [5, 2, '0.05'],
  [31, 0, '31'],
  [1234, 3, '1.234'],
])('%d of %d digits is put into a field as %s', (minor, digits, typed) => expect(typedOf(minor, digits)).toBe(typed))

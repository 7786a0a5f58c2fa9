import { randomInt } from 'node:crypto'

/** Letters nobody mistakes for another when they are read out: without c, l, q, x and y. */
const consonants = 'bdfghjkmnprstvwz'
const vowels = 'aeiou'
const digits = '23456789'

const oneOf = (letters: string) => letters.charAt(randomInt(letters.length))
const syllable = () => oneOf(consonants) + oneOf(vowels)
const group = () => syllable() + syllable() + oneOf(consonants)

/** A password to be read out and typed, such as `bidot-kamun-fesir-7294`: over 60 bits of chance. */
export const readablePassword = (): string =>
  [group(), group(), group(), Array.from({ length: 4 }, () => oneOf(digits)).join('')].join('-')

/** Bits of chance in one of them. */
export const readablePasswordBits =
  3 * (3 * Math.log2(consonants.length) + 2 * Math.log2(vowels.length)) + 4 * Math.log2(digits.length)

import { expect, it } from 'vitest'
import { countryWords } from '../../../src/screens/shared/words/country-words.ts'

it.each([
  ['en-GB', 'DE', 'Germany'],
  ['de', 'GB', 'Vereinigtes Königreich'],
  ['en-GB', '', ''],
  ['en-GB', '<img src=x>', '<img src=x>'],
])('in %s %s is %s', (locale, code, words) => {
  expect(countryWords(locale, code)).toBe(words)
})

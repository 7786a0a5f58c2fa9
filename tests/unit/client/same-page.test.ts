import { expect, it } from 'vitest'
import { isSamePage } from '../../../src/machines/leaving/same-page.ts'

it.each([
  ['another search', '/p?q=a', '/p?q=b', true],
  ['a search that begins', '/p', '/p?q=b', true],
  ['a search that ends, and another order', '/p?q=a&method=x&tab=1', '/p?tab=1', true],
  ['the same words in another order', '/p?a=1&b=2', '/p?b=2&a=1', true],
  ['a search of two question marks', '/p?q=a?b', '/p?q=c', true],
  ['another path', '/p?q=a', '/r?q=a', false],
  ['another word of the address', '/p?q=a&tab=1', '/p?q=a&tab=2', false],
  ['a word that begins alike', '/p?q=a', '/p?qq=a', false],
])('%s', (_, one, other, same) => {
  expect(isSamePage(one, other, ['q', 'method'])).toBe(same)
  expect(isSamePage(other, one, ['q', 'method'])).toBe(same)
})

it('without such words every other address is another page', () => {
  expect(isSamePage('/p?q=a', '/p?q=b', [])).toBe(false)
  expect(isSamePage('/p?q=a', '/p?q=a', [])).toBe(true)
})

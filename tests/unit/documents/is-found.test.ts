import { expect, it } from 'vitest'
import { isFound } from '../../../src/screens/shared/files/is-found.ts'

it.each([
  ['Mirko Vuković', 'vukovic', true],
  ['Mirko Vuković', 'vuk mir', true],
  ['Mirko Vuković', 'ković', false],
  ['Rigging plan v3.pdf', 'plan pdf', true],
  ['Rigging_plan-v3.pdf', 'v3', true],
  ['Rigging plan v3.pdf', '  ', true],
  ['Łukasz Großmann', 'lukasz gross', true],
  ['', 'a', false],
])('%j searched for %j: %s', (text, search, found) => {
  expect(isFound(text, search)).toBe(found)
})

import { afterEach, expect, it, vi } from 'vitest'
import { holdAt, pathHere, searchHere } from '../../../src/client/held-address.ts'

afterEach(() => vi.unstubAllGlobals())
const at = (pathname: string, search = '') => vi.stubGlobal('location', { pathname, search })

it('is the browser’s, and that of the page that is held for as long as it is', () => {
  at('/projects', '?tab=past&q=a?b')
  expect([pathHere(), searchHere()]).toEqual(['/projects', '?tab=past&q=a?b'])
  const first = holdAt('/projects?tab=past&q=a?b')
  const second = holdAt('/projects')
  at('/')
  expect([pathHere(), searchHere()]).toEqual(['/projects', ''])
  second()
  expect([pathHere(), searchHere()]).toEqual(['/projects', '?tab=past&q=a?b'])
  first()
  expect([pathHere(), searchHere()]).toEqual(['/', ''])
})

import { describe, expect, it } from 'vitest'
import { agentWords } from '../../../src/screens/documents/desk/agent-words.ts'
import { sizeWords } from '../../../src/screens/shared/files/file-size.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
describe('a browser', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/138.0.0.0 Safari/537.36 Edg/138.0`, 'Edge'],
    [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/138.0.0.0 Safari/537.36`, 'Chrome'],
    ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1', 'Safari'],
    ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/140.0 Safari/605.1.15', 'Firefox'],
    ['Mozilla/5.0 (X11; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox'],
    [
      `Mozilla/5.0 (Linux; Android 15) ${webkit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
      'Samsung Internet',
    ],
    ['node', 'node'],
    ['', ''],
  ])('%s is %s', (agent, name) => expect(agentWords(agent)).toBe(name))

  it('that calls itself something long is shortened', () => expect(agentWords('x'.repeat(300))).toHaveLength(41))
})

describe('a size', () => {
  it.each([
    [100, '1 kB'],
    [184_000, '184 kB'],
    [999_499, '999 kB'],
    [1_240_000, '1.2 MB'],
    [26_214_400, '26.2 MB'],
  ])('%i bytes are %s', (bytes, words) => expect(sizeWords('en-GB', bytes)).toBe(words))
})

import { expect, it } from 'vitest'
import { Once } from '../../../src/client/once.ts'
import { RequestFailed, failureOf } from '../../../src/client/problem.ts'

const lost = new TypeError('Failed to fetch')
const away = new RequestFailed(failureOf(503, null))
const refused = new RequestFailed(failureOf(409, { code: 'outOfTurn' }))

/** Asks for something and says with which keys, in order. */
function asking() {
  const once = new Once()
  const keys: string[] = []
  const ask = (what: string, answer: () => Promise<string>) =>
    once.ask(what, key => {
      keys.push(key)
      return answer()
    })
  return { keys, ask }
}

it('a second tap while the first is under way asks nothing', async () => {
  const { keys, ask } = asking()
  let answer: (said: string) => void = () => undefined
  const first = ask('send a', () => new Promise<string>(resolve => (answer = resolve)))
  expect(await ask('send a', () => Promise.resolve('again'))).toBeNull()
  expect(await ask('send b', () => Promise.resolve('another'))).toBeNull()
  answer('sent')
  expect(await first).toEqual({ answer: 'sent' })
  expect(keys).toHaveLength(1)
})

it('asked again after a lost answer it is the same request; another thing is another', async () => {
  const { keys, ask } = asking()
  await expect(ask('send a', () => Promise.reject(lost))).rejects.toBe(lost)
  await expect(ask('send a', () => Promise.reject(lost))).rejects.toBe(lost)
  await ask('send b', () => Promise.resolve('sent'))
  await ask('send a', () => Promise.resolve('sent'))
  expect(keys[1]).toBe(keys[0])
  expect(new Set(keys).size).toBe(3)
})

it('what only a proxy answered is not answered', async () => {
  const { keys, ask } = asking()
  await expect(ask('send a', () => Promise.reject(away))).rejects.toBe(away)
  await ask('send a', () => Promise.resolve('sent'))
  expect(new Set(keys).size).toBe(1)
})

it('what was answered, with a yes or a refusal, is another request the next time', async () => {
  const { keys, ask } = asking()
  await ask('send a', () => Promise.resolve('sent'))
  await expect(ask('send a', () => Promise.reject(refused))).rejects.toBe(refused)
  await ask('send a', () => Promise.resolve('sent'))
  expect(new Set(keys).size).toBe(3)
})

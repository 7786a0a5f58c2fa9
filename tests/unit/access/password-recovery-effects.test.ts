import { afterEach, expect, it, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { api } from '../../../src/client/api.ts'
import { passwordRecoveryActors } from '../../../src/machines/password-recovery/password-recovery.actors.ts'

const { requestLink, setPassword } = passwordRecoveryActors(() => undefined)

interface Keyed {
  params: { header: { 'Idempotency-Key': string } }
}
/** What openapi-fetch knows of every operation is more than the compiler follows here. */
const sending = api as unknown as { POST: (path: string, said: Keyed) => Promise<unknown> }

/** The keys under which something was sent, in order; each is answered by the next answer. */
function answeredBy(answers: (() => Promise<unknown>)[]) {
  const keys: string[] = []
  vi.spyOn(sending, 'POST').mockImplementation((_, { params }) => {
    keys.push(params.header['Idempotency-Key'])
    return answers.shift()?.() ?? Promise.reject(new Error('asked more often than expected'))
  })
  return keys
}
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const answer = (status: number, data?: unknown) => () =>
  Promise.resolve({ data, response: new Response(null, { status }) })

afterEach(() => {
  vi.restoreAllMocks()
})

it('a link that was asked for without an answer is asked for again under its key, and another under another', async () => {
  const keys = answeredBy([lost, answer(503), answer(204), answer(204)])
  const ask = () =>
    toPromise(createActor(requestLink, { input: { login: 'mara', asking: 'forgotten' } }).start()).then(
      ({ kind }) => kind,
    )
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual(['unreachable', 'unreachable', 'taken', 'taken'])
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).toBe(keys[0])
  expect(keys[3]).not.toBe(keys[0])
})

it('a link for another login is another request', async () => {
  const keys = answeredBy([lost, answer(204)])
  for (const login of ['mara', 'kofi'])
    await toPromise(createActor(requestLink, { input: { login, asking: 'forgotten' } }).start())
  expect(keys[1]).not.toBe(keys[0])
})

it('a password whose answer was lost on the way, also in a proxy, is set again under its key', async () => {
  const keys = answeredBy([lost, answer(502), answer(200, { login: 'mara' })])
  const set = () =>
    toPromise(createActor(setPassword, { input: { token: 'link', password: 'a new one' } }).start()).then(
      ({ kind }) => kind,
    )
  expect([await set(), await set(), await set()]).toEqual(['unreachable', 'unreachable', 'set'])
  expect(new Set(keys).size).toBe(1)
})

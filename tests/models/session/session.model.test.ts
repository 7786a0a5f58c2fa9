import { expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { sessionMachine } from '../../../src/machines/session/session.machine.ts'
import type { RenewalAnswer, SessionEnd, StoredSession } from '../../../src/machines/session/session.types.ts'
import { lineOf, walk } from '../walk.ts'
import { sessionModel } from './session.model.ts'

it('session: every transition', { timeout: 120_000 }, async () => {
  const walked = await walk(sessionModel)
  console.log(lineOf(walked))
  expect(walked.missing).toEqual([])
})

it.each([
  ['project', 'linkOver'],
  ['MOBILE', 'refused'],
] as const)('a session of %s that the server refuses ends as %s', async (type, end) => {
  const ends: unknown[] = []
  const token = ['{}', JSON.stringify({ exp: 4_000_000_000, type, loginData: { number: '7' } }), 's']
    .map(part => Buffer.from(part).toString('base64url'))
    .join('.')
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        readStored: fromPromise<StoredSession, undefined>(async () => ({
          token,
          userRights: {},
          mailboxUserRights: {},
          now: 0,
        })),
        renewRights: fromPromise<RenewalAnswer, undefined>(async () => ({ kind: 'refused' })),
        clearStored: fromPromise<undefined, undefined>(async () => undefined),
        restart: fromPromise<undefined, { end: SessionEnd }>(async ({ input }) => void ends.push(input.end)),
      },
    }),
    { input: { heading: '/', link: null } },
  ).start()
  await waitFor(actor, ({ status }) => status === 'done')
  expect(ends).toEqual([end])
})

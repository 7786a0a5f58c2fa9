import { expect } from 'vitest'
import { passkeyMachine } from '../../../src/machines/passkey/passkey.machine.ts'
import type { Asked, Unlocked } from '../../../src/machines/passkey/passkey.types.ts'
import { passkeyTable } from './passkey.table.ts'
import type { Model, Visit } from '../walk.ts'

type Seen = Visit<typeof passkeyMachine>
const context = (visit: Seen) => visit.snapshot.context

const asked: Asked = {
  for: 'login',
  options: { challenge: 'AAAA', rpId: 'a.example', timeout: 300_000, userVerification: 'required' },
}
const unlocked: Unlocked = {
  for: 'login',
  answer: {
    ...{ id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} },
    response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
  },
}
/** No password lies about once nothing is under way. */
const rests = (visit: Seen) => {
  expect(visit.live).toEqual([])
  expect(context(visit)).toMatchObject({ typed: null, asked: null, unlocked: null })
}

export const passkeyModel: Model<typeof passkeyMachine> = {
  machine: passkeyMachine,
  table: passkeyTable,
  inputs: [undefined],
  events: () => [
    { type: 'ASKED', typed: null },
    { type: 'ASKED', typed: { password: 'secret', name: 'Phone' } },
  ],
  answers: {
    ask: () => [
      { kind: 'asked', asked },
      { kind: 'failed', notice: 'unreachable' },
    ],
    unlock: () => [
      { kind: 'unlocked', unlocked },
      { kind: 'failed', notice: 'cancelled' },
    ],
    handIn: () => [
      { kind: 'done', token: 'token' },
      { kind: 'failed', notice: 'refused' },
    ],
  },
  expectations: {
    idle: rests,
    asking: visit => {
      expect(visit.live).toEqual(['ask'])
      expect(context(visit).notice).toBeNull()
    },
    // Nobody is asked to unlock anything before the server said what is to be signed.
    unlocking: visit => {
      expect(visit.live).toEqual(['unlock'])
      expect(context(visit).asked).not.toBeNull()
    },
    handingIn: visit => {
      expect(visit.live).toEqual(['handIn'])
      expect(context(visit).unlocked).not.toBeNull()
    },
    done: rests,
  },
}

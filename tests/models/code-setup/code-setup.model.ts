import { expect } from 'vitest'
import { codeSetupMachine } from '../../../src/machines/code-setup/code-setup.machine.ts'
import { codeSetupTable } from './code-setup.table.ts'
import type { Model, Visit } from '../walk.ts'

type Seen = Visit<typeof codeSetupMachine>
const context = (visit: Seen) => visit.snapshot.context
const given = { secret: 'ABCD', setupAddress: 'otpauth://totp/a?secret=ABCD', spareCodes: ['aaaaa-bbbbb'] }
/** Neither password nor code lies about once nothing is under way. */
const rests = (visit: Seen) => {
  expect(visit.live).toEqual([])
  expect(context(visit)).toMatchObject({ password: '', code: '' })
}

export const codeSetupModel: Model<typeof codeSetupMachine> = {
  machine: codeSetupMachine,
  table: codeSetupTable,
  inputs: [undefined],
  events: () => [
    { type: 'ASKED', password: 'secret' },
    { type: 'TYPED', code: '123456' },
  ],
  answers: {
    begin: () => [
      { kind: 'begun', given },
      { kind: 'failed', notice: 'passwordWrong' },
    ],
    start: () => [{ kind: 'started' }, { kind: 'again', notice: 'refused' }, { kind: 'failed', notice: 'over' }],
  },
  expectations: {
    idle: visit => {
      rests(visit)
      expect(context(visit).given).toBeNull()
    },
    beginning: visit => {
      expect(visit.live).toEqual(['begin'])
      expect(context(visit).notice).toBeNull()
    },
    // The key stays while codes are tried.
    showing: visit => {
      rests(visit)
      expect(context(visit).given).toEqual(given)
    },
    starting: visit => {
      expect(visit.live).toEqual(['start'])
      expect(context(visit).given).toEqual(given)
    },
    // Spare codes are shown once a code was right, and not before.
    started: visit => {
      rests(visit)
      expect(context(visit).given?.spareCodes).toHaveLength(1)
      expect(visit.called('start')).toBeDefined()
    },
  },
}

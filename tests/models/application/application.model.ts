import { expect } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import { applicationMachine } from '../../../src/machines/application/application.machine.ts'
import type { ApplicationInput, JobCommand, SentCommand } from '../../../src/machines/application/application.types.ts'
import { activeDelays } from '../definitions.ts'
import { applicationTable } from './application.table.ts'
import type { Model, Visit } from '../walk.ts'

const commands: readonly JobCommand[] = ['apply', 'unapply', 'remove', 'confirm', 'decline', 'cantCome', 'acknowledge']
const results: Record<SentCommand, ApplicationInput['status']> = {
  apply: 'applied',
  unapply: 'none',
  remove: 'none',
  confirm: 'confirmed',
  decline: 'declined',
  cantCome: 'cancelled',
  acknowledge: 'confirmed',
  undoConfirm: 'invited',
}
const conflicts = [{ id: 'j9', title: 'Load-in, Arena', starts: 1, ends: 2 }]

type Seen = Visit<typeof applicationMachine>
const context = (visit: Seen) => visit.snapshot.context
const quiet = (visit: Seen) => {
  expect(visit.live).toEqual([])
  expect(context(visit).conflicts).toEqual([])
}

export const applicationModel: Model<typeof applicationMachine> = {
  machine: applicationMachine,
  table: applicationTable,
  inputs: [
    { position: 'pos1', job: null, status: 'none' },
    { position: 'pos1', job: 'j1', status: 'invited' },
    { position: 'pos1', job: 'j1', status: 'declined' },
  ],
  matters: ({ status, command, accepted, problem }: SnapshotFrom<typeof applicationMachine>['context']) => [
    status,
    command,
    accepted,
    problem !== null,
  ],
  events: ({ context: { status, job } }) => [
    ...commands.map(command => ({ type: 'ASKED', command, words: `about ${command}` })),
    { type: 'UNDONE' },
    { type: 'ACCEPTED' },
    { type: 'KEPT' },
    { type: 'STATUS_CHANGED', status, job },
    { type: 'STATUS_CHANGED', status: 'notNeeded', job: 'j1' },
  ],
  answers: {
    sendCommand: ({ context: { command } }) => [
      { kind: 'done', status: results[command ?? 'apply'], job: 'j1' },
      ...(command === 'confirm' || command === 'apply' ? [{ kind: 'doubleBooked', conflicts }] : []),
      { kind: 'outOfTurn', status: 'cancelled' },
      { kind: 'refused', problem: 'positionFull' },
      { kind: 'unreachable' },
    ],
  },
  expectations: {
    'settled.quiet': quiet,
    'settled.undoable': visit => {
      // Five seconds, and only after what can be undone.
      quiet(visit)
      expect(activeDelays(visit.snapshot).map(({ ms }) => ms)).toEqual([5_000])
      expect(['confirm', 'apply', 'unapply']).toContain(context(visit).command)
      expect(['confirmed', 'applied', 'notNeeded', 'cancelled', 'none']).toContain(context(visit).status)
    },
    sending: visit => {
      expect(visit.live).toEqual(['sendCommand'])
      const { command, words, accepted, position, job } = context(visit)
      expect(visit.called('sendCommand')?.input).toEqual({
        command,
        words,
        position,
        job,
        doubleBookingAccepted: accepted,
      })
      // What was said goes with what it was said about.
      expect(words).toMatch(/^about /)
      expect(command).not.toBeNull()
      // Only a yes to the question books twice, now or when the application was made that is put back.
      const last = visit.events.at(-1)?.type
      expect(accepted).toBe(last === 'ACCEPTED' || (last === 'UNDONE' && command === 'apply'))
    },
    asking: visit => {
      // Shown before anything is booked twice; nothing is sent meanwhile.
      expect(context(visit).conflicts).toEqual(conflicts)
      expect(visit.live).toEqual([])
      expect(context(visit).status).not.toBe('confirmed')
    },
  },
}

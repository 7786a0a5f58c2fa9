import { expect } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import { applicationMachine } from '../../src/machines/application/application.machine.ts'
import type { ApplicationInput, JobCommand, SentCommand } from '../../src/machines/application/application.types.ts'
import { activeDelays } from './definitions.ts'
import type { Model, Visit } from './walk.ts'

const commands: readonly JobCommand[] = ['apply', 'unapply', 'remove', 'confirm', 'decline']
const results: Record<SentCommand, ApplicationInput['status']> = {
  apply: 'applied',
  unapply: 'none',
  remove: 'none',
  confirm: 'confirmed',
  decline: 'declined',
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
    ...commands.map(command => ({ type: 'ASKED', command })),
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
      expect(['confirm', 'apply']).toContain(context(visit).command)
      expect(['confirmed', 'applied', 'notNeeded', 'cancelled', 'none']).toContain(context(visit).status)
    },
    sending: visit => {
      expect(visit.live).toEqual(['sendCommand'])
      const { command, accepted, position, job } = context(visit)
      expect(visit.called('sendCommand')?.input).toEqual({ command, position, job, doubleBookingAccepted: accepted })
      expect(command).not.toBeNull()
      // Only a yes to the question books twice.
      expect(accepted).toBe(visit.events.at(-1)?.type === 'ACCEPTED')
    },
    asking: visit => {
      // Shown before anything is booked twice; nothing is sent meanwhile.
      expect(context(visit).conflicts).toEqual(conflicts)
      expect(visit.live).toEqual([])
      expect(context(visit).status).not.toBe('confirmed')
    },
  },
}

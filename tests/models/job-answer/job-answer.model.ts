import { expect } from 'vitest'
import { jobAnswerMachine } from '../../../src/machines/job-answer/job-answer.machine.ts'
import type { JobQuestion } from '../../../src/machines/job-answer/job-answer.types.ts'
import { jobAnswerTable } from './job-answer.table.ts'
import type { Model, Visit } from '../walk.ts'

type Seen = Visit<typeof jobAnswerMachine>
const context = (visit: Seen) => visit.snapshot.context

const open: JobQuestion = {
  ...{ state: 'open', firstName: 'Mia', function: { id: 'f', caption: 'Stagehand', code: 'stagehand' }, task: null },
  ...{ projectName: 'Summer fair', place: { name: 'Hall', city: 'Hamburg' }, meetingPoint: null, note: null },
  ...{ startDate: '2026-06-12', endDate: null, startTime: '09:00', endTime: '17:00', timeZone: 'Europe/Berlin' },
  ...{ starts: '2026-06-12T07:00:00Z', ends: '2026-06-12T15:00:00Z', answerBy: null, canTakeBack: false },
}
const yes: JobQuestion = { ...open, state: 'confirmed', canTakeBack: true }
const over: JobQuestion = { ...open, state: 'over' }
const kept = { id: 'kept', kind: 'block', startDate: '2026-06-12', endDate: null, begin: null, end: null } as const
const clash = { collisions: [], absences: [kept] }

export const jobAnswerModel: Model<typeof jobAnswerMachine> = {
  machine: jobAnswerMachine,
  table: jobAnswerTable,
  inputs: [{ token: 'token' }],
  events: () => [
    { type: 'SAID_YES' },
    { type: 'SAID_NO' },
    { type: 'ACCEPTED' },
    { type: 'KEPT' },
    { type: 'TAKEN_BACK' },
    { type: 'RETRIED' },
  ],
  answers: {
    read: () => [
      { kind: 'asked', question: open },
      { kind: 'asked', question: yes },
      { kind: 'asked', question: over },
      { kind: 'notValid' },
      { kind: 'unreachable' },
    ],
    give: ({ context: { said } }) => [
      { kind: 'answered', question: yes },
      { kind: 'answered', question: open },
      ...(said === 'yes' ? [{ kind: 'clash' as const, clash }] : []),
      { kind: 'overtaken' },
      { kind: 'notValid' },
      { kind: 'unreachable' },
    ],
  },
  expectations: {
    reading: visit => expect(visit.live).toEqual(['read']),
    failed: visit => expect(visit.live).toEqual([]),
    invalid: visit => expect(visit.live).toEqual([]),
    deciding: visit => {
      expect(visit.live).toEqual([])
      expect(context(visit).question?.state).toBe('open')
      expect(context(visit).clash).toBeNull()
    },
    // Nothing is answered that nobody has said, and never a second job without a word about the first.
    giving: visit => {
      expect(visit.live).toEqual(['give'])
      const { said, accept, clash: asked } = context(visit)
      const heard = visit.events.map(({ type }) => type)
      expect(heard).toContain({ yes: 'SAID_YES', no: 'SAID_NO', back: 'TAKEN_BACK' }[said])
      expect(accept && (!heard.includes('ACCEPTED') || asked === null || said !== 'yes')).toBe(false)
    },
    asking: visit => expect(context(visit).clash).not.toBeNull(),
    fresh: visit => expect(context(visit).question?.canTakeBack).toBe(true),
    done: visit => expect(context(visit).question?.state).not.toBe('open'),
  },
}

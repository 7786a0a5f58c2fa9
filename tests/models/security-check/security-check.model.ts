import { expect } from 'vitest'
import { securityCheckMachine } from '../../../src/machines/security-check/security-check.machine.ts'
import type { CheckEnd, CheckPerson, KnownCheck } from '../../../src/machines/security-check/security-check.types.ts'
import { securityCheckTable } from './security-check.table.ts'
import type { Model, Visit } from '../walk.ts'

const at = '2026-05-27T04:00:00.000Z'
const questions = [
  { id: 'exits', required: true },
  { id: 'lift', required: false },
]
const ok = { questionId: 'exits', finding: 'ok', text: null } as const
const defect = { ...ok, finding: 'defect' } as const
const refused: CheckEnd = { kind: 'refused', entry: 'e1', problem: 'signaturesMissing' }
const person = (id: string, more: Partial<CheckPerson>): CheckPerson => ({
  ...{ id, attendance: 'late', leads: false, signedAt: null },
  ...more,
})
const people = (signedAt: string | null) => [
  person('chief', { leads: true, signedAt }),
  person('noor', { attendance: 'present', signedAt }),
  person('kofi', {}),
]
const open: CheckEnd = { kind: 'open' }
const drawing = {
  ratio: 3,
  strokes: [
    [
      [0, 0],
      [900, 100],
    ] as [number, number][],
  ],
}
const dot = { ratio: 3, strokes: [[[1, 1]] as [number, number][]] }
const known: KnownCheck[] = [
  { answers: [], people: people(null), end: open },
  { answers: [ok], people: people(at), end: open },
  { answers: [ok], people: people(null), end: open },
  { answers: [], people: people(at), end: open },
  { answers: [ok], people: people(null), end: refused },
  { answers: [ok], people: people(at), end: { kind: 'waiting' } },
  { answers: [ok], people: people(at), end: { kind: 'done' } },
]

type Seen = Visit<typeof securityCheckMachine>
const context = (visit: Seen) => visit.snapshot.context

export const securityCheckModel: Model<typeof securityCheckMachine> = {
  machine: securityCheckMachine,
  table: securityCheckTable,
  inputs: [
    { questions, answers: [], people: people(null), end: open },
    { questions, answers: [ok], people: people(at), end: open },
    { questions, answers: [ok], people: people(at), end: { kind: 'done' } },
  ],
  matters: ({ answers, people: all, end, at: where, drawing: drawn, finding, signature, failed, problem, seen }) => [
    ...[answers.length, all.map(({ id, signedAt }) => [id, signedAt]), end, where, drawn?.strokes[0]?.length],
    ...[finding?.found?.finding, signature?.person, failed, problem, seen],
  ],
  events: () => [
    { type: 'OPENED', question: 'exits' },
    { type: 'OPENED', question: 'nowhere' },
    { type: 'FOUND', key: 'k1', found: ok },
    { type: 'FOUND', key: 'k2', found: defect },
    { type: 'FOUND', key: 'k3', found: null },
    { type: 'CALLED', person: 'noor' },
    { type: 'CALLED', person: 'kofi' },
    { type: 'CALLED', person: 'nobody' },
    { type: 'DRAWN', drawing },
    { type: 'DRAWN', drawing: dot },
    { type: 'DRAWN', drawing: null },
    { type: 'CONFIRMED', key: 'k4' },
    { type: 'CLOSED' },
    { type: 'FINISH' },
    ...known.map(one => ({ type: 'CHANGED' as const, ...one })),
  ],
  limit: 60_000,
  answers: {
    keepFinding: () => [{ kind: 'kept' }, { kind: 'failed' }],
    keepSignature: () => [{ kind: 'kept' }, { kind: 'failed' }],
    finish: () => [{ kind: 'kept' }, { kind: 'failed' }],
    putAway: () => [undefined],
  },
  expectations: {
    resting: visit => {
      expect(visit.live).toEqual([])
      const { at: where, drawing: drawn, signature, finding } = context(visit)
      expect([where, drawn, signature, finding]).toEqual([null, null, null, null])
    },
    'answering.asking': visit => {
      expect(visit.live).toEqual([])
      expect(['open', 'refused']).toContain(context(visit).end.kind)
    },
    'answering.keeping': visit => {
      expect(visit.live).toEqual(['keepFinding'])
      expect(visit.called('keepFinding')?.input).toEqual(context(visit).finding)
    },
    'signing.drawing': visit => {
      const { people: all, at: where } = context(visit)
      expect(all.find(({ id }) => id === where)?.signedAt).toBeNull()
    },
    'signing.keeping': visit => {
      expect(visit.live).toEqual(['keepSignature'])
      expect(visit.called('keepSignature')?.input).toEqual(context(visit).signature)
    },
    finishing: visit => {
      expect(visit.live).toEqual(['finish'])
    },
    refused: visit => {
      expect(visit.live).toEqual(['putAway'])
      expect(context(visit).problem).toBe('signaturesMissing')
    },
  },
}

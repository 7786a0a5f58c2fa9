import { expect } from 'vitest'
import { isSignature } from '../../../domain/deliveryNotes/signature.ts'
import { documentSigningMachine } from '../../../src/machines/document-signing/document-signing.machine.ts'
import type { OwnField, Paper } from '../../../src/machines/document-signing/document-signing.types.ts'
import { documentSigningTable } from './document-signing.table.ts'
import type { Model, Visit } from '../walk.ts'

const field = (id: string, more: Partial<OwnField> = {}): OwnField => ({
  ...{ id, kind: 'text', label: id, required: true, value: null },
  ...more,
})
const paper: Paper = {
  versionId: 'v1',
  fields: [field('name', { value: 'Jonas' }), field('tax'), field('phone', { required: false })],
}
const next: Paper = { versionId: 'v2', fields: [field('rate')] }
const bare: Paper = { versionId: 'v3', fields: [] }
const line = (length: number) => ({
  ratio: 2,
  strokes: [[[0, 0] as [number, number], [length, 0] as [number, number]]],
})

type Seen = Visit<typeof documentSigningMachine>
const context = (visit: Seen) => visit.snapshot.context

export const documentSigningModel: Model<typeof documentSigningMachine> = {
  machine: documentSigningMachine,
  table: documentSigningTable,
  inputs: [
    { signatoryId: 's1', paper, asksRating: false },
    { signatoryId: 's1', paper: bare, asksRating: true },
  ],
  // What tells two situations apart, without the words that were typed.
  matters: ({ paper: { versionId }, values, field: open, tried, drawing, rating, problem }) => [
    ...[versionId, Object.keys(values).filter(id => values[id]), open, tried, drawing?.strokes, rating, problem],
  ],
  events: ({ context: { paper: shown, asksRating } }) => [
    ...shown.fields.slice(0, 2).map(({ id }) => ({ type: 'OPENED', field: id })),
    ...shown.fields.slice(0, 2).flatMap(({ id }) => [
      { type: 'FILLED', field: id, value: 'something' },
      { type: 'FILLED', field: id, value: '' },
    ]),
    { type: 'NEXT' },
    { type: 'CLOSED' },
    { type: 'SIGN' },
    { type: 'DRAWN', drawing: line(400) },
    { type: 'DRAWN', drawing: line(10) },
    ...(asksRating ? [{ type: 'RATED', rating: 4 }] : []),
    { type: 'CONFIRMED' },
    { type: 'CHANGED', paper: next },
    { type: 'READ_AGAIN' },
  ],
  answers: {
    signDocument: () => [
      { kind: 'signed' },
      { kind: 'changed' },
      { kind: 'notYourTurn' },
      { kind: 'refused', code: 'documentDeleted' },
      { kind: 'unreachable' },
    ],
  },
  expectations: {
    reading: visit => {
      expect(visit.live).toEqual([])
      expect(context(visit).field).toBeNull()
    },
    fields: visit => {
      expect(visit.live).toEqual([])
      expect(context(visit).paper.fields.map(({ id }) => id)).toContain(context(visit).field)
    },
    pad: visit => {
      // Nobody draws before everything that is wanted is filled.
      const { paper: shown, values } = context(visit)
      for (const { id, required } of shown.fields) if (required) expect(values[id] ?? '').not.toBe('')
      expect(visit.live).toEqual([])
    },
    confirming: visit => {
      expect(visit.live).toEqual(['signDocument'])
      expect(isSignature(context(visit).drawing)).toBe(true)
      if (context(visit).asksRating) expect(context(visit).rating).not.toBeNull()
    },
    signed: visit => {
      expect(visit.live).toEqual([])
    },
    changed: visit => {
      expect(visit.live).toEqual([])
      expect(context(visit).drawing).toBeNull()
    },
    notYourTurn: visit => {
      expect(visit.live).toEqual([])
    },
    unreachable: visit => {
      // Nothing of it is lost.
      expect(isSignature(context(visit).drawing)).toBe(true)
    },
    refused: visit => {
      expect(context(visit).problem).toBe('documentDeleted')
      expect(isSignature(context(visit).drawing)).toBe(true)
    },
  },
}

import { caption, uuid } from '../fixtures.ts'
import type { Approval } from './approvals.types.ts'

const person = (n: number, name: string, functions: Approval['person']['functions']): Approval['person'] => ({
  ...{ id: uuid(n), name, pictureUrl: null, phone: '+49 171 555 0102', since: '2024-03-01', functions },
})
const jonas = person(803, 'Jonas Petersen', [caption('stagehand', 'Stagehand'), caption('rigger', 'Rigger')])
const noor = person(804, 'Noor Aziz', [caption('stagehand', 'Stagehand')])

const approval = (n: number, name: string, more: Partial<Approval>): Approval => ({
  ...{ id: uuid(n), kind: 'upload', documentId: uuid(n + 100), name, person: jonas, files: 2 },
  ...{ project: null, crew: null },
  type: { id: uuid(800), caption: 'Certificate', code: 'certificate' },
  ...{ since: '2026-05-27T05:14:00Z', validUntil: null, decision: null },
  ...more,
})
/** Of the upload the fixtures of uploads have in review. */
export const certificate = approval(2, 'Rigging certificate', { validUntil: '2026-06-12' })
/** A photo of the work. */
export const photo = approval(8, '', {
  ...{ kind: 'photo', documentId: null, name: null, type: null, person: noor, files: 1 },
  project: { id: uuid(820), number: '2026-0114', name: 'Hafenfest' },
  crew: { id: uuid(821), name: 'Load-in A', starts: '2026-05-27T04:00:00Z', timeZone: 'Europe/Berlin' },
})
export const waiting: readonly Approval[] = [
  certificate,
  approval(3, 'Identity card, both sides', { person: noor, since: '2026-05-26T09:00:00Z' }),
  approval(4, 'Veranstaltungstechnikerinnenausweis', { since: '2026-05-25T09:00:00Z', files: 1 }),
  approval(7, '', { kind: 'picture', documentId: null, name: null, type: null, person: noor, files: 1 }),
  photo,
]
export const past: readonly Approval[] = [
  approval(5, 'First aid', {
    person: noor,
    decision: {
      outcome: 'declined',
      at: '2026-05-27T04:40:00Z',
      decidedBy: 'Ute Brandes',
      reason: 'The end date is cut off.',
    },
  }),
  approval(6, 'Fork-lift licence', {
    decision: { outcome: 'approved', at: '2026-05-27T04:10:00Z', decidedBy: 'Ute Brandes', reason: null },
  }),
]

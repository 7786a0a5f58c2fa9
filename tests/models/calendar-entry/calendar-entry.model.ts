import { expect } from 'vitest'
import { calendarEntryMachine } from '../../../src/machines/calendar-entry/calendar-entry.machine.ts'
import type { Draft, EntryKind, JobThen } from '../../../src/machines/calendar-entry/calendar-entry.types.ts'
import { calendarEntryTable } from './calendar-entry.table.ts'
import { activeDelays } from '../definitions.ts'
import type { Model, Visit } from '../walk.ts'

const draft = (kind: EntryKind): Draft => ({
  kind,
  startDate: '2026-06-15',
  endDate: '2026-06-19',
  begin: '',
  end: '',
  reason: 'Sailing',
  company: '',
})
const job: JobThen = {
  id: 'j1',
  function: { id: 'f1', caption: 'Stagehand', code: 'stagehand' },
  venue: 'Arena',
  startDate: '2026-06-17',
  endDate: null,
  startTime: '14:00',
  endTime: '23:30',
}
const failure = { code: 'unreachable', status: null, details: {}, technical: '' }

type Seen = Visit<typeof calendarEntryMachine>
const context = (visit: Seen) => visit.snapshot.context
const lastType = ({ events }: Seen) => events.at(-1)?.type

export const calendarEntryModel: Model<typeof calendarEntryMachine> = {
  machine: calendarEntryMachine,
  table: calendarEntryTable,
  inputs: [undefined],
  events: ({ context: { draft: known } }) => [
    { type: 'OPENED', draft: draft('block') },
    { type: 'OPENED', draft: draft('vacation') },
    { type: 'CHANGED', draft: draft('available') },
    { type: 'CHANGED', draft: draft('vacation') },
    { type: 'SENT', draft: { ...(known ?? draft('block')), reason: 'Regatta' } },
    { type: 'ACCEPTED' },
    { type: 'KEPT' },
    { type: 'CLOSED' },
    { type: 'REMOVAL_ASKED', entry: { kind: 'vacation', id: 'v1' } },
    { type: 'UNDONE' },
  ],
  answers: {
    checkDays: () => [{ kind: 'checked', jobs: [] }, { kind: 'checked', jobs: [job] }, { kind: 'unknown' }],
    sendEntry: ({ context: { accepted } }) => [
      { kind: 'made', id: 'e1' },
      ...(accepted ? [] : [{ kind: 'alreadyConfirmed', jobs: [job] }]),
      { kind: 'refused', failure },
    ],
    removeEntry: () => [{ kind: 'removed' }, { kind: 'refused', failure }],
  },
  expectations: {
    'closed.quiet': visit => {
      expect(visit.live).toEqual([])
      expect(context(visit).draft).toBeNull()
    },
    'closed.undoable': visit => {
      // Five seconds, and only what was just made.
      expect(activeDelays(visit.snapshot).map(({ ms }) => ms)).toEqual([5_000])
      expect(context(visit).entry?.id).toBe('e1')
      expect(visit.emitted.at(-1)?.type).toBe('made')
    },
    'choosing.checking': visit => {
      expect(visit.live).toEqual(['checkDays'])
      expect(context(visit).jobs).toBeNull()
      expect(['OPENED', 'CHANGED']).toContain(lastType(visit))
    },
    'choosing.checked': visit => {
      // What was entered stays until it is known to have arrived.
      expect(visit.live).toEqual([])
      expect(context(visit).draft).not.toBeNull()
    },
    sending: visit => {
      expect(visit.live).toEqual(['sendEntry'])
      // Only a yes to the question goes over a job.
      expect(context(visit).accepted).toBe(lastType(visit) === 'ACCEPTED')
    },
    asking: visit => {
      // Nothing is sent while the question stands, and it names the jobs.
      expect(visit.live).toEqual([])
      expect(context(visit).jobs).toEqual([job])
      expect(context(visit).accepted).toBe(false)
      if (lastType(visit) === 'SENT') expect(context(visit).draft?.kind).not.toBe('available')
    },
    confirming: visit => {
      expect(visit.live).toEqual([])
      expect(lastType(visit)).toBe('REMOVAL_ASKED')
    },
    removing: visit => {
      // After the question, or at once for what was just made.
      expect(visit.live).toEqual(['removeEntry'])
      expect(['ACCEPTED', 'UNDONE']).toContain(lastType(visit))
      expect(context(visit).entry).not.toBeNull()
    },
  },
}

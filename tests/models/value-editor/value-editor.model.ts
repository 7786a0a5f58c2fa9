import { expect } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import { cellChanges, cellValue } from '../../../domain/plusCrews/cell-changes.ts'
import { backOff } from '../../../domain/retry.ts'
import { valueEditorMachine } from '../../../src/machines/value-editor/value-editor.machine.ts'
import type { SendAnswer, Step, StepAnswer, Want } from '../../../src/machines/value-editor/value-editor.types.ts'
import { activeDelays } from '../definitions.ts'
import { valueEditorTable } from './value-editor.table.ts'
import type { Model, Visit } from '../walk.ts'

type Snapshot = SnapshotFrom<typeof valueEditorMachine>
type Seen = Visit<typeof valueEditorMachine>

const sheet = { plusCrewId: 'crew', dateFrom: '2026-05-01', dateTo: '2026-05-31' }
const [turnover, hours] = ['2026-05-26 turnover', '2026-05-26 hours']
const rows = { [turnover]: [{ id: 't1', version: 1, value: 100 }] }
/** Two rows, the later of which cannot give everything. */
const twoRows = {
  [hours]: [
    { id: 'h1', version: 4, value: 5 },
    { id: 'h2', version: 6, value: 3 },
  ],
}
const loaded = { [turnover]: [{ id: 't1', version: 9, value: 900 }] }
const by = 'Amira Haddad'

/** As the server does a step. */
function done({ cell, change }: Step): StepAnswer {
  if (change.kind === 'delete') return { cell, kind: 'saved', row: null }
  if (change.kind === 'create') return { cell, kind: 'saved', row: { id: 'new', version: 1, value: change.value } }
  return { cell, kind: 'saved', row: { id: change.id, version: change.version + 1, value: change.value } }
}
/** As it refuses one that was made upon an older version: once, to the first who writes. */
function changed({ cell, change }: Step): StepAnswer {
  if (change.kind !== 'change' || change.version !== 1) return { cell, kind: 'refused', problem: 'forbidden' }
  return { cell, kind: 'changed', row: { id: change.id, version: change.version + 1, value: 77 }, by }
}
const stepsOf = ({ context: { wants } }: Snapshot): Step[] =>
  Object.values(wants).flatMap(({ state, sent }) => (state === 'queued' && sent ? [sent] : []))
const answered = (snapshot: Snapshot, each: (step: Step) => StepAnswer): SendAnswer => ({
  answers: stepsOf(snapshot).map(each),
  jitter: 0.5,
})

const context = ({ snapshot }: Seen) => snapshot.context
const queued = (visit: Seen) => Object.values(context(visit).wants).filter(({ state }) => state === 'queued')
const least = (cell: string) => (cell === hours ? 0 : undefined)
const summary = ({ value, state, sent, theirs }: Want) => [
  value,
  state,
  sent && [sent.change.kind, 'value' in sent.change ? sent.change.value : null],
  theirs && cellValue(theirs.rows),
]

/** Whatever the state: nothing that was entered is lost, and nobody's figure goes without a word. */
function always(visit: Seen): void {
  const { wants, rows: known } = context(visit)
  for (const [cell, want] of Object.entries(wants)) {
    expect(cellChanges(known[cell] ?? [], want.value, least(cell)).length + (want.sent ? 1 : 0)).toBeGreaterThan(0)
    expect(want.theirs !== null).toBe(want.state === 'changed')
    expect(want.problem !== null).toBe(want.state === 'failed')
    if (want.theirs) expect(cellValue(want.theirs.rows)).not.toBe(want.value)
    if (want.state !== 'queued') expect(want.sent).toBeNull()
  }
}

export const valueEditorModel: Model<typeof valueEditorMachine> = {
  machine: valueEditorMachine,
  table: valueEditorTable,
  inputs: [
    { ...sheet, rows, hours: ['hours'] },
    { ...sheet, rows: twoRows, hours: ['hours'] },
  ],
  matters: ({ rows: known, wants, past, future, attempt }: Snapshot['context']) => [
    Object.entries(known).map(([cell, all]) => [cell, cellValue(all), all.length]),
    Object.entries(wants).map(([cell, want]) => [cell, ...summary(want)]),
    [past.length, future.length],
    Math.min(attempt, 1),
  ],
  events: ({ context: { rows: known } }) => {
    const cell = turnover in known ? turnover : hours
    return [
      { type: 'EDITED', edits: [{ cell, value: 1 }], key: 'edit', source: null },
      { type: 'EDITED', edits: [{ cell, value: null }], key: 'clear', source: 'pasted' },
      { type: 'UNDONE', key: 'undo' },
      { type: 'REDONE', key: 'redo' },
      { type: 'KEPT_MINE', cell },
      { type: 'TOOK_THEIRS', cell },
      { type: 'TRIED_AGAIN', cell },
      { type: 'GIVEN_UP', cell },
      { type: 'REFRESH_ASKED' },
      { type: 'CAME_ONLINE' },
      { type: 'TRY_NOW' },
    ]
  },
  // The month as it was first: an edit of whatever came of an edit says nothing new, nor do two edits undone.
  explore: ({ context: { past, future, rows: known, wants } }, { type }) => {
    if (hours in known && !['EDITED', 'UNDONE', 'TRY_NOW'].includes(type)) return false
    const commands = past.length + future.length
    if (type === 'EDITED')
      return (known === rows || known === twoRows) && commands < (Object.values(wants).some(({ sent }) => sent) ? 2 : 1)
    return type !== 'UNDONE' && type !== 'REDONE' ? true : commands < 2
  },
  answers: {
    send: snapshot => [
      answered(snapshot, done),
      answered(snapshot, ({ cell }) => ({ cell, kind: 'notYet' })),
      ...(hours in snapshot.context.rows
        ? []
        : [
            answered(snapshot, changed),
            answered(snapshot, ({ cell }) => ({ cell, kind: 'refused', problem: 'forbidden' })),
          ]),
    ],
    load: () => [loaded, null],
  },
  expectations: {
    idle: visit => {
      always(visit)
      expect(queued(visit)).toEqual([])
      expect(visit.live).toEqual([])
      const last = visit.events.at(-1)
      const { wants, rows: known } = context(visit)
      // What is loaded anew counts, except where a word is waited for.
      if (last?.type === 'xstate.done.actor.load' && 'output' in last && last['output'])
        expect(known[turnover]).toEqual(wants[turnover] ? expect.anything() : loaded[turnover])
    },
    refreshing: visit => {
      always(visit)
      expect(visit.live).toEqual(['load'])
      expect(visit.called('load')?.input).toEqual(sheet)
      expect(queued(visit)).toEqual([])
    },
    sending: visit => {
      always(visit)
      expect(visit.live).toEqual(['send'])
      const steps = visit.called('send')?.input as Step[]
      // One a cell, each by a key of its own, made upon the version that is known.
      expect(new Set(steps.map(({ cell }) => cell)).size).toBe(steps.length)
      expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length)
      expect(steps.length).toBeGreaterThan(0)
      for (const { cell, change } of steps)
        if (change.kind === 'change')
          expect(context(visit).rows[cell]).toContainEqual(
            expect.objectContaining({ id: change.id, version: change.version }),
          )
    },
    offline: visit => {
      always(visit)
      // A request that was not answered stays what it was, key and all, whatever is entered meanwhile.
      const steps = visit.called('send')?.input as Step[]
      expect(stepsOf(visit.snapshot)).toEqual(steps)
      const { attempt, jitter } = context(visit)
      expect(attempt).toBeGreaterThan(0)
      expect(activeDelays(visit.snapshot).map(({ ms }) => ms)).toEqual([backOff(attempt - 1, jitter)])
      expect(visit.live).toEqual([])
    },
  },
}

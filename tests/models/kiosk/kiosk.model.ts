import { expect } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import { linesOf } from '../../../src/machines/kiosk/kiosk.setup.ts'
import { kioskMachine } from '../../../src/machines/kiosk/kiosk.machine.ts'
import type { Roster, RosterLine } from '../../../src/machines/kiosk/kiosk.types.ts'
import { activeDelays } from '../definitions.ts'
import { kioskTable } from './kiosk.table.ts'
import type { Model, Visit } from '../walk.ts'

const six = 100 * 3_600_000
const reading = { deviceTime: six, pageLife: 'p1', monotonic: 5 }
const undoing = { deviceTime: six + 6_000, pageLife: 'p1', monotonic: 6_005 }
const later = { deviceTime: six + 4_000, pageLife: 'p1', monotonic: 4_005 }

const line = (id: string, pin: boolean, starts: number, checkInAt: string | null): RosterLine => ({
  id,
  projectCrewItemId: `position of ${id}`,
  person: { id: `person of ${id}`, firstName: id, lastName: 'Sörensen', pictured: false, pin },
  function: { id: 'f', caption: 'Stagehand', code: 'stagehand' },
  task: null,
  starts: new Date(starts).toISOString(),
  ends: new Date(starts + 8 * 3_600_000).toISOString(),
  startTime: '06:00',
  endTime: '14:00',
  status: 'confirmed',
  preCallAt: null,
  checkInAt,
  checkOutAt: null,
})
const roster = (sealed: string | null, first: string | null = null): Roster => ({
  crew: { id: 'crew', name: 'Load-in' },
  kiosk: { id: 'kiosk', label: 'Dock C' },
  location: { id: 'v', name: 'Halle', city: 'Kiel', entrance: null, timeZone: 'UTC', geoData: null },
  meetingPoint: null,
  timeZone: 'UTC',
  crewChief: { name: 'Amira Haddad' },
  checkInOpensMinutes: 60,
  pinRequired: true,
  sealKey: 'key',
  // Lena has a PIN, Noor has none, Emre begins tomorrow.
  lines: [
    line('Lena', true, six, sealed),
    line('Noor', false, six, first),
    line('Emre', true, six + 24 * 3_600_000, null),
  ],
})
const bare = roster(null)
const known = roster(null, new Date(six).toISOString())

/** What runs for the last punch, whatever the desk does meanwhile. */
const undoEffects = ['undoable', 'lateTouch', 'undo', 'undoneSaid', 'failedSaid']

type Seen = Visit<typeof kioskMachine>
type Context = SnapshotFrom<typeof kioskMachine>['context']
const context = (visit: Seen) => visit.snapshot.context
const delays = (visit: Seen) => activeDelays(visit.snapshot).map(({ ms }) => ms)
/** Whatever the tablet is doing, it is the one that holds the lock, and nobody's PIN is left lying about. */
const runs = (visit: Seen, ...effects: string[]) =>
  expect(visit.live.toSorted()).toEqual(['lock', ...effects].toSorted())
const nobodyServed = (visit: Seen) =>
  expect(context(visit)).toMatchObject({ line: null, digits: '', entry: null, hint: null, left: null, chosen: null })
/** Which effects run beside the refreshing of the roster, which may be under way at any time. */
const desk = (visit: Seen) => visit.live.filter(id => !['lock', 'loadRoster', 'minutes', ...undoEffects].includes(id))
const undoOf = (visit: Seen) => visit.live.filter(id => undoEffects.includes(id))
/** Where what becomes of the last punch is walked; elsewhere it only stays on offer. */
const isUndoing = (snapshot: SnapshotFrom<typeof kioskMachine>) => {
  const { last, punches, online, waiting, task, letters } = snapshot.context
  const isPlain = online && waiting === 0 && task === 'Check-in' && letters === null && punches.length === 1
  return (
    isPlain && last?.line === 'Noor' && snapshot.matches('open') && !snapshot.matches({ open: { undo: 'nothing' } })
  )
}
const madeFor = (visit: Seen) => context(visit).punches.filter(({ entry }) => entry === context(visit).entry)

const answers = [{ kind: 'loaded', roster: bare }, { kind: 'revoked' }, { kind: 'ended' }, { kind: 'unreachable' }]

export const kioskModel: Model<typeof kioskMachine> = {
  machine: kioskMachine,
  table: kioskTable,
  inputs: [{ task: 'Check-in' }],
  matters: ({ roster: heard, ...rest }: Context) => [
    heard?.lines.map(({ checkInAt }) => checkInAt !== null),
    rest.task,
    rest.letters,
    rest.page,
    rest.line,
    rest.hint,
    rest.left,
    rest.digits.length,
    rest.entry,
    rest.online,
    rest.waiting,
    rest.pausedUntil,
    rest.chosen,
    rest.last?.entry,
    rest.undone,
    rest.punches.map(({ line: of, received, undone }) => [of, received, undone]),
  ],
  events: ({ context: { entry, punches } }) => [
    { type: 'LOCK_HELD' },
    { type: 'OUTBOX_CHANGED', online: false, waiting: 1 },
    { type: 'OUTBOX_CHANGED', online: true, waiting: 0 },
    { type: 'ENTRY_RECEIVED', entry: entry ?? punches[0]?.entry ?? 'elsewhere' },
    { type: 'ENTRY_RECEIVED', entry: 'elsewhere' },
    { type: 'ENTRY_DROPPED', entry: entry ?? punches[0]?.entry ?? 'elsewhere' },
    { type: 'ENTRY_DROPPED', entry: 'elsewhere' },
    { type: 'ENTRY_RECEIVED', entry: punches[0]?.undone?.entry ?? 'elsewhere' },
    { type: 'ENTRY_DROPPED', entry: punches[0]?.undone?.entry ?? 'elsewhere' },
    { type: 'PIN_WRONG', entry: entry ?? 'elsewhere', left: 4 },
    { type: 'PIN_WRONG', entry: 'elsewhere', left: 4 },
    { type: 'ROSTER_DUE' },
    { type: 'RETRY' },
    ...['Lena', 'Noor', 'Emre', 'Nobody'].map(of => ({ type: 'TAPPED', line: of, reading, now: six })),
    { type: 'LETTER_CHOSEN', letters: 'L' },
    { type: 'PAGE_TURNED', page: 1 },
    { type: 'TOUCHED' },
    { type: 'DIGIT', digit: '7', reading: later, now: six + 4_000 },
    { type: 'DELETED' },
    { type: 'FORGOT' },
    { type: 'BACK' },
    { type: 'UNDO_ASKED', reading: undoing },
    { type: 'MENU_OPENED' },
    { type: 'TASK_CHOSEN', task: 'Check-out' },
    { type: 'TASK_CHOSEN', task: 'Check-in' },
    { type: 'EXIT_ASKED' },
    { type: 'EXIT_SUBMITTED' },
    { type: 'LEFT' },
  ],
  // One thing after the other: the network before anybody has punched and while a PIN is checked, letters and tasks by
  // themselves, and after a punch only what becomes of it.
  explore: (snapshot, { type, ...sent }) => {
    const { punches, letters, page, task, online, waiting, pausedUntil, roster: heard } = snapshot.context
    // While the last punch can be taken back, nothing else happens but that.
    if (type === 'UNDO_ASKED') return isUndoing(snapshot)
    if (isUndoing(snapshot)) return type === 'TOUCHED' && snapshot.matches({ open: { desk: 'done' } })
    if (!heard || snapshot.matches('leaving') || snapshot.matches({ open: { desk: 'checking' } })) return true
    const isFaces = snapshot.matches({ open: { desk: 'faces' } })
    const isPlain = letters === null && page === 0
    const isTap = (...whom: string[]) => type === 'TAPPED' && 'line' in sent && whom.includes(String(sent.line))
    const isEntry = type.startsWith('ENTRY_') || type === 'PIN_WRONG'
    if (!isFaces) {
      if (snapshot.context.chosen !== null) return type === 'DIGIT' || type === 'EXIT_SUBMITTED'
      if (isEntry || type === 'OUTBOX_CHANGED' || type === 'ROSTER_DUE') return false
      if (pausedUntil !== null) return type === 'BACK'
      if (!online || punches.length) return type === 'DIGIT' || type === 'TOUCHED'
      return task === 'Check-in'
    }
    if (pausedUntil !== null) return false
    if (snapshot.context.last && !punches.length) return false
    if (punches.some(({ undone }) => undone)) return isEntry && punches.every(({ undone }) => !undone?.received)
    if (!isPlain) return type === 'TOUCHED'
    if (task === 'Check-out') return isTap('Noor')
    if (!online) return type === 'OUTBOX_CHANGED' || isTap('Lena')
    if (punches.length)
      return (isEntry && !punches.some(({ received }) => received)) || isTap('Noor') || type === 'MENU_OPENED'
    return waiting === 0
  },
  answers: {
    lock: () => [],
    minutes: () => [],
    readStored: () => [
      { roster: null, punches: [] },
      { roster: bare, punches: [] },
      {
        roster: bare,
        punches: [{ entry: 'kept', line: 'Noor', caption: 'Check-in', at: six - 60_000, received: false }],
      },
    ],
    loadFirst: () => answers,
    // Beside every screen it may fail; what else it says is walked from the faces.
    loadRoster: snapshot => {
      const { punches, letters, page, task } = snapshot.context
      if (isUndoing(snapshot)) return []
      if (!snapshot.matches({ open: { desk: 'faces' } }) || letters !== null || page > 0) return [answers[3]]
      if (punches.length) return [{ kind: 'loaded', roster: known }, answers[3]]
      return task === 'Check-in' ? answers : [answers[3]]
    },
    undoable: snapshot => (isUndoing(snapshot) ? [undefined] : []),
    lateTouch: () => [undefined],
    undoneSaid: () => [undefined],
    failedSaid: () => [undefined],
    undo: ({ context: { last } }) => [{ kind: 'saved', entry: `undo of ${last?.line ?? ''}` }, { kind: 'failed' }],
    punch: ({ context: { line: of } }) => [{ kind: 'saved', entry: `entry of ${of}` }, { kind: 'failed' }],
    checkExit: ({ context: { chosen } }) =>
      chosen
        ? [{ kind: 'right' }]
        : [{ kind: 'right' }, { kind: 'wrong', left: 3 }, { kind: 'paused', until: six + 900_000 }],
    drain: () => [{ kind: 'empty' }, { kind: 'waiting', entries: 2 }],
    leave: () => [{ kind: 'empty' }, { kind: 'waiting', entries: 2 }],
    wipe: () => [undefined],
  },
  expectations: {
    claiming: visit => {
      runs(visit)
      expect(delays(visit)).toEqual([1_000])
    },
    // It shows nobody until the other tab lets go.
    elsewhere: visit => {
      runs(visit)
      expect(context(visit).roster).toBeNull()
    },
    reading: visit => runs(visit, 'readStored'),
    loading: visit => {
      runs(visit, 'loadFirst')
      expect(context(visit).roster).toBeNull()
    },
    unreached: visit => {
      runs(visit)
      expect(delays(visit)).toEqual([5_000])
    },
    'open.roster.current': visit => {
      expect(visit.live).toContain('minutes')
      expect(visit.live).not.toContain('loadRoster')
      // What the roster shows is no longer this tablet's to remember.
      if (visit.events.at(-1)?.type === 'xstate.done.actor.loadRoster' && context(visit).roster === known)
        expect(
          context(visit).punches.filter(
            ({ line: of, caption, undone }) => of === 'Noor' && caption === 'Check-in' && !undone,
          ),
        ).toEqual([])
    },
    'open.roster.refreshing': visit => {
      // Behind what is shown: the roster as last heard stays.
      expect(visit.live).toContain('loadRoster')
      expect(context(visit).roster).not.toBeNull()
    },
    'open.desk.faces': visit => {
      nobodyServed(visit)
      expect(desk(visit)).toEqual([])
      const last = visit.events.at(-1)?.type
      if (last === 'xstate.after.idleReset.kiosk.open.desk.faces')
        expect(context(visit)).toMatchObject({ letters: null, page: 0 })
    },
    'open.desk.told': visit => {
      const { hint, line: of, task, digits } = context(visit)
      expect(hint).not.toBeNull()
      if (of === 'Emre' && task === 'Check-in') expect(hint).toBe('notStarted')
      if (task === 'Check-out') expect(['notIn', 'alreadyOut', 'notSaved']).toContain(hint)
      expect(digits).toBe('')
      expect(desk(visit)).toEqual([])
      expect(delays(visit)).toContain(5_000)
    },
    'open.desk.pin.typing': visit => {
      // Only of whoever has a PIN; nothing is saved before it is complete.
      expect(context(visit).line).toBe('Lena')
      expect(context(visit).digits.length).toBeLessThan(4)
      expect(context(visit).entry).toBeNull()
      expect(delays(visit)).toContain(15_000)
      expect(desk(visit)).toEqual([])
    },
    'open.desk.pin.wrong': visit => {
      expect(context(visit)).toMatchObject({ line: 'Lena', digits: '', left: 4, entry: null, punches: [] })
      expect(visit.emitted.at(-1)).toEqual({ type: 'disproved', entry: 'entry of Lena' })
      expect(delays(visit)).toContain(15_000)
    },
    'open.desk.pin.forgot': visit => {
      expect(context(visit)).toMatchObject({ line: 'Lena', digits: '' })
      expect(delays(visit)).toContain(15_000)
    },
    'open.desk.saving': visit => {
      // With or without network: the outbox is the only way.
      const { line: of, digits, task } = context(visit)
      expect(desk(visit)).toEqual(['punch'])
      expect(visit.called('punch')?.input).toMatchObject({
        line: { id: of },
        caption: task,
        pin: of === 'Lena' ? '7777' : null,
        reading: of === 'Lena' ? later : reading,
      })
      expect(digits).toBe(of === 'Lena' ? '7777' : '')
    },
    'open.desk.checking': visit => {
      // Saved already, whatever is said now.
      expect(context(visit)).toMatchObject({ line: 'Lena', entry: 'entry of Lena', digits: '', online: true })
      expect(madeFor(visit)).toMatchObject([{ line: 'Lena', caption: context(visit).task, at: six + 4_000 }])
      expect(delays(visit)).toContain(1_500)
      expect(desk(visit)).toEqual([])
    },
    'open.desk.done': visit => {
      const { line: of, at, digits } = context(visit)
      expect(at).toBe(of === 'Lena' ? six + 4_000 : six)
      expect(madeFor(visit)).toHaveLength(1)
      expect(digits).toBe('')
      expect(delays(visit)).toContain(2_000)
      expect(desk(visit)).toEqual([])
    },
    'open.desk.menu': visit => {
      nobodyServed(visit)
      expect(delays(visit)).toContain(60_000)
    },
    'open.undo.nothing': visit => {
      expect(context(visit)).toMatchObject({ last: null, undone: null })
      expect(undoOf(visit)).toEqual([])
    },
    'open.undo.offered': visit => {
      const { last } = context(visit)
      // Of the very tap that was confirmed, and no longer than may be.
      expect(undoOf(visit)).toEqual(['undoable'])
      expect(last?.reading).toEqual(last?.line === 'Lena' ? later : reading)
      expect(visit.called('undoable')?.input).toEqual({ since: last?.reading, ms: 4_800 })
    },
    'open.undo.past': visit => {
      expect(undoOf(visit)).toEqual(['lateTouch'])
      expect(visit.called('lateTouch')?.input).toEqual({ since: context(visit).last?.reading, ms: 5_300 })
    },
    'open.undo.saving': visit => {
      const { last } = context(visit)
      expect(undoOf(visit)).toEqual(['undo'])
      expect(visit.called('undo')?.input).toMatchObject({
        line: { id: last?.line },
        retracts: last?.entry,
        reading: undoing,
      })
    },
    'open.undo.undone': visit => {
      const { last, punches } = context(visit)
      // It is gone at once, whether the server has heard of either.
      expect(linesOf(context(visit)).find(({ id }) => id === last?.line)?.checkInAt).toBeNull()
      expect(punches.find(({ entry }) => entry === last?.entry)?.undone?.entry).toBe(`undo of ${last?.line ?? ''}`)
      expect(visit.called('undoneSaid')?.input).toEqual({ since: undoing, ms: 3_000 })
    },
    'open.undo.failed': visit => {
      const { last } = context(visit)
      // The punch stands, and that is said.
      expect(linesOf(context(visit)).find(({ id }) => id === last?.line)?.checkInAt).not.toBeNull()
      expect(undoOf(visit)).toEqual(['failedSaid'])
    },
    'open.desk.exit.typing': visit => {
      expect(context(visit).digits.length).toBeLessThanOrEqual(8)
      expect(desk(visit)).toEqual([])
    },
    'open.desk.exit.checking': visit => {
      expect(context(visit).digits.length).toBeGreaterThanOrEqual(4)
      expect(visit.called('checkExit')?.input).toEqual({ digits: context(visit).digits })
    },
    'open.desk.exit.paused': visit => expect(context(visit)).toMatchObject({ digits: '', pausedUntil: six + 900_000 }),
    'leaving.sending': visit => {
      runs(visit, 'leave')
      nobodyServed(visit)
    },
    'leaving.asking': visit => {
      // Never without having said how much stays on the tablet.
      runs(visit)
      expect(context(visit).waiting).toBeGreaterThan(0)
    },
    'closing.draining': visit => {
      runs(visit, 'drain')
      nobodyServed(visit)
    },
    'closing.waiting': visit => {
      runs(visit)
      expect(context(visit).waiting).toBeGreaterThan(0)
      expect(delays(visit)).toEqual([5_000])
    },
    'closing.closed': visit => {
      runs(visit)
      expect(context(visit).waiting).toBe(0)
    },
    ended: visit => {
      runs(visit)
      nobodyServed(visit)
    },
    wiping: visit => {
      runs(visit, 'wipe')
      nobodyServed(visit)
    },
    over: visit => {
      expect(visit.snapshot.status).toBe('done')
      expect(visit.called('wipe')).toBeDefined()
    },
  },
}

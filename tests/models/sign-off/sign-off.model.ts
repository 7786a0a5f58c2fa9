import { expect } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import type { SheetLine } from '../../../domain/deliveryNotes/sign-off.ts'
import { signOffMachine } from '../../../src/machines/sign-off/sign-off.machine.ts'
import type { SignOffInput, StoredSignOff } from '../../../src/machines/sign-off/sign-off.types.ts'
import { activeDelays } from '../definitions.ts'
import { signOffTable } from './sign-off.table.ts'
import type { Model, Visit } from '../walk.ts'

const line = (id: string, chargeable: number | null, from: number | null = 1_000): SheetLine => ({
  id,
  from,
  to: 2_000,
  chargeable,
})
/** Of two people one has no hours yet. */
const half = [line('a', 480), line('b', null)]
const whole = [line('a', 480), line('b', 435)]
const other = [line('a', 495), line('b', 435)]
const timeless = [line('a', 480), line('b', 435, null)]
const drawing = { ratio: 3, strokes: [[[100, 100] as [number, number], [400, 120] as [number, number]]] }
const dot = { ratio: 3, strokes: [[[100, 100] as [number, number]]] }
const reading = { deviceTime: 5, pageLife: 'page', monotonic: 5 }
const later = { deviceTime: 9, pageLife: 'page', monotonic: 9 }

const input: SignOffInput = {
  lines: half,
  entered: {},
  kept: {},
  troubles: {},
  note: { state: 'open', amended: false },
  name: 'Katharina Brandt',
  stored: null,
}
const stored: StoredSignOff = {
  entry: 'before',
  refused: null,
  answer: { kind: 'signed', name: 'K. Brandt', signature: drawing },
  shown: [
    { id: 'a', chargeable: 480 },
    { id: 'b', chargeable: 420 },
  ],
}
const refusedAs = (refused: string, details?: StoredSignOff['details']): SignOffInput => ({
  ...input,
  lines: whole,
  stored: { ...stored, entry: 'refused', refused, ...(details ? { details } : {}) },
})

type Seen = Visit<typeof signOffMachine>
type Context = SnapshotFrom<typeof signOffMachine>['context']
const context = ({ snapshot }: Seen): Context => snapshot.context
const minutes = (visit: Seen, id: string) => {
  const { entered, lines } = context(visit)
  return entered[id] ? entered[id].chargeable : lines.find(one => one.id === id)?.chargeable
}
const isComplete = (visit: Seen) => {
  const { lines, entered } = context(visit)
  return lines.every(
    ({ id, from }) => minutes(visit, id) !== null && (from !== null || entered[id]?.startTime !== undefined),
  )
}
const open = (visit: Seen) => {
  expect(context(visit).note.state).toBe('open')
  expect(visit.live).toEqual([])
}
/** What the client was shown stands in the entry, line by line, whatever is known by now. */
const shows = (visit: Seen, shown: readonly unknown[]) => {
  expect(shown.length).toBeGreaterThan(0)
  expect(context(visit).shown).toEqual(shown)
}
const way = (visit: Seen) => {
  expect(context(visit).entry).not.toBeNull()
  expect(context(visit).answer).not.toBeNull()
  shows(visit, context(visit).shown)
  expect(visit.live).toEqual([])
}
const frozen = (as: string) => (visit: Seen) => {
  const { note, answer } = context(visit)
  expect(note.amended).toBe(as === 'amended')
  if (as !== 'amended') expect(note.state === 'open' ? answer?.kind : note.state).toBe(as)
  expect(visit.live).toEqual([])
}

export const signOffModel: Model<typeof signOffMachine> = {
  machine: signOffMachine,
  table: signOffTable,
  inputs: [
    input,
    // Signed on an earlier visit; its correction is on its way as well.
    { ...input, lines: whole, stored, entered: { b: { chargeable: 420 } }, kept: { correction: 'b' } },
    { ...input, lines: whole, stored: { ...stored, answer: { kind: 'unsigned' } } },
    refusedAs('hoursChanged', { people: ['Kofi Mensah'] }),
    refusedAs('hoursSigned'),
    refusedAs('timeIsDoubled', { line: 'b', which: 'start' }),
    refusedAs('crewChiefOnly'),
    { ...input, note: { state: 'refused', amended: false } },
    // Drawn before the page was loaded anew.
    { ...input, lines: whole, name: 'Kept', drawing },
  ],
  matters: ({ lines, entered, troubles, kept, name, drawing: drawn, answer, entry, problem, note }: Context) => [
    [half, whole, other, timeless].indexOf(lines as SheetLine[]),
    entered['b']?.chargeable,
    entered['b']?.startTime,
    Object.keys(troubles),
    Object.keys(kept).length,
    name === '',
    drawn === drawing,
    answer?.kind,
    entry,
    problem,
    note,
  ],
  events: snapshot => {
    const { entry, kept } = snapshot.context
    const correction = Object.keys(kept)[0]
    return [
      { type: 'LINE_SET', line: 'b', hours: { chargeable: 435 } },
      { type: 'LINE_SET', line: 'b', hours: { chargeable: 435, startTime: '02:30', startChoice: 'later' } },
      { type: 'LINE_SET', line: 'b', hours: { chargeable: 420 } },
      { type: 'LINES_CHANGED', lines: timeless },
      { type: 'LINES_CHANGED', lines: whole },
      { type: 'LINES_CHANGED', lines: other },
      { type: 'NOTE_CHANGED', note: { state: 'open', amended: false } },
      { type: 'NOTE_CHANGED', note: { state: 'signed', amended: false } },
      { type: 'NOTE_CHANGED', note: { state: 'signed', amended: true } },
      { type: 'NAMED', name: '' },
      { type: 'NAMED', name: 'Katharina Brandt' },
      { type: 'DRAWN', drawing },
      { type: 'DRAWN', drawing: dot },
      { type: 'DRAWN', drawing: null },
      { type: 'CONFIRMED', reading: snapshot.context.answer ? later : reading },
      { type: 'REFUSING' },
      { type: 'REFUSED', refusal: 'Two people came an hour late.', reading },
      { type: 'WITHOUT_CLIENT', reading },
      { type: 'CANCELLED' },
      { type: 'LOOKED_AGAIN' },
      ...[correction, 'unknown'].flatMap(of =>
        of === undefined
          ? []
          : [
              { type: 'ENTRY_ANSWERED', entry: of, problem: null },
              { type: 'ENTRY_ANSWERED', entry: of, problem: 'timeInGap', details: { line: 'b', which: 'end' } },
            ],
      ),
      { type: 'ENTRY_SENDING', entry: 'unknown' },
      { type: 'ENTRY_WAITING', entry: 'unknown' },
      ...(entry === null
        ? []
        : [
            { type: 'ENTRY_SENDING', entry },
            { type: 'ENTRY_WAITING', entry },
            { type: 'ENTRY_ANSWERED', entry, problem: null },
            { type: 'ENTRY_ANSWERED', entry, problem: 'timeInGap', details: { line: 'b', which: 'end' } },
            { type: 'ENTRY_ANSWERED', entry, problem: 'hoursMissing', details: { people: ['Kofi Mensah'] } },
            { type: 'ENTRY_ANSWERED', entry, problem: 'hoursSigned' },
            { type: 'ENTRY_ANSWERED', entry, problem: 'crewChiefOnly' },
          ]),
    ]
  },
  /**
   * One correction, one change of name and of the note from each place are enough; what follows is the same. A stored
   * sign-off is followed until it was put away or has arrived, one made here until it is on its way.
   */
  explore: (snapshot, event) => {
    const { entered, lines, troubles, name, note, answer, entry } = snapshot.context
    const untouched = Object.keys(entered).length === 0
    const hours = 'hours' in event ? (event.hours as { chargeable: number; startTime?: string }) : null
    const about = 'entry' in event ? event.entry : null
    const own = about !== null && about === entry
    if (name === 'K. Brandt' && entry === null) return false
    if (name === 'Kept') return false
    if (own) return about === 'before' && snapshot.matches('confirming')
    if ('lines' in event && event.lines === other) return snapshot.matches({ signing: 'drawn' }) && untouched
    if (entry === 'before')
      return (
        snapshot.matches('confirming') && (about !== null || (event.type === 'NOTE_CHANGED' && note.state === 'open'))
      )
    if (entry === 'refused')
      return (
        ['CONFIRMED', 'CANCELLED', 'LOOKED_AGAIN'].includes(event.type) ||
        (event.type === 'LINE_SET' && untouched && Object.keys(troubles).length > 0) ||
        (['LINES_CHANGED', 'NOTE_CHANGED'].includes(event.type) && note.state === 'open' && lines === whole)
      )
    // Where something is under way, news from outside are taken once.
    if (snapshot.matches('changed')) return event.type === 'LOOKED_AGAIN'
    if (snapshot.matches('keeping'))
      return lines === half && note.state === 'open' && ['LINES_CHANGED', 'NOTE_CHANGED'].includes(event.type)
    if (name === '') return event.type === 'REFUSED' || event.type === 'CONFIRMED'
    if (note.state !== 'open' && !snapshot.matches('frozen')) return event.type === 'LOOKED_AGAIN'
    if (hours?.chargeable === 420) return snapshot.matches({ signing: 'drawn' }) && untouched
    if (hours?.startTime) return untouched && (lines === timeless || Object.keys(troubles).length > 0)
    if (event.type === 'LINE_SET') return untouched && lines === half && answer === null
    if (about !== null || event.type === 'LINES_CHANGED' || event.type === 'NOTE_CHANGED' || event.type === 'NAMED')
      return (untouched || about === 'correction') && answer === null
    return true
  },
  answers: {
    propose: () => [{ kind: 'lines', lines: half }, { kind: 'lines', lines: whole }, { kind: 'unreachable' }],
    keepHours: () => [{ kind: 'queued', entry: 'correction' }, { kind: 'failed' }],
    enqueue: () => [{ kind: 'queued', entry: 'signature' }, { kind: 'failed' }],
    putAway: () => [undefined],
  },
  expectations: {
    // The chief never waits for the network longer than four seconds.
    loading: visit => {
      expect(visit.live).toEqual(['propose'])
      expect(activeDelays(visit.snapshot).map(({ ms }) => ms)).toEqual([4_000])
    },
    'hours.timesMissing': visit => {
      open(visit)
      expect(isComplete(visit)).toBe(false)
      expect(context(visit).lines.some(({ from }) => from === null)).toBe(true)
    },
    'hours.hoursMissing': visit => {
      open(visit)
      expect(minutes(visit, 'b')).toBeNull()
    },
    'hours.troubled': visit => {
      open(visit)
      const { troubles } = context(visit)
      expect(Object.keys(troubles)).toEqual(['b'])
      // A local time is asked about, never guessed.
      if (troubles['b']?.code === 'timeIsDoubled')
        expect(troubles['b'].question).toEqual({ problem: 'timeIsDoubled', which: 'start' })
    },
    keeping: visit => {
      expect(visit.live).toEqual(['keepHours'])
      const { keeping, entered } = context(visit)
      expect(visit.called('keepHours')?.input).toEqual(keeping)
      expect(keeping?.line).toBe('b')
      if (entered['b']) expect(keeping?.hours).toEqual(entered['b'])
    },
    'signing.empty': visit => {
      // The pad is open only when every line is set.
      open(visit)
      expect(isComplete(visit)).toBe(true)
      expect(context(visit).drawing === null || context(visit).drawing === dot).toBe(true)
    },
    'signing.drawn': visit => {
      open(visit)
      // Kept over a reload, it stands only under the figures it was drawn under.
      if (context(visit).name === 'Kept') expect(minutes(visit, 'b')).toBe(435)
      expect(isComplete(visit)).toBe(true)
      expect(context(visit).drawing).toBe(drawing)
      // Nobody signs what is changed behind their back: new minutes void the signature.
      const last = visit.events.at(-1)
      expect(last?.type === 'LINE_SET').toBe(false)
    },
    refusing: visit => {
      open(visit)
    },
    asking: visit => {
      open(visit)
      expect(context(visit).drawing).not.toBe(drawing)
    },
    'confirming.saving': visit => {
      expect(visit.live).toEqual(['enqueue'])
      const { answer, entry, reading: tapped, shown } = context(visit)
      expect(visit.called('enqueue')?.input).toEqual({ lines: shown, answer, reading: tapped, replaces: entry })
      if (visit.events.at(-1)?.type === 'REFUSED')
        expect(answer).toEqual({
          kind: 'refused',
          name: context(visit).name,
          refusal: 'Two people came an hour late.',
        })
      if (visit.events.at(-1)?.type === 'WITHOUT_CLIENT') expect(answer).toEqual({ kind: 'unsigned' })
      if (answer?.kind === 'signed') expect(answer.signature).toBe(drawing)
      shows(visit, shown)
    },
    'confirming.notSaved': visit => {
      // Nothing is pretended, and what was drawn is still there.
      expect(visit.live).toEqual([])
      expect(context(visit).answer).not.toBeNull()
    },
    'confirming.queued': way,
    'confirming.sending': way,
    changed: visit => {
      // What was signed under other hours is void: the client looks, and signs again.
      expect(visit.live).toEqual([])
      expect(context(visit).drawing).toBeNull()
      expect(context(visit).answer).toBeNull()
      const last = visit.events.at(-1)
      if (last?.type === 'LINES_CHANGED' && context(visit).entry === null)
        expect(context(visit).changed.length).toBeGreaterThan(0)
    },
    overtaken: visit => {
      expect(visit.live).toEqual([])
      expect(context(visit).problem).toBe('hoursSigned')
      expect(context(visit).entry).not.toBeNull()
    },
    rejected: visit => {
      expect(visit.live).toEqual([])
      expect(context(visit).problem).toBe('crewChiefOnly')
      expect(context(visit).answer).not.toBeNull()
    },
    puttingAway: visit => {
      expect(visit.live).toEqual(['putAway'])
      expect(visit.called('putAway')?.input).toBe(context(visit).entry)
    },
    'frozen.signed': frozen('signed'),
    'frozen.refused': frozen('refused'),
    'frozen.unsigned': frozen('unsigned'),
    'frozen.amended': frozen('amended'),
  },
}

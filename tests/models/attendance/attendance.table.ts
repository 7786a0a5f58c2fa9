import type { attendanceMachine } from '../../../src/machines/attendance/attendance.machine.ts'
import type { Came, ContextOf, Table } from '../table.ts'

type Machine = typeof attendanceMachine
type Context = ContextOf<Machine>
type Now = Came<Machine>

const isAlreadyDone = ({ punched }: Context, { kind }: Now) =>
  punched.includes(kind) || punched.includes('Check-out') || (kind === 'Pre-call' && punched.includes('Check-in'))
const isTooEarly = ({ starts, opensMinutes, punched }: Context, { kind, now }: Now) =>
  kind !== 'Pre-call' && !punched.includes('Check-in') && now < starts - opensMinutes * 60_000
const lacksCheckIn = ({ punched }: Context, { kind }: Now) => kind === 'Check-out' && !punched.includes('Check-in')
/** Of the model's two places: the gate is inside, the other one is not. */
const isFar = (_: Context, { at }: Now) => at.latitude === 52.5208

const isLatest = (context: Context, { entry }: Now) => entry === context.entry
const isKnown = ({ deliveries }: Context, { entry }: Now) => deliveries[entry] !== undefined
const isLatestAs = (as: string) => (context: Context, now: Now) => isLatest(context, now) && now.answer === as
const delivered = (delivery?: 'sending' | 'queued') => ({
  deliveries: ({ deliveries, kind }: Context, { entry, answer }: Now) => ({
    ...deliveries,
    [entry]: { kind: deliveries[entry]?.kind ?? kind ?? 'Check-in', delivery: delivery ?? answer },
  }),
})

const tap = {
  kind: (_: Context, { kind }: Now) => kind,
  reading: (_: Context, { reading }: Now) => reading,
  location: null,
  reason: null,
  hint: null,
}
const noTap = { kind: null, reading: null, location: null, reason: null }
const here = { location: (_: Context, { at }: Now) => at, permission: 'granted' } as const
const has =
  (kind: 'Pre-call' | 'Check-in' | 'Check-out') =>
  ({ punched }: Context) =>
    punched.includes(kind)

// prettier-ignore
export const attendanceTable: Table<Machine> = {
  waits: { locatePatience: 8_000 },
  inputs: {
    enqueue: ({ position, person, kind, reading, location, reason }) =>
      ({ position, person, kind, reading, location, outside: location?.latitude === 52.5208, reason }),
  },
  rows: [
    // state,            event,                when,                     to,                       changes,                                  asks
    ['',                 'start',              '',                       'day.notStarted punch.resting.ready', (_, input) => ({ ...input, kind: null, reading: null, location: null, reason: null, hint: null, entry: null, deliveries: {} })],
    ['',                 'PERMISSION_CHANGED', '',                       '',                       { permission: (_, { permission }) => permission }],
    ['',                 'ENTRY_SENDING',      isKnown,                  '',                       delivered('sending')],
    ['',                 'ENTRY_SENDING',      '',                       ''],
    ['',                 'ENTRY_WAITING',      isKnown,                  '',                       delivered('queued')],
    ['',                 'ENTRY_WAITING',      '',                       ''],
    ['',                 'ENTRY_ANSWERED',     isKnown,                  '',                       delivered()],
    ['',                 'ENTRY_ANSWERED',     '',                       ''],
    ['day.notStarted',   'always',             has('Check-out'),         'day.finished'],
    ['day.notStarted',   'always',             has('Check-in'),          'day.checkedIn'],
    ['day.notStarted',   'always',             has('Pre-call'),          'day.called'],
    ['day.called',       'always',             has('Check-in'),          'day.checkedIn'],
    ['day.checkedIn',    'always',             has('Check-out'),         'day.finished'],
    ['punch.resting',    'PUNCHED',            isAlreadyDone,            '',                       { hint: 'alreadyDone' }],
    ['punch.resting',    'PUNCHED',            isTooEarly,               '',                       { hint: 'notStarted' }],
    ['punch.resting',    'PUNCHED',            lacksCheckIn,             '',                       { hint: 'checkInMissing' }],
    ['punch.resting',    'PUNCHED',            c => c.permission === 'prompt',  'punch.explaining', tap],
    ['punch.resting',    'PUNCHED',            c => c.permission === 'granted', 'punch.locating',   tap,                                     'locate locatePatience'],
    ['punch.resting',    'PUNCHED',            c => c.permission === 'denied',  'punch.saving',     tap,                                     'enqueue'],
    ['punch.resting',    'ENTRY_SENDING',      isLatest,                 'punch.resting.sending',  delivered('sending')],
    ['punch.resting',    'ENTRY_WAITING',      isLatest,                 'punch.resting.queued',   delivered('queued')],
    ['punch.resting',    'ENTRY_ANSWERED',     isLatestAs('received'),   'punch.resting.received', delivered()],
    ['punch.resting',    'ENTRY_ANSWERED',     isLatestAs('duplicate'),  'punch.resting.duplicate', delivered()],
    ['punch.resting',    'ENTRY_ANSWERED',     isLatestAs('conflict'),   'punch.resting.conflict', delivered()],
    ['punch.resting',    'ENTRY_ANSWERED',     isLatestAs('refused'),    'punch.resting.refused',  delivered()],
    ['punch.explaining', 'EXPLAINED',          '',                       'punch.locating',         '',                                       'locate locatePatience'],
    ['punch.explaining', 'SKIPPED',            '',                       'punch.saving',           '',                                       'enqueue'],
    ['punch.explaining', 'CANCELLED',          '',                       'punch.resting.ready',    noTap],
    ['punch.locating',   'after locatePatience', '',                     'punch.saving',           '',                                       'enqueue'],
    ['punch.locating',   'SKIPPED',            '',                       'punch.saving',           '',                                       'enqueue'],
    ['punch.locating',   'CANCELLED',          '',                       'punch.resting.ready',    noTap],
    ['punch.locating',   'locate',             ['here', isFar],          'punch.outside',          here],
    ['punch.locating',   'locate',             'here',                   'punch.saving',           here,                                     'enqueue'],
    ['punch.locating',   'locate',             'denied',                 'punch.saving',           { permission: 'denied' },                 'enqueue'],
    ['punch.locating',   'locate',             'unavailable',            'punch.saving',           '',                                       'enqueue'],
    ['punch.outside',    'REASON_GIVEN',       '',                       'punch.saving',           { reason: (_, { reason }) => reason },    'enqueue'],
    ['punch.outside',    'CANCELLED',          '',                       'punch.resting.ready',    noTap],
    ['punch.saving',     'enqueue',            'queued',                 'punch.resting.queued',   ({ punched, kind, deliveries }, { entry }) => ({ entry, reading: null, location: null, reason: null, ...(kind && { punched: [...punched, kind], deliveries: { ...deliveries, [entry]: { kind, delivery: 'queued' } } }) })],
    ['punch.saving',     'enqueue',            'failed',                 'punch.resting.notSaved', { reading: null, location: null, reason: null }],
  ],
}

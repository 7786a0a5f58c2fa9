import { backOff } from '../../../domain/retry.ts'
import type { uploadMachine } from '../../../src/machines/upload/upload.machine.ts'
import type { Came, ContextOf, Table } from '../table.ts'

type Machine = typeof uploadMachine
type Context = ContextOf<Machine>
type Now = Came<Machine>

const unsent = ({ files }: Context) => files.filter(({ sent, size }) => sent < size)
const more = (context: Context) => unsent(context).length > 0
const readyToGo = ({ wanted, files }: Context) => wanted && files.length > 0
const room = ({ files }: Context) => files.length <= 5
const chosen = { taking: (_: Context, { blob }: Now) => ({ kind: 'chosen' as const, blob }) }
const turned = {
  taking: ({ files }: Context, { file }: Now) => ({
    ...{ kind: 'turned' as const, file },
    turns: ((files.find(({ id }) => id === file)?.turns ?? 0) + 1) % 4,
  }),
}
const left = { files: ({ files }: Context, { file }: Now) => files.filter(({ id }) => id !== file), wanted: false }
const removed = { ...left, removing: (_: Context, { file }: Now) => file }
const wanted = { wanted: true }
const taken = {
  taking: null,
  files: ({ files, taking }: Context, { taken: one }: Now) => {
    const at = taking?.kind === 'turned' ? files.findIndex(({ id }) => id === taking.file) : -1
    return at < 0 ? [...files, one] : files.toSpliced(at, 1, one)
  },
}
const failed = { failures: ({ failures }: Context) => failures + 1, jitter: (_: Context, { jitter }: Now) => jitter }
const told = { problem: (_: Context, { code }: Now) => code, wanted: false }
// prettier-ignore
export const uploadTable: Table<Machine> = {
  waits: { backOff: ({ failures, jitter }) => backOff(failures - 1, jitter) },
  inputs: {
    restore: ({ documentId }) => ({ documentId }),
    take: ({ taking }) => taking,
    remove: ({ removing }) => removing,
    sendPiece: context => unsent(context)[0],
    handIn: ({ documentId, files }) => ({ documentId, uploadIds: files.map(({ uploadId }) => uploadId) }),
  },
  rows: [
    // state,     event,           when,          to,          changes,                                       asks
    ['',          'start',         '',            'restoring', (_, input) => ({ ...input, files: [], taking: null, removing: null, problem: null, failures: 0, jitter: 0, wanted: false }), 'restore'],
    ['restoring', 'restore',       '',            'resting',   { files: (_, { files }) => files }],
    ['resting',   'always',        more,          'sending',   '',                                            'sendPiece'],
    ['resting',   'always',        readyToGo,     'handingIn', '',                                            'handIn'],
    ['resting',   'always',        '',            'choosing'],
    ['choosing',  'CHOSEN',        room,          'taking',    chosen,                                        'take'],
    ['choosing',  'CHOSEN',        '',            ''],
    ['choosing',  'TURNED',        '',            'taking',    turned,                                        'take'],
    ['choosing',  'REMOVED',       '',            'removing',  removed,                                       'remove'],
    ['choosing',  'HAND_IN',       '',            'resting',   wanted],
    ['removing',  'remove',        '',            'resting',   { removing: null }],
    ['taking',    'take',          'kept',        'resting',   taken],
    ['taking',    'take',          'refused',     'refused',   { ...told, taking: null }],
    ['sending',   'CHOSEN',        room,          'taking',    chosen,                                        'take'],
    ['sending',   'CHOSEN',        '',            ''],
    ['sending',   'TURNED',        '',            'taking',    turned,                                        'take'],
    ['sending',   'REMOVED',       '',            'removing',  removed,                                       'remove'],
    ['sending',   'HAND_IN',       '',            '',          wanted],
    ['sending',   'sendPiece',     'moved',       'resting',   { failures: 0, files: ({ files }, { file, sent, uploadId }) => files.map(one => one.id === file ? { ...one, sent, uploadId } : one) }],
    ['sending',   'sendPiece',     'lost',        'resting',   { files: ({ files }, { file }) => files.map(one => one.id === file ? { ...one, sent: 0, uploadId: null } : one) }],
    ['sending',   'sendPiece',     'refused',     'refused',   { ...left, ...told }],
    ['sending',   'sendPiece',     'unreachable', 'waiting',   failed,                                        'backOff'],
    ['waiting',   'after backOff', '',            'resting'],
    ['waiting',   'ONLINE',        '',            'resting'],
    ['waiting',   'CHOSEN',        room,          'taking',    chosen,                                        'take'],
    ['waiting',   'CHOSEN',        '',            ''],
    ['waiting',   'TURNED',        '',            'taking',    turned,                                        'take'],
    ['waiting',   'REMOVED',       '',            'removing',  removed,                                       'remove'],
    ['waiting',   'HAND_IN',       '',            '',          wanted],
    ['handingIn', 'handIn',        'handedIn',    'inReview'],
    ['handingIn', 'handIn',        'refused',     'refused',   told],
    ['handingIn', 'handIn',        'unreachable', 'waiting',   failed,                                        'backOff'],
    ['refused',   'CLOSED',        '',            'resting',   { problem: null }],
  ],
}

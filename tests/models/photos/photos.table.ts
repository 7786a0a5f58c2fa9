import { backOff } from '../../../domain/retry.ts'
import type { photosMachine } from '../../../src/machines/photos/photos.machine.ts'
import type { Came, ContextOf, Table } from '../table.ts'

type Machine = typeof photosMachine
type Context = ContextOf<Machine>
type Now = Came<Machine>

const unkept = ({ taking }: Context) => taking.length > 0
const arrived = ({ photos: [first] }: Context) => first !== undefined && first.sent === first.size
const some = ({ photos }: Context) => photos.length !== 0
const chosen = { taking: ({ taking }: Context, { blob }: Now) => taking.concat(blob) }
const removed = {
  photos: ({ photos }: Context, { photo }: Now) => photos.filter(({ id }) => id !== photo),
  removing: (_: Context, { photo }: Now) => photo,
}
const kept = {
  photos: ({ photos }: Context, { taken }: Now) => photos.concat(taken),
  taking: ({ taking }: Context) => taking.toSpliced(0, 1),
}
const broken = { problem: (_: Context, { code }: Now) => code, taking: kept.taking }
const moved = {
  failures: 0,
  photos: ({ photos }: Context, { photo, sent, uploadId }: Now) =>
    photos.map(one => (one.id === photo ? { ...one, sent, uploadId } : one)),
}
const lost = {
  photos: ({ photos }: Context, { photo }: Now) =>
    photos.map(one => (one.id === photo ? { ...one, sent: 0, uploadId: null } : one)),
}
const refused = { photos: removed.photos, problem: broken.problem }
const done = { photos: removed.photos, handedIn: ({ handedIn }: Context) => handedIn + 1, failures: 0 }
const failed = { failures: ({ failures }: Context) => failures + 1, jitter: (_: Context, { jitter }: Now) => jitter }
const closed = { problem: null }
// prettier-ignore
export const photosTable: Table<Machine> = {
  waits: { backOff: ({ failures, jitter }) => backOff(failures - 1, jitter) },
  inputs: {
    restore: ({ crewId, project }) => ({ crewId, project }),
    take: ({ taking }) => taking[0],
    remove: ({ removing }) => removing,
    sendPiece: ({ photos }) => photos[0],
    handIn: ({ crewId, project, photos }) => ({ crewId, project, photo: photos[0] }),
  },
  rows: [
    // state,     event,           when,          to,          changes,                                       asks
    ['',          'start',         '',            'restoring', (_, input) => ({ ...input, photos: [], taking: [], removing: null, failures: 0, jitter: 0, handedIn: 0, problem: null }), 'restore'],
    ['restoring', 'CHOSEN',        '',            '',          chosen],
    ['restoring', 'restore',       '',            'resting',   { photos: (_, { photos }) => photos }],
    ['resting',   'always',        unkept,        'taking',    '',                                            'take'],
    ['resting',   'always',        arrived,       'handingIn', '',                                            'handIn'],
    ['resting',   'always',        some,          'sending',   '',                                            'sendPiece'],
    ['resting',   'always',        '',            'idle'],
    ['idle',      'CHOSEN',        '',            'resting',   chosen],
    ['idle',      'CLOSED',        '',            '',          closed],
    ['taking',    'CHOSEN',        '',            '',          chosen],
    ['taking',    'CLOSED',        '',            '',          closed],
    ['taking',    'take',          'kept',        'resting',   kept],
    ['taking',    'take',          'refused',     'resting',   broken],
    ['removing',  'CHOSEN',        '',            '',          chosen],
    ['removing',  'CLOSED',        '',            '',          closed],
    ['removing',  'remove',        '',            'resting',   { removing: null }],
    ['sending',   'CHOSEN',        '',            'resting',   chosen],
    ['sending',   'REMOVED',       '',            'removing',  removed,                                       'remove'],
    ['sending',   'CLOSED',        '',            '',          closed],
    ['sending',   'sendPiece',     'moved',       'resting',   moved],
    ['sending',   'sendPiece',     'lost',        'resting',   lost],
    ['sending',   'sendPiece',     'refused',     'resting',   refused],
    ['sending',   'sendPiece',     'unreachable', 'waiting',   failed,                                        'backOff'],
    ['handingIn', 'CHOSEN',        '',            'resting',   chosen],
    ['handingIn', 'CLOSED',        '',            '',          closed],
    ['handingIn', 'handIn',        'handedIn',    'resting',   done],
    ['handingIn', 'handIn',        'lost',        'resting',   lost],
    ['handingIn', 'handIn',        'refused',     'resting',   refused],
    ['handingIn', 'handIn',        'unreachable', 'waiting',   failed,                                        'backOff'],
    ['waiting',   'after backOff', '',            'resting'],
    ['waiting',   'ONLINE',        '',            'resting'],
    ['waiting',   'CHOSEN',        '',            'resting',   chosen],
    ['waiting',   'REMOVED',       '',            'removing',  removed,                                       'remove'],
    ['waiting',   'CLOSED',        '',            '',          closed],
  ],
}

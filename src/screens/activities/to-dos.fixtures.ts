import { uuid } from '../shared/fixtures.ts'
import type { Overview, ToDo } from './to-do.types.ts'

const britta = { id: uuid(800), name: 'Britta Claasen' }
const arne = { id: uuid(801), name: 'Arne Wulff' }
const captions = {
  approvePicture: 'Approve picture',
  vacationRequest: 'Vacation request',
  clientAsks: 'Client asks for positions',
  certificateEnds: 'Certificate ends',
  callBack: 'Call back',
  drones: 'Drone permit',
}
type Kind = keyof typeof captions
const project = { id: uuid(90_100), number: 'N-1001', name: 'Nordic Sounds 2026' }

type Drawn = [title: string, dueAt: string, kind: Kind | null, more?: Partial<ToDo>, toDo?: Partial<ToDo['toDo']>]
const drawn: readonly Drawn[] = [
  [
    'Rigging certificate of Gareth Llewellyn ended',
    '2026-05-25T08:00:00Z',
    'certificateEnds',
    { text: 'Ask for the new one, 3 bookings in June.' },
    { priority: 1, for: arne, group: null },
  ],
  ['Call back Ove Harms, Deichkante Technik', '2026-05-26T09:00:00Z', 'callBack', { text: 'Works party, 7 hands' }],
  [
    'Hanse Konzerte asks for a runner',
    '2026-05-27T09:30:00Z',
    'clientAsks',
    {
      project,
      crew: { id: uuid(840), name: 'Show 1' },
      position: { id: uuid(841), name: 'Runner', functionCode: 'runner' },
      text: 'From 17:00, until the doors are closed.',
    },
    { priority: 1, for: britta, group: null },
  ],
  [
    'Owain Pryce asks for vacation',
    '2026-05-27T10:00:00Z',
    'vacationRequest',
    { person: { id: uuid(842), name: 'Owain Pryce' } },
    { vacationRequestId: uuid(873) },
  ],
  ['Permit for the drone over the harbour', '2026-05-28T08:00:00Z', 'drones', {}, { group: 'office' }],
  ['Nordwind: catering for 144', '2026-05-28T16:00:00Z', null, { project }, { priority: 3 }],
]

export const toDos: readonly ToDo[] = drawn.map(([title, dueAt, kind, more, toDo], at) => ({
  id: uuid(870 + at),
  type: 'TODO',
  code: null,
  project: null,
  crew: null,
  position: null,
  person: null,
  changes: [],
  told: null,
  title,
  text: null,
  by: britta,
  createdAt: '2026-05-26T16:40:00Z',
  ...more,
  toDo: {
    type: kind && { id: uuid(860), code: kind, caption: captions[kind] },
    dueAt,
    priority: 2,
    for: null,
    group: 'planning',
    doneAt: null,
    doneBy: null,
    vacationRequestId: null,
    ...toDo,
  },
}))
export const doneToDos: readonly ToDo[] = toDos.slice(0, 2).map(one => ({
  ...one,
  toDo: { ...one.toDo, doneAt: '2026-05-27T06:15:00Z', doneBy: arne },
}))

export const overview: Overview = {
  open: 6,
  done: 1_204,
  overdue: 2,
  dueToday: 2,
  types: (Object.keys(captions) as Kind[]).map(code => ({
    code,
    caption: captions[code],
    total: drawn.filter(([, , kind]) => kind === code).length,
  })),
  days: [
    { date: '2026-05-25', total: 1, overdue: 1 },
    { date: '2026-05-26', total: 1, overdue: 1 },
    { date: '2026-05-27', total: 2, overdue: 0 },
    { date: '2026-05-28', total: 2, overdue: 0 },
  ],
}

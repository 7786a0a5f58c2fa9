import { caption, shift as wallTime, uuid } from '../../shared/fixtures.ts'
import { shifts } from '../projects.fixtures.ts'
import type { PositionRequest } from './asking.types.ts'

const loadOut = shifts.at(-1)
let made = 1
const request = (state: PositionRequest['state'], more: Partial<PositionRequest> = {}): PositionRequest => ({
  id: uuid(90_000 + made++),
  state,
  projectCrew: { id: loadOut?.id ?? '', name: 'Load-out' },
  function: caption('stagehand', 'Stagehand'),
  ...wallTime('2026-05-30', '23:00', '07:00'),
  amountOfRows: 4,
  note: null,
  requestedBy: 'Henrike Lohmann',
  requestedAt: '2026-05-27T04:40:00Z',
  answeredBy: null,
  answeredAt: null,
  reason: null,
  planned: false,
  ...more,
})

export const asked = request('asked', { note: 'The second truck is full to the roof.\nTwo of them with gloves.' })
export const declined = request('declined', {
  function: caption('rigger', 'Rigger'),
  amountOfRows: 2,
  requestedAt: '2026-05-26T09:10:00Z',
  answeredAt: '2026-05-26T11:00:00Z',
  reason: 'No rigger is rested before Sunday. Two climbers could come instead.',
})
/** One of each state, as the client reads them. */
export const requests: PositionRequest[] = [
  asked,
  request('accepted', { planned: true, answeredAt: '2026-05-26T11:00:00Z', amountOfRows: 1 }),
  request('accepted', { answeredAt: '2026-05-25T11:00:00Z', requestedAt: '2026-05-24T08:00:00Z' }),
  declined,
  request('withdrawn', { answeredAt: '2026-05-26T11:00:00Z' }),
  request('lapsed', { ...wallTime('2026-05-26', '08:00', '16:00'), projectCrew: { id: uuid(1), name: 'Pre-rig' } }),
  request('dropped', { projectCrew: { id: uuid(2), name: 'Sound check' } }),
]

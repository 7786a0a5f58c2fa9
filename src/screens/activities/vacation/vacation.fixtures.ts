import { uuid } from '../../shared/fixtures.ts'
import type { VacationDetails } from '../to-do.types.ts'

const shift = { endDate: null, startTime: '07:00', endTime: '17:00', timeZone: 'Europe/Berlin' }
const at = (day: string) => ({
  ...shift,
  startDate: day,
  starts: `${day}T05:00:00Z`,
  ends: `${day}T15:00:00Z`,
})
const stagehand = { id: uuid(1), caption: 'Stagehand', code: 'stagehand' }
const rigger = { id: uuid(2), caption: 'Rigger', code: 'rigger' }
const project = { id: uuid(90_100), number: 'N-1001', name: 'Nordic Sounds 2026' }

export const asked: VacationDetails = {
  request: {
    id: uuid(873),
    startDate: '2026-06-15',
    endDate: '2026-06-19',
    begin: null,
    end: null,
    timeZone: 'Europe/Berlin',
    starts: '2026-06-14T22:00:00Z',
    ends: '2026-06-19T22:00:00Z',
    reason: 'Sailing with the family',
    company: null,
    createdAt: '2026-05-26T16:40:00Z',
    person: { id: uuid(842), name: 'Owain Pryce' },
    status: 'asked',
    unpaid: false,
    answer: null,
    answeredAt: null,
    answeredBy: null,
  },
  jobs: [],
  sameFunction: [
    { function: stagehand, people: 12, away: 3, asking: 1 },
    { function: rigger, people: 4, away: 0, asking: 0 },
  ],
  vacation: { year: 2026, approved: 12, asked: 5, unpaid: 0 },
}

export const withJobs: VacationDetails = {
  ...asked,
  jobs: [
    {
      id: uuid(901),
      status: 'confirmed',
      function: stagehand,
      ...at('2026-06-16'),
      projectCrew: { id: uuid(840), name: 'Show 1' },
      project,
      venue: 'Barclays Arena',
    },
    {
      id: uuid(902),
      status: 'invited',
      function: rigger,
      ...at('2026-06-18'),
      projectCrew: { id: uuid(843), name: 'Load-out' },
      project,
      venue: 'Laeiszhalle',
    },
  ],
}

export const approved: VacationDetails = {
  ...withJobs,
  request: {
    ...asked.request,
    status: 'approved',
    answer: 'Enjoy it',
    answeredAt: '2026-05-27T05:00:00Z',
    answeredBy: 'Arne Wulff',
  },
}

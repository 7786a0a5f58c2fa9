import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chart } from '../../../.storybook/chart/Chart.tsx'
import { presses } from '../../../.storybook/chart/play.ts'
import { fillProposalMachine } from './fill-proposal.machine.ts'
import type { Proposal, Wanted } from './fill-proposal.types.ts'

const meta: Meta = { title: 'Statecharts/Fill proposal', parameters: { layout: 'fullscreen' } }
export default meta

const wanted: Wanted = { from: '2026-05-27', to: '2026-05-30', method: 'bestMatch' }
const facts = {
  qualified: { validUntil: null, proof: null },
  favourite: null,
  timesHere: 3,
  timesForClient: 5,
  rating: 4.6,
  ratings: 18,
  distance: 6_300,
  quotaMinutes: 2_400,
  weekMinutes: 480,
}
const person = (id: string, name: string) => ({
  ...facts,
  person: { id, name, pictureUrl: null, phone: null },
  invited: false,
  runnerUp: null,
})
const ready: Proposal = {
  id: 'f1',
  state: 'ready',
  abortReason: null,
  step: null,
  ...wanted,
  project: null,
  createdAt: '2026-05-27T05:00:00.000Z',
  open: 2,
  filled: 2,
  people: 2,
  missed: { places: 0, perMille: 0 },
  positions: [
    {
      projectCrewItemId: 'i1',
      function: { id: 'f1', caption: 'Rigger', code: 'rigger' },
      task: null,
      projectCrew: { id: 'c1', name: 'Load-in' },
      project: { id: 'r1', number: '26-0114', name: 'Nordic Sounds 2026' },
      company: { id: 'h1', name: 'Hanse Konzerte GmbH' },
      location: { id: 'v1', name: 'Arena', city: 'Hamburg', entrance: null, timeZone: 'Europe/Berlin', geoData: null },
      startDate: '2026-05-27',
      endDate: null,
      startTime: '07:00',
      endTime: '15:00',
      timeZone: 'Europe/Berlin',
      starts: '2026-05-27T05:00:00.000Z',
      ends: '2026-05-27T13:00:00.000Z',
      open: 2,
      proposed: [person('p1', 'Björn Hallström'), person('p2', 'Katarzyna Nowak')],
      left: [],
    },
  ],
}
const nothingYet = { open: 0, filled: 0, people: 0, missed: null, positions: [] }
const working: Proposal = { ...ready, ...nothingYet, state: 'working', step: 'filling' }
const aborted: Proposal = { ...ready, ...nothingYet, state: 'aborted', abortReason: 'time' }
const reckoned = [
  { kind: 'working', proposal: working },
  { kind: 'ready', proposal: ready },
  { kind: 'aborted', proposal: aborted },
] as const
const failed = [{ kind: 'refused', code: 'rightRequired' }, { kind: 'unreachable' }] as const

export const Stepped: StoryObj = {
  render: () => (
    <Chart<typeof fillProposalMachine>
      machine={fillProposalMachine}
      about="One proposal for all open places: asked for, reckoned while one may stop it, then accepted whole or in parts. Without network it is asked for again, and what was accepted is sent again as the same request."
      samples={{
        input: { id: null, projectId: 'r1', wanted },
        events: () => [
          { type: 'CHANGED', change: { method: 'nearest' } },
          { type: 'ASKED', change: {} },
          { type: 'STOPPED' },
          ['one place out', { type: 'TOGGLED', keys: ['i1 p1'], on: false }],
          ['one place in', { type: 'TOGGLED', keys: ['i1 p1'], on: true }],
          { type: 'ACCEPTED', invitation: { answerBy: null, note: null } },
          { type: 'RETRIED' },
          { type: 'LEFT' },
        ],
        answers: {
          askProposal: [...reckoned, ...failed],
          readProposal: [...reckoned, { kind: 'gone' }, ...failed],
          stopProposal: [{ kind: 'stopped' }, ...failed],
          acceptProposal: [
            { kind: 'invited', told: 2 },
            { kind: 'outdated', places: [{ projectCrewItemId: 'i1', personId: 'p1', reasons: ['doubleBooking'] }] },
            ...failed,
          ],
        },
        shows: ['chosen', 'told', 'lost', 'notice'],
      }}
    />
  ),
  play: presses('ASKED', 'askProposal answers working', 'STOPPED'),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chart } from '../../../.storybook/chart/Chart.tsx'
import { presses } from '../../../.storybook/chart/play.ts'
import { putPositionMachine } from './put-position.machine.ts'

const meta: Meta = { title: 'Statecharts/Put position', parameters: { layout: 'fullscreen' } }
export default meta

const met = {
  id: 'j1',
  function: { id: 'f1', caption: 'Rigger', code: 'rigger' },
  venue: 'Arena',
  startDate: '2026-05-29',
  endDate: null,
  startTime: '06:00',
  endTime: '14:00',
  timeZone: 'Europe/Berlin',
  starts: '2026-05-29T04:00:00.000Z',
}

export const Stepped: StoryObj = {
  render: () => (
    <Chart<typeof putPositionMachine>
      machine={putPositionMachine}
      about="Putting somebody on a position by carrying it over their row: what refuses is refused before anything is sent, what collides is asked about, and what was done is taken back for five seconds."
      samples={{
        events: () => [
          { type: 'CARRIED', position: 'i1', status: 'confirmed' },
          ['free', { type: 'TARGETED', target: { person: 'p1', fit: { kind: 'free' } } }],
          ['conflict', { type: 'TARGETED', target: { person: 'p1', fit: { kind: 'conflict', jobs: ['j1'] } } }],
          ['full', { type: 'TARGETED', target: { person: 'p1', fit: { kind: 'full' } } }],
          { type: 'DROPPED' },
          { type: 'CANCELLED' },
          { type: 'ACCEPTED' },
          { type: 'KEPT' },
          { type: 'RETRIED' },
          { type: 'UNDONE' },
        ],
        answers: {
          putPerson: [
            { kind: 'put', id: 's1' },
            { kind: 'alreadyConfirmed', against: { met: [met], absences: [], proofs: [] } },
            { kind: 'refused', code: 'positionFull' },
            { kind: 'unreachable' },
          ],
          withdrawPerson: [{ kind: 'withdrawn' }, { kind: 'refused', code: 'undoTooLate' }],
        },
        shows: ['accepted', 'made', 'problem'],
      }}
    />
  ),
  play: presses('CARRIED', 'DROPPED', 'CARRIED', 'CANCELLED'),
}

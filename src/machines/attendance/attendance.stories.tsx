import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chart } from '../../../.storybook/chart/Chart.tsx'
import { presses } from '../../../.storybook/chart/play.ts'
import { attendanceMachine } from './attendance.machine.ts'

const meta: Meta = { title: 'Statecharts/Attendance', parameters: { layout: 'fullscreen' } }
export default meta

const starts = Date.UTC(2026, 5, 12, 8)
const gate = { latitude: 52.5163, longitude: 13.3777 }
const reading = { deviceTime: starts, pageLife: 'page', monotonic: 5 }
const kinds = ['Pre-call', 'Check-in', 'Check-out'] as const
const answers = ['received', 'duplicate', 'conflict', 'refused'] as const

export const Stepped: StoryObj = {
  render: () => (
    <Chart<typeof attendanceMachine>
      machine={attendanceMachine}
      about="The day of one person on one position, and the punch being made: location is asked for, never waited for without end, and the punch is saved on the device first."
      samples={{
        input: {
          position: 'position 1',
          person: null,
          starts,
          opensMinutes: 60,
          place: gate,
          radius: 300,
          permission: 'prompt',
          punched: [],
        },
        events: ({ context: { entry } }) => [
          ...kinds.map(kind => [kind, { type: 'PUNCHED', kind, reading, now: starts }] as const),
          ['Check-in, an hour too early', { type: 'PUNCHED', kind: 'Check-in', reading, now: starts - 3_600_001 }],
          { type: 'EXPLAINED' },
          { type: 'SKIPPED' },
          { type: 'REASON_GIVEN', reason: 'at the south gate' },
          { type: 'CANCELLED' },
          { type: 'PERMISSION_CHANGED', permission: 'denied' },
          ...(entry === null
            ? []
            : [
                { type: 'ENTRY_SENDING' as const, entry },
                { type: 'ENTRY_WAITING' as const, entry },
                ...answers.map(answer => [answer, { type: 'ENTRY_ANSWERED', entry, answer }] as const),
              ]),
        ],
        answers: {
          locate: {
            'at the gate': { kind: 'here', at: { ...gate, accuracy: 20 } },
            'two kilometres away': { kind: 'here', at: { latitude: 52.5208, longitude: 13.4094, accuracy: 20 } },
            denied: { kind: 'denied' },
            unavailable: { kind: 'unavailable' },
          },
          enqueue: [{ kind: 'queued', entry: 'e1' }, { kind: 'failed' }],
        },
        shows: ['punched', 'kind', 'permission', 'location', 'reason', 'hint', 'deliveries'],
      }}
    />
  ),
  play: presses('PUNCHED Check-in', 'EXPLAINED', 'locate answers', 'enqueue answers'),
}

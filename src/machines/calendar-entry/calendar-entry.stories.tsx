import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chart } from '../../../.storybook/chart/Chart.tsx'
import { presses } from '../../../.storybook/chart/play.ts'
import { calendarEntryMachine } from './calendar-entry.machine.ts'
import type { Draft, EntryKind } from './calendar-entry.types.ts'

const meta: Meta = { title: 'Statecharts/Calendar entry', parameters: { layout: 'fullscreen' } }
export default meta

const draft = (kind: EntryKind): Draft => ({
  kind,
  startDate: '2026-06-15',
  endDate: '2026-06-19',
  begin: '',
  end: '',
  reason: 'Sailing',
  company: '',
})
const jobs = [
  {
    id: 'j1',
    function: { id: 'f1', caption: 'Stagehand', code: 'stagehand' },
    venue: 'Arena',
    startDate: '2026-06-17',
    endDate: null,
    startTime: '14:00',
    endTime: '23:30',
  },
]
const failure = { code: 'unreachable', status: null, details: {}, technical: '' }

export const Stepped: StoryObj = {
  render: () => (
    <Chart<typeof calendarEntryMachine>
      machine={calendarEntryMachine}
      about="Blocking dates, asking for vacation and saying “I can”: days over a confirmed job are asked about, what was made can be undone for five seconds, and what stands is only taken away after a question."
      samples={{
        events: () => [
          ['block', { type: 'OPENED', draft: draft('block') }],
          ['vacation', { type: 'OPENED', draft: draft('vacation') }],
          ['“I can”', { type: 'CHANGED', draft: draft('available') }],
          { type: 'SENT', draft: draft('block') },
          { type: 'ACCEPTED' },
          { type: 'KEPT' },
          { type: 'CLOSED' },
          ['vacation', { type: 'REMOVAL_ASKED', entry: { kind: 'vacation', id: 'v1' } }],
          { type: 'UNDONE' },
        ],
        answers: {
          checkDays: [{ kind: 'checked', jobs: [] }, { kind: 'checked', jobs }, { kind: 'unknown' }],
          sendEntry: [
            { kind: 'made', id: 'e1' },
            { kind: 'alreadyConfirmed', jobs },
            { kind: 'refused', failure },
          ],
          removeEntry: [{ kind: 'removed' }, { kind: 'refused', failure }],
        },
        shows: ['accepted', 'entry', 'failure'],
      }}
    />
  ),
  play: presses('OPENED block', 'checkDays answers checked', 'SENT', 'sendEntry answers made'),
}

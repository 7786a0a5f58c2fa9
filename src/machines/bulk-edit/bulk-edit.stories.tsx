import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chart } from '../../../.storybook/chart/Chart.tsx'
import { presses } from '../../../.storybook/chart/play.ts'
import type { ItemBase } from '../../../domain/projectPlans/drafts.ts'
import { bulkEditMachine } from './bulk-edit.machine.ts'

const meta: Meta = { title: 'Statecharts/Bulk edit', parameters: { layout: 'fullscreen' } }
export default meta

const base: ItemBase = {
  id: 'p1',
  revision: 4,
  startDate: '2026-05-27',
  endDate: null,
  startTime: '07:00',
  endTime: '15:00',
  breakMinutes: 30,
  amountOfRows: 8,
  cateringId: null,
  commentExternal: null,
  commentInternal: null,
  commentCrew: null,
  commentCrewChief: null,
}

export const Stepped: StoryObj = {
  render: () => (
    <Chart<typeof bulkEditMachine>
      machine={bulkEditMachine}
      about="Altering many positions before anything is written: all of it or none, asked about double bookings and about what somebody else has changed meanwhile, and taken back for five seconds."
      samples={{
        input: { project: 'HK-26-014' },
        events: () => [
          ['half an hour earlier', { type: 'EDITED', edits: [{ base, change: { startTime: '06:30' } }] }],
          ['as it was', { type: 'EDITED', edits: [{ base, change: { startTime: '07:00' } }] }],
          { type: 'DISCARDED' },
          { type: 'SAVED' },
          { type: 'ACCEPTED' },
          { type: 'KEPT' },
          { type: 'MINE' },
          { type: 'THEIRS' },
          { type: 'UNDONE' },
          ['taken away', { type: 'GONE', ids: ['p1'] }],
        ],
        answers: {
          savePlan: [
            { kind: 'saved', told: 20 },
            { kind: 'doubleBooked', people: ['Jana Okafor'] },
            { kind: 'changedMeanwhile', items: [{ ...base, startTime: '08:00', revision: 5 }] },
            { kind: 'refused', problem: { code: 'amountBelowFilled', item: 'p1' } },
            { kind: 'unreachable' },
          ],
        },
        shows: ['told', 'accepted', 'problem'],
      }}
    />
  ),
  play: presses('EDITED half an hour earlier', 'SAVED', 'savePlan answers saved'),
}

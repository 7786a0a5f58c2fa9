import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chart } from '../../../.storybook/chart/Chart.tsx'
import { presses } from '../../../.storybook/chart/play.ts'
import { plusCrewDashboardMachine } from './plus-crew-dashboard.machine.ts'
import type { Figures } from './plus-crew-dashboard.types.ts'

const meta: Meta = { title: 'Statecharts/Plus crew dashboard', parameters: { layout: 'fullscreen' } }
export default meta

const minute = 60_000
const now = Date.UTC(2026, 4, 27, 12, 32)
const crew = {
  id: 'crew 7',
  number: '7',
  name: 'Hafen',
  company: null,
  type: null,
  timeZone: 'Europe/Berlin',
  currency: 'EUR',
}
const types = ['Actual Turnover', 'Staff Hours', 'Target Turnover', 'Team Bonus'].map(caption => ({
  id: caption.toLowerCase(),
  caption,
  unit: 'amount',
}))
const rows = [{ date: '2026-05-26', amount: 3_940 }]
const kept = (age: number): Figures => ({
  crew,
  month: { month: '2026-05', dateFrom: '2026-05-01', dateTo: '2026-05-31', source: 'today' },
  today: '2026-05-27',
  bonus: null,
  rows: { turnover: rows, hours: [], target: [] },
  asOf: now - age,
})
const failed = (status: number | null) => ({
  kind: 'failed',
  failure: { technical: status === null ? 'Network Error' : `Request failed with status code ${status}`, status },
  now,
  jitter: 0.5,
})
const loaded = (value: unknown) => ({ kind: 'loaded', value, now })
const failures = { 'no answer': failed(null), 'status 500': failed(500), 'status 404': failed(404) }

export const Stepped: StoryObj = {
  render: () => (
    <Chart<typeof plusCrewDashboardMachine>
      machine={plusCrewDashboardMachine}
      about="A plus crew's month, step by step; good figures stay whatever fails, only their age grows."
      samples={{
        input: { number: '7', date: null, now },
        events: () => [
          ['April', { type: 'MONTH_CHOSEN', date: '2026-04-01' }],
          { type: 'RETRIED' },
          ['at once', { type: 'CAME_BACK', now }],
          ['two days later', { type: 'CAME_BACK', now: now + 48 * 60 * minute }],
        ],
        answers: {
          recall: { nothing: null, 'of an hour ago': kept(60 * minute), 'of last week': kept(7 * 24 * 60 * minute) },
          loadCrew: { found: loaded(crew), ...failures },
          loadValueTypes: { all: loaded(types), 'one missing': loaded(types.slice(1)), ...failures },
          loadValues: { loaded: loaded([]), ...failures },
          turnover: { rows: loaded(rows), ...failures },
          hours: { rows: loaded([{ date: '2026-05-26', hours: 68 }]), ...failures },
          target: { rows: loaded([{ date: '2026-05-26', amount: 4_000 }]), ...failures },
        },
        shows: ['number', 'date', 'month', 'failure', 'attempt', 'rows', 'figures'],
      }}
    />
  ),
  play: presses('recall answers', 'loadCrew answers', 'loadValueTypes answers', 'loadValues answers'),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { loaded } from '../../shared/fixtures.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { SettingsListsView } from './SettingsLists.tsx'
import { SettingsView } from './SettingsView.tsx'
import { hafen, values } from '../data.fixtures.ts'

const sent = fn<(path: string, body: unknown) => void>()
const progress = {
  dateFrom: '2026-05-01',
  dateTo: '2026-05-31',
  ...{ turnover: 111_930, target: 100_000, hours: 1_901.5, reached: 1.1193 },
}

const meta = {
  component: SettingsView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Plus crew settings' } },
  args: {
    state: loaded({ crew: hafen, values, progress }),
    dashboard: '/plus-crews/7',
    children: settings => <SettingsForm {...settings} />,
  },
  beforeEach: ({ parameters }) => {
    const { fetch } = globalThis
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init)
      if (!request.url.includes('/api/v1/')) return fetch(input, init)
      sent(new URL(request.url).pathname, await request.json())
      return Response.json(values[3], { status: Number(parameters['status'] ?? 200) })
    }
    sent.mockClear()
    return () => void (globalThis.fetch = fetch)
  },
} satisfies Meta<typeof SettingsView>
export default meta
type Story = StoryObj<typeof meta>

export const Planner: Story = {
  play: async ({ canvas, userEvent }) => {
    const share = canvas.getByLabelText('Percent of the turnover')
    // 1.8 % of 111,930 and 5 % of the 11,930 above the target.
    await expect(canvas.getByText(/^This month: €2,611\.24/)).toBeInTheDocument()
    await userEvent.clear(share)
    await userEvent.type(share, '2')
    await expect(canvas.getByText(/^This month: €2,835\.10/)).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(sent).toHaveBeenCalledOnce()
    await expect(sent).toHaveBeenCalledWith(expect.stringContaining(values[3]?.id ?? 'none'), {
      bonus: { ofTurnover: 2, aboveTarget: 5 },
    })
  },
}
export const Wrong: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText('Percent of the turnover'))
    await userEvent.type(canvas.getByLabelText('Target turnover a day (€)'), 'x')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByText('Enter both percents, 0 where there is none.')).toBeInTheDocument()
    await expect(canvas.getByText('Enter a figure such as 1234.5.')).toBeInTheDocument()
    await expect(canvas.getByLabelText('Target turnover a day (€)')).toHaveFocus()
    await expect(sent).not.toHaveBeenCalled()
  },
}
export const NotSaved: Story = {
  parameters: { status: 503 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Worked hours a day (h)'), '60')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This could not be saved. Nothing of it is lost. The server did not answer.',
    )
    await expect(canvas.getByLabelText('Worked hours a day (h)')).toHaveValue('60')
  },
}
export const NoBonus: Story = {
  args: {
    state: loaded({ crew: hafen, values: values.map(value => ({ ...value, bonus: null })), progress: null }),
  },
}
export const Refused: Story = { args: { state: { kind: 'refused' } } }
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Failed: Story = { args: { state: { kind: 'failed', technical: 'Network Error', retry: fn() } } }
export const NotFound: Story = { args: { state: { kind: 'absent' } } }
export const LongGerman: Story = { parameters: { screen: { title: 'Plus crew settings', longer: true } } }
export const Dark: Story = { globals: { scheme: 'dark' } }

/** What the agency counts, and where figures come from; what it added itself keeps its own name. */
export const Lists: Story = {
  args: {
    children: ({ crew }) => (
      <SettingsListsView
        crew={crew}
        kinds={[
          { id: crew.type?.id ?? '', caption: 'Logistics' },
          { id: 'other', caption: 'Service' },
        ]}
        types={values.map(({ type }) => type)}
        sources={[
          { id: 'hand', caption: 'Entered by hand' },
          { id: 'till', caption: 'Read from the till' },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    const types = within(canvas.getByRole('region', { name: 'Types' }))
    await expect(types.getByText('Kind of this plus crew')).toBeVisible()
    const sources = within(canvas.getByRole('region', { name: 'Data sources' }))
    await expect(sources.getByText('Entered by hand')).toBeVisible()
    await expect(sources.getByText('Read from the till')).toBeVisible()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { now } from '../projects.fixtures.ts'
import { RequestsView } from './RequestsView.tsx'
import { asked, requests } from './asking.fixtures.ts'

const meta = {
  component: RequestsView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Nordic Sounds 2026' } },
  args: { items: requests, now, onWithdraw: fn() },
  render: args => (
    <Page width="wide">
      <h1>Nordic Sounds 2026</h1>
      <RequestsView {...args} />
    </Page>
  ),
} satisfies Meta<typeof RequestsView>
export default meta
type Story = StoryObj<typeof meta>

/** Each says what became of it; only what waits can be taken back. */
export const Client: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const rows = canvas.getAllByRole('listitem')
    await expect(rows).toHaveLength(6)
    const [waits, , gone, declined] = rows
    await expect(waits).toHaveTextContent(/4 × Stagehand.*Waits for the agency/)
    await expect(gone).toHaveTextContent('Taken out of the plan since.')
    await expect(declined).toHaveTextContent('The agency: “No rigger is rested')
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }))
    await expect(args.onWithdraw).toHaveBeenCalledWith(asked)
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 7' }))
    await expect(canvas.getByText('Shift not in the plan any more')).toBeVisible()
  },
}
/** The office reads what the client asks for, and takes nothing back. */
export const Office: Story = {
  render: ({ onWithdraw: _theirs, ...args }) => <RequestsView {...args} own={false} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'The client asks for more' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Withdraw' })).toBeNull()
  },
}
export const None: Story = {
  args: { items: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list', { name: 'What you asked for' })).toBeNull()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { scheme: 'dark', language: 'de' } }
export const LongWords: Story = { parameters: { screen: { longer: true } }, globals: { viewport: { value: 'phone' } } }
export const Twice: Story = { globals: { text: 'twice', language: 'cy', viewport: { value: 'phone' } } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { loaded } from '../shared/fixtures.ts'
import { ContractsView } from './ContractsView.tsx'
import { behind, byCall, contracts, details, papers, partTime } from './contracts.fixtures.ts'

const meta = {
  component: ContractsView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Contracts' } },
  args: {
    state: loaded(contracts),
    shown: { id: partTime.id, contract: loaded(details), papers: loaded(papers) },
    opened: true,
    today: '2026-05-27',
    enters: false,
  },
} satisfies Meta<typeof ContractsView>
export default meta
type Story = StoryObj<typeof meta>

export const Desk: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Part-time, stage crew/ })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByText('+12:45')).toBeVisible()
    await expect(canvas.getByText('of ±40:00, +2:45 in April')).toBeVisible()
    await expect(canvas.getByText('of 24 days left')).toBeVisible()
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/against the quota of 100 hours/)
    await expect(canvas.getByRole('link', { name: 'Rate agreement 2026' })).toHaveAttribute(
      'href',
      expect.stringContaining('/documents/'),
    )
    await expect(canvas.getByText('Signed by all 3')).toBeVisible()
  },
}
export const Dark: Story = { globals: { viewport: { value: 'desk' }, scheme: 'dark' } }
/** On a phone the list alone, and then the one that was opened. */
export const PhoneList: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { shown: null, opened: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('From 1 June')).toBeVisible()
    await expect(canvas.getByText('Nordlicht Crew GmbH, by call')).toBeVisible()
  },
}
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Contracts' })).toBeNull()
    await expect(canvas.getByText('79:30')).toBeVisible()
  },
}
export const PhoneDark: Story = { globals: { viewport: { value: 'phone', isRotated: false }, scheme: 'dark' } }
export const German: Story = { globals: { viewport: { value: 'phone', isRotated: false }, language: 'de' } }
export const Welsh: Story = { globals: { language: 'cy', viewport: { value: 'desk' } } }
export const ByCall: Story = {
  args: { shown: { id: partTime.id, contract: loaded(byCall), papers: loaded([]) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hours come as they come')).toBeVisible()
    await expect(canvas.getByText('No days were agreed')).toBeVisible()
    await expect(canvas.getByText('No papers about this contract yet.')).toBeVisible()
  },
}
export const Behind: Story = {
  args: { shown: { id: partTime.id, contract: loaded(behind), papers: loaded(papers) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−52:45')).toBeVisible()
    await expect(canvas.getByText('−4')).toBeVisible()
  },
}
export const None: Story = {
  args: { state: loaded([]), shown: null, opened: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No contract found.')).toBeVisible()
  },
}
/** The office is not told to ask itself. */
export const NoneOfTheOffice: Story = {
  args: { ...None.args, enters: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Contracts are entered on the page of each person.')).toBeVisible()
  },
}
export const Absent: Story = { args: { state: { kind: 'absent' } } }
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const LoadingOne: Story = {
  args: { shown: { id: partTime.id, contract: { kind: 'loading' }, papers: { kind: 'loading' } } },
}
export const Failed: Story = { args: { state: { kind: 'failed', technical: 'HTTP 503', retry: fn() } } }

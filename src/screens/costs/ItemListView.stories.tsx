import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { loaded } from '../shared/fixtures.ts'
import { listOf } from '../shared/list/useList.ts'
import { ItemListView } from './ItemListView.tsx'
import { lines, overviewOf, unpriced } from './item-list.fixtures.ts'

const meta = {
  component: ItemListView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Crew item list' } },
  args: {
    state: loaded(listOf(lines)),
    overview: overviewOf(lines),
    address: { search: '', onSearch: fn(), clear: fn() },
    narrowing: { month: '2026-05', state: '', companyId: '', projectId: '', functionId: '' },
    onNarrow: fn(),
    present: '2026-05',
    choices: {
      projects: [{ value: 'p', label: 'Hanse Sessions' }],
      functions: [{ value: 'f', label: 'Stagehand' }],
      companies: null,
    },
    saving: false,
    onSave: fn(),
  },
} satisfies Meta<typeof ItemListView>
export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, args, userEvent }) => {
    const group = canvas.getByRole('row', { name: /Build-up/ })
    await expect(group).toHaveTextContent(/Fri 8 May.*Hanse Sessions, Fabrik, Build-up.*Signed.*45:00.*1,507.50$/)
    const night = canvas.getAllByRole('row', { name: /18:00/ }).find(row => row.textContent.includes('Night'))
    await expect(night).toHaveTextContent(/01:00\+1.*6:30.*31.00.*Night 25%.*15.50.*201.50.*217.00/)
    await expect(canvas.getAllByRole('row').at(-1)).toHaveTextContent(/10 lines, 2 shifts.*71:00.*€2,375.50/)
    await userEvent.click(canvas.getByRole('button', { name: 'Signed' }))
    await expect(args.onNarrow).toHaveBeenLastCalledWith({ ...args.narrowing, state: 'signed' })
    await userEvent.click(canvas.getByRole('button', { name: 'April 2026' }))
    await expect(args.onNarrow).toHaveBeenLastCalledWith({ ...args.narrowing, month: '2026-04' })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Project' }), 'p')
    await expect(args.onNarrow).toHaveBeenLastCalledWith({ ...args.narrowing, projectId: 'p' })
    await userEvent.click(canvas.getByRole('button', { name: 'XLSX' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}
export const WithoutPrices: Story = {
  args: {
    state: loaded(listOf(lines.map(unpriced))),
    overview: { ...overviewOf(lines.map(unpriced)), amounts: [], rateCards: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Rate' })).toBeNull()
    await expect(canvas.getAllByRole('row').at(-1)).toHaveTextContent('71:00')
  },
}
export const SomeWithoutARate: Story = {
  args: { overview: { ...overviewOf(lines), unpriced: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('3 lines without a rate')[0]).toBeInTheDocument()
  },
}
export const None: Story = {
  args: { state: loaded(listOf([])), overview: { ...overviewOf([]), amounts: [], rateCards: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing in May 2026')).toBeVisible()
  },
}
export const NoneFound: Story = {
  args: {
    state: loaded(listOf([])),
    overview: { ...overviewOf([]), amounts: [], rateCards: [] },
    address: { search: 'Wagner', onSearch: fn(), clear: fn() },
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await expect(args.address.clear).toHaveBeenCalledWith('state', 'client', 'project', 'function')
  },
}
export const ForPlanning: Story = {
  args: {
    choices: { projects: [], functions: [], companies: [{ value: 'c', label: 'Hanse Konzerte GmbH' }] },
  },
}
export const LargeText: Story = {
  globals: { viewport: { value: 'desk' }, text: 'twice' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
export const Loading: Story = { args: { state: { kind: 'loading' }, overview: undefined } }
export const Refused: Story = { args: { state: { kind: 'refused' }, overview: undefined } }
export const Dark: Story = { globals: { scheme: 'dark', viewport: { value: 'desk' } } }
export const LongWords: Story = {
  parameters: { screen: { title: 'Crew item list', longer: true } },
  globals: { viewport: { value: 'desk' } },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { loaded } from '../../shared/fixtures.ts'
import { listOf } from '../../shared/list/useList.ts'
import { papers } from './papers.fixtures.ts'
import { PapersView } from './PapersView.tsx'

const meta = {
  component: PapersView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Papers' } },
  args: {
    state: loaded(listOf(papers)),
    types: [{ id: 't1', caption: 'Staff contract', code: 'staffContract' }],
    shown: { state: null, typeId: null },
    address: { search: '', onSearch: fn(), clear: fn() },
    ...{ onShow: fn(), onMake: fn() },
  },
} satisfies Meta<typeof PapersView>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Staff contract 2026' })).toHaveAccessibleDescription(
      /Mia Brandt · 1 of 2 signed · waits for Jana Okafor · until/,
    )
    await expect(canvas.getByText(/the whole crew/)).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'draft')
    await expect(args.onShow).toHaveBeenLastCalledWith({ state: 'draft', typeId: null })
    await userEvent.click(canvas.getByRole('button', { name: 'New paper' }))
    await expect(args.onMake).toHaveBeenCalledOnce()
  },
}
export const Desk: Story = { globals: { viewport: { value: 'desk' } } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const German: Story = { globals: { language: 'de' } }
export const Welsh: Story = { globals: { language: 'cy' } }
export const OnlyLooking: Story = { render: props => <PapersView {...props} onMake={undefined} /> }
export const None: Story = {
  args: { state: loaded(listOf([])) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No papers yet.')).toBeVisible()
  },
}
export const Refused: Story = { args: { state: { kind: 'refused' } } }

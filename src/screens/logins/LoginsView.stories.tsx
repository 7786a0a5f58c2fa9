import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { loaded } from '../shared/fixtures.ts'
import { listOf } from '../shared/list/useList.ts'
import { logins, office } from './logins.fixtures.ts'
import { LoginsView } from './LoginsView.tsx'

const meta = {
  component: LoginsView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Logins' } },
  args: {
    state: loaded(listOf(logins)),
    address: { search: '', onSearch: fn(), clear: fn() },
    now: Date.parse('2026-06-10T09:12:00+02:00'),
    narrowing: { state: null, type: null },
    onNarrow: fn(),
    onOpen: fn(),
    onAdd: fn(),
  },
} satisfies Meta<typeof LoginsView>
export default meta
type Story = StoryObj<typeof meta>

/** A row opens whoever it is; the list is narrowed by how they stand and as what they log in. */
export const Usual: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Anke Brandt (you)' }))
    await expect(args.onOpen).toHaveBeenCalledWith(office)
    await expect(canvas.getByText(/^Client · Elbe Events · .* · not logged in for a long time$/)).toBeVisible()
    await expect(canvas.getByText(/^Planning · erased .*$/)).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'Shut out')
    await expect(args.onNarrow).toHaveBeenCalledWith({ state: 'ended', type: null })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Logs in as' }), 'Client')
    await expect(args.onNarrow).toHaveBeenLastCalledWith({ state: null, type: 'clients' })
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
    await expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings')
  },
}
export const NobodyFound: Story = {
  args: { state: loaded(listOf([])), narrowing: { state: 'invited', type: null } },
}
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Failed: Story = { args: { state: { kind: 'failed', technical: 'Network Error', retry: fn() } } }
export const Refused: Story = { args: { state: { kind: 'refused' } } }
export const LongWords: Story = { parameters: { screen: { title: 'Logins', longer: true } } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const German: Story = { globals: { language: 'de' } }
export const Welsh: Story = { globals: { language: 'cy' } }
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }

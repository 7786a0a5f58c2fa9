import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { loaded } from '../shared/fixtures.ts'
import { RightsView } from './RightsView.tsx'
import { asByDefault, settled } from './rights.fixtures.ts'

const meta = {
  component: RightsView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Rights' } },
  args: { state: loaded(settled), type: 'planners', onType: fn(), busy: false, onChange: fn() },
} satisfies Meta<typeof RightsView>
export default meta
type Story = StoryObj<typeof meta>

/** What is ticked holds at once; what differs from the default goes back in one step. */
export const Usual: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const cards = within(canvas.getByRole('group', { name: 'Rate cards' }))
    await expect(cards.getByRole('checkbox', { name: 'Change' })).toBeChecked()
    await userEvent.click(cards.getByRole('checkbox', { name: 'Change' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('planners', [{ code: 'rateCards.EDIT', given: false }])
    await expect(canvas.getByText('2 rights differ from the default.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the defaults' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(
      'planners',
      expect.arrayContaining([
        { code: 'rateCards.EDIT', given: false },
        { code: 'faq.EDIT', given: true },
      ]),
    )
    await userEvent.click(canvas.getByRole('tab', { name: 'Client' }))
    await expect(args.onType).toHaveBeenCalledWith('clients')
  },
}
export const AsByDefault: Story = {
  args: { state: loaded(asByDefault), type: 'clients' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Back to the defaults' })).toBeNull()
    await expect(canvas.getByRole('group', { name: 'Invoices' })).toBeVisible()
  },
}
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Failed: Story = { args: { state: { kind: 'failed', technical: 'Network Error', retry: fn() } } }
export const Refused: Story = { args: { state: { kind: 'refused' } } }
export const Dark: Story = { globals: { scheme: 'dark' } }
const phone = { viewport: { value: 'phone', isRotated: false } }
export const Phone: Story = { globals: phone }
export const PhoneInGermanTwice: Story = { globals: { ...phone, language: 'de', text: 'twice' } }
export const WelshDark: Story = { globals: { language: 'cy', scheme: 'dark', text: 'twice' } }

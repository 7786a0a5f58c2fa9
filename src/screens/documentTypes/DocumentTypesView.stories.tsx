import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { loaded } from '../shared/fixtures.ts'
import { kinds } from './document-types.fixtures.ts'
import { DocumentTypesView } from './DocumentTypesView.tsx'

const meta = {
  component: DocumentTypesView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Kinds of papers' } },
  args: { state: loaded(kinds), onOpen: fn() },
} satisfies Meta<typeof DocumentTypesView>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const contract = canvas.getByRole('button', { name: 'Staff contract' })
    await expect(contract).toHaveAccessibleDescription(
      'Signed in the app · Person · Crew → Agency (Jana Okafor) · within 14 days',
    )
    await expect(canvas.getByText(/proves Fork-lift driver/)).toBeVisible()
    await userEvent.click(contract)
    await expect(args.onOpen).toHaveBeenLastCalledWith(kinds[0])
    await userEvent.click(canvas.getByRole('button', { name: 'New kind' }))
    await expect(args.onOpen).toHaveBeenLastCalledWith(null)
  },
}
export const Desk: Story = { globals: { viewport: { value: 'desk' } } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const German: Story = { globals: { language: 'de' } }
export const Welsh: Story = { globals: { language: 'cy' } }
export const OnlyLooking: Story = {
  render: props => <DocumentTypesView {...props} onOpen={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'New kind' })).toBeNull()
  },
}
export const None: Story = { args: { state: loaded([]) } }

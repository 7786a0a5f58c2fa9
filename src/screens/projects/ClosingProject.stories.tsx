import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { ClosingQuestion } from './ClosingProject.tsx'
import { now } from './projects.fixtures.ts'

const shift = (name: string, date: string) => ({ id: `${name} ${date}`, name, date })
const meta = {
  component: ClosingQuestion,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen' },
  args: {
    closing: {
      openShifts: [
        shift('Load-in', '2026-05-27'),
        shift('Show 1', '2026-05-28'),
        shift('Show 2', '2026-05-29'),
        shift('Load-out', '2026-05-30'),
      ],
      unsignedShifts: [shift('Pre-rig', '2026-05-26')],
      unanswered: 3,
      quotation: 'N-1001-2',
    },
    now,
    busy: false,
    onSafe: fn(),
    onRisky: fn(),
  },
} satisfies Meta<typeof ClosingQuestion>
export default meta
type Story = StoryObj<typeof meta>

/** What is not done is named; the safe answer has the focus. */
export const NotDone: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('4 shifts are still to come or on').parentElement).toHaveTextContent('Show 2')
    await expect(canvas.getByText('Hours of 1 shift are not signed').parentElement).toHaveTextContent('Pre-rig')
    await expect(canvas.getByText('Quotation N-1001-2 waits for the client')).toBeVisible()
    await expect(canvas.getByText('3 invitations or applications are not answered')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Close all the same' }))
    await expect(args.onRisky).toHaveBeenCalledOnce()
  },
}
export const Done: Story = {
  args: { closing: { openShifts: [], unsignedShifts: [], unanswered: 0, quotation: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Close project' })).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const LongWords: Story = { parameters: { screen: { longer: true } }, globals: { viewport: { value: 'phone' } } }

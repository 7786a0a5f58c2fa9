import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { signedMorning } from '../documents.fixtures.ts'
import { Picture } from '../../../ui/Picture/Picture.tsx'
import { ReviewView } from './ReviewView.tsx'
import { card, inReview, old, renewal } from '../../shared/uploads/uploads.fixtures.ts'

const picture = await card('RIGGING CERTIFICATE LEVEL 1')
const nobody = { count: 0, items: [] }
const meta = {
  component: ReviewView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Rigging certificate' } },
  globals: { viewport: { value: 'phone' } },
  args: {
    uploads: inReview,
    now: signedMorning,
    picture: (_, n, small) => <Picture blob={picture} label={n === 1 ? 'Front' : 'Back'} small={small} />,
    busy: false,
    onWithdraw: fn() as (() => void) | null,
    onAgain: fn() as (() => void) | null,
    decideHref: null as string | null,
  },
} satisfies Meta<typeof ReviewView>
export default meta
type Story = StoryObj<typeof meta>

/** The new one above, what counts until then below, and the jobs that need it. */
export const InReview: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Still counts until then')).toBeVisible()
    await expect(canvas.getByText(/3 jobs after that need it/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }))
    await expect(args.onWithdraw).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }))
    await expect(args.onAgain).toHaveBeenCalledOnce()
  },
}
export const Deciding: Story = {
  args: { onWithdraw: null, onAgain: null, decideHref: '/todo-calendar?view=decide&open=2' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Decide' })).toHaveAttribute(
      'href',
      expect.stringContaining('open=2'),
    )
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Desk: Story = { ...Deciding, globals: { viewport: { value: 'desk' } } }
export const LargeText: Story = { globals: { text: 'twice' } }
export const German: Story = { globals: { language: 'de' } }
export const Welsh: Story = { globals: { language: 'cy' } }
export const Valid: Story = {
  args: {
    uploads: { state: 'valid', validUntil: '2026-06-12', items: [old], scanned: true, needing: nobody },
    onWithdraw: null,
    onAgain: fn(),
  },
}
export const Expired: Story = {
  args: { ...Valid.args, uploads: { ...inReview, state: 'expired', items: [old] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Expired')).toBeVisible()
  },
}
export const Declined: Story = {
  args: {
    ...Valid.args,
    uploads: {
      ...inReview,
      state: 'valid',
      items: [{ ...renewal, state: 'declined', reason: 'The end date is cut off.' }, old],
    },
  },
}
/** Nobody at the desk can send it for somebody. */
export const NothingYet: Story = {
  args: {
    uploads: { state: 'toUpload', validUntil: null, items: [], scanned: true, needing: nobody },
    onWithdraw: null,
    onAgain: null,
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import {
  agreement,
  finished,
  houseRules,
  jonas,
  sheets,
  signedByAll,
  signedByJonas,
  signedMorning,
} from './documents.fixtures.ts'
import { Pages } from '../shared/paper/Pages.tsx'
import { WaitingView } from './WaitingView.tsx'

const waiting = houseRules.signatories[2] ?? jonas
const meta = {
  component: WaitingView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'House rules and access' } },
  args: { document: houseRules, own: waiting, now: signedMorning, children: <Pages paper={sheets(3)} /> },
} satisfies Meta<typeof WaitingView>
export default meta
type Story = StoryObj<typeof meta>

/** For whom, since when, how long; one's own row says so, and only the one whose turn it is has colour. */
export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 days')).toBeVisible()
    await expect(canvas.getByText(/On Going, opened/)).toBeVisible()
    await expect(canvas.getByText('Then it is your turn')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Not your turn yet' })).toHaveAttribute('aria-disabled', 'true')
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const AtTheDesk: Story = { globals: { viewport: { value: 'desk', isRotated: false } } }
export const LargeText: Story = { globals: { viewport: { value: 'phone' }, text: 'twice' } }
export const German: Story = { globals: { language: 'de', viewport: { value: 'phone' } } }
export const Welsh: Story = { globals: { language: 'cy', viewport: { value: 'phone' } } }
/** Whoever signs nothing of it reads how far it is, and the paper. */
export const OnlyReading: Story = {
  args: { document: agreement, own: null },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Not your turn yet' })).toBeNull(),
}
export const SignedByOneself: Story = { args: { document: signedByJonas, own: signedByJonas.signatories[0] ?? null } }
export const PutAway: Story = { args: { document: { ...houseRules, deleted: true } } }
export const WithoutFile: Story = { args: { document: { ...agreement, version: null, fields: [] }, own: null } }
export const Finished: Story = {
  args: { document: finished, own: finished.signatories[0] ?? null, saving: { busy: false, save: fn() } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/The finished paper is here/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save as PDF' }))
    await expect(args.saving?.save).toHaveBeenCalledOnce()
  },
}
export const FinishedInWelsh: Story = {
  args: { document: finished, saving: { busy: false, save: fn() } },
  globals: { language: 'cy', viewport: { value: 'phone' }, text: 'twice' },
}
export const BeingFinished: Story = { args: { document: signedByAll, own: null } }

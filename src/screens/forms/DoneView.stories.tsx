import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { DoneView } from './DoneView.tsx'
import { all, most, photo, safety, withPhoto } from './forms.fixtures.ts'

const meta = {
  component: DoneView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Safety 2026' } },
  args: {
    form: { ...safety, handedInAt: '2026-05-27T05:21:00Z' },
    answers: all,
    waits: false,
    next: { id: 'f2', name: 'Emergency card' },
    now: Date.parse('2026-05-27T05:22:00Z'),
    paper: { busy: false, onSave: fn(), onMail: fn() },
  },
} satisfies Meta<typeof DoneView>
export default meta
type Story = StoryObj<typeof meta>

export const HandedIn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save as PDF' }))
    await expect(args.paper?.onSave).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Send to me by mail' }))
    await expect(args.paper?.onMail).toHaveBeenCalledOnce()
    await expect(canvas.getByText('Yes, S3')).toBeVisible()
    await expect(canvas.getByText('Signed')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Next: Emergency card' })).toHaveAttribute('href', '/forms/f2')
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const AtTheDesk: Story = { globals: { viewport: { value: 'desk', isRotated: false } } }
export const LargeText: Story = { globals: { viewport: { value: 'phone' }, text: 'twice' } }
export const German: Story = { globals: { language: 'de', viewport: { value: 'phone' } } }
export const Welsh: Story = { globals: { language: 'cy', viewport: { value: 'phone' } } }
const result = {
  right: 4,
  judged: 5,
  needed: 4,
  passed: true,
  validUntil: '2028-05-27',
  triesLeft: 2,
  againFrom: '2028-04-15',
}
/** A training: how many were right, and which were not. */
export const Passed: Story = {
  args: { form: { ...meta.args.form, result: { ...result, wrongQuestionIds: ['shoes'] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '4 of 5 right' })).toBeVisible()
    await expect(canvas.getByText(/Passed, 4 were needed. It holds to 27 May 2028./)).toBeVisible()
    await expect(canvas.getByText('Wrong')).toBeVisible()
  },
}
export const NotPassed: Story = {
  args: {
    form: {
      ...meta.args.form,
      result: { ...result, right: 2, passed: false, validUntil: null, wrongQuestionIds: ['shoes', 'gear', 'years'] },
    },
  },
  play: ({ canvas }) => expect(canvas.getByText('Not passed, 4 were needed.')).toBeVisible(),
}
/** Without network: it goes out by itself. */
export const OnThisDevice: Story = {
  args: { form: safety, answers: most, waits: true, next: null, paper: undefined },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Done' })).toHaveAttribute('href', '/'),
}
/** What came with it is read where it is kept. */
export const WithPapers: Story = {
  args: { papers: [{ id: 'p1', name: 'Certificate of fire safety' }] },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: /Certificate of fire safety/ })).toHaveAttribute('href', '/documents/p1'),
}
/** Handed in without network: it says what is still on its way. */
export const StillSends: Story = {
  args: {
    form: withPhoto,
    answers: [photo],
    waits: true,
    paper: undefined,
    sending: [{ id: 'p1', questionId: 'harness', size: 340_000, sent: 140_000 }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Still being sent')).toBeVisible()
    await expect(canvas.getByText('1 file')).toBeVisible()
    await expect(canvas.getByRole('img', { name: '41% sent' })).toBeVisible()
  },
}

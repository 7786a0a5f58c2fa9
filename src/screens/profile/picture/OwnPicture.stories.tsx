import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import type { components } from '../../../client/schema.d.ts'
import { uuid } from '../../shared/fixtures.ts'
import { card } from '../../shared/uploads/uploads.fixtures.ts'
import { CutDialog } from './CutDialog.tsx'
import { OwnPictureView } from './OwnPictureView.tsx'

const drawn = await card('A FACE')
const newest: components['schemas']['ProfilePicture'] = {
  ...{ id: uuid(1), state: 'inReview', current: false, uploadedAt: '2026-05-27T05:14:00Z' },
  ...{ decidedAt: null, reason: null },
}

const meta = {
  component: OwnPictureView,
  decorators: [
    Story => (
      <Page>
        <Story />
      </Page>
    ),
    withScreen,
  ],
  parameters: { layout: 'fullscreen', screen: { title: 'Profile' } },
  globals: { viewport: { value: 'phone' } },
  args: {
    lines: <p>Stagehand, rigger</p>,
    ...{ name: 'Jonas Petersen', seen: undefined, newest: null, blob: null, busy: false },
    ...{ onChoose: fn(), onWithdraw: fn() },
  },
} satisfies Meta<typeof OwnPictureView>
export default meta
type Story = StoryObj<typeof meta>

export const None: Story = {}
/** The old one is seen until the new one was looked at. */
export const InReview: Story = {
  args: { newest, blob: drawn },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('In review')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }))
    await expect(args.onWithdraw).toHaveBeenCalledOnce()
  },
}
export const Declined: Story = {
  args: { newest: { ...newest, state: 'declined', reason: 'Sunglasses cover the eyes.' } },
}
export const Dark: Story = { ...InReview, globals: { scheme: 'dark' } }
export const LargeText: Story = { ...InReview, globals: { text: 'twice' } }
export const German: Story = { args: { newest, blob: drawn }, globals: { language: 'de' } }
export const Welsh: Story = { args: { newest, blob: drawn }, globals: { language: 'cy' } }

const onSave = fn<(face: File) => void>()
/** Moved by keys or by hand, brought nearer, turned; what is sent is a small square. */
export const Cutting: Story = {
  render: () => <CutDialog file={drawn} busy={false} failure={null} onSave={onSave} onClose={fn()} />,
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Send' })
    await waitFor(() => expect(send).toBeEnabled())
    canvas.getByRole('img').focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}')
    await userEvent.click(canvas.getByRole('button', { name: 'Turn a quarter' }))
    await userEvent.click(send)
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
    const [face] = onSave.mock.calls[0] ?? []
    const { width, height } = await createImageBitmap(face ?? new Blob())
    await expect([face?.type, width, height]).toEqual(['image/jpeg', 640, 640])
  },
}
/** What no browser can read. */
export const Broken: Story = {
  render: () => (
    <CutDialog
      file={new Blob(['no picture'], { type: 'image/jpeg' })}
      busy={false}
      failure={null}
      onSave={onSave}
      onClose={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled())
  },
}

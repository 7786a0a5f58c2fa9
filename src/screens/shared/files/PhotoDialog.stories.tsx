import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { Picture } from '../../../ui/Picture/Picture.tsx'
import { uuid } from '../fixtures.ts'
import { card } from '../uploads/uploads.fixtures.ts'
import { PhotoDialog } from './PhotoDialog.tsx'
import type { ProjectFile } from './photo.types.ts'

const photo: ProjectFile = {
  ...{
    id: uuid(20),
    kind: 'photo',
    name: 'IMG_9.jpg',
    format: 'picture',
    size: 320_000,
    state: 'inReview',
    reason: null,
  },
  crew: { id: uuid(1), name: 'Load-in', starts: '2026-05-27T05:00:00Z', timeZone: 'Europe/Berlin' },
  ...{ takenAt: '2026-05-27T09:40:00Z', own: false, signatories: 0, signed: 0 },
  sentBy: { id: uuid(60), name: 'Hauke Brandt' },
}
const drawn = await card('TRUSS')

/** Its picture comes when `photo-came` is told. */
function Coming() {
  const [blob, setBlob] = useState<Blob | null>(null)
  return (
    <div ref={place => place?.addEventListener('photo-came', () => setBlob(drawn), { once: true })} data-testid="place">
      <PhotoDialog photo={photo} decides picture={<Picture blob={blob} label="Truss" />} onClose={fn()} />
    </div>
  )
}
const meta = {
  component: PhotoDialog,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Photos of the work' } },
  args: { photo, decides: true, picture: <Picture blob={drawn} label="Truss" />, onClose: fn() },
} satisfies Meta<typeof PhotoDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Waits: Story = {}
/** A picture that comes moves nothing under the finger. */
export const StaysInPlace: Story = {
  render: () => <Coming />,
  globals: { viewport: { value: 'desk' } },
  play: async () => {
    const approve = screen.getByRole('button', { name: 'Approve' })
    const before = approve.getBoundingClientRect().top
    screen.getByTestId('place').dispatchEvent(new Event('photo-came'))
    await waitFor(() => expect(screen.getByRole<HTMLImageElement>('img', { name: 'Truss' }).naturalWidth).toBe(800))
    await expect(approve.getBoundingClientRect().top).toBe(before)
  },
}
export const Dark: Story = { globals: { scheme: 'dark', viewport: { value: 'phone' } } }
export const Welsh: Story = { globals: { language: 'cy', text: 'twice', viewport: { value: 'phone' } } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { useWords } from '../../../i18n/words.ts'
import { Picture } from '../../../ui/Picture/Picture.tsx'
import { photoWords } from '../../shared/files/photo-words.ts'
import type { ProjectFile } from '../../shared/files/photo.types.ts'
import { PhotosView } from './PhotosView.tsx'
import { drawn, going, loadIn, photos } from './photos.fixtures.ts'

const [light, dark] = [await drawn('#c3ced2', '#57656b'), await drawn('#171b22', '#98a5ab')]
const kept = new Map([
  ['a', light],
  ['b', dark],
])
function Drawn({ photo }: { photo: ProjectFile }) {
  const words = useWords()
  return <Picture blob={photo.id.endsWith('4') ? dark : light} label={photoWords(words, photo)} />
}
const meta = {
  component: PhotosView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Photos of the work' } },
  globals: { viewport: { value: 'phone' } },
  args: {
    ...{ crew: loadIn, photos, stage: 'sending', context: { photos: going, problem: null }, kept, offline: false },
    ...{ takes: true, decides: false, send: fn() },
    picture: photo => <Drawn photo={photo} />,
  },
} satisfies Meta<typeof PhotosView>
export default meta
type Story = StoryObj<typeof meta>

export const Sending: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('5 of 7 sent')).toBeVisible()
    await expect(canvas.getByRole('img', { name: '64% sent' })).toBeVisible()
    const [remove] = canvas.getAllByRole('button', { name: 'Remove the photo from this device' })
    if (!remove) throw new Error('nothing to remove')
    await userEvent.click(remove)
    // The newest stands first.
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'REMOVED', photo: 'b' })
  },
}
export const BadLine: Story = {
  args: { stage: 'waiting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Bad line. 2 photos are saved on this device')
    await expect(canvas.getAllByText('Waits')).toHaveLength(2)
  },
}
export const Refused: Story = {
  args: { stage: 'idle', context: { photos: [], problem: 'pictureBroken' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This picture cannot be read.')
    await userEvent.click(canvas.getByRole('button', { name: 'Understood' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'CLOSED' })
  },
}
/** Why one was declined is said where it is opened. */
export const Declined: Story = {
  args: { stage: 'idle', context: { photos: [], problem: null } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Hauke Brandt, Wed 27 May, 08:10/ }))
    const dialog = within(within(canvasElement.ownerDocument.body).getByRole('dialog'))
    await expect(dialog.getByText(/Screens of the client can be read on it/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Remove' })).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Approve' })).toBeNull()
  },
}
export const Decides: Story = {
  args: { stage: 'idle', takes: false, decides: true, context: { photos: [], problem: null } },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Hauke Brandt, Wed 27 May, 09:40/ }))
    const dialog = within(within(canvasElement.ownerDocument.body).getByRole('dialog'))
    await expect(dialog.getByRole('button', { name: 'Approve' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }))
    await expect(await within(canvasElement.ownerDocument.body).findByRole('textbox')).toBeVisible()
  },
}
export const Nothing: Story = { args: { stage: 'idle', photos: [], context: { photos: [], problem: null } } }
export const Dark: Story = { args: { stage: 'waiting' }, globals: { scheme: 'dark' } }
export const German: Story = { globals: { language: 'de' } }
export const LargeText: Story = { globals: { text: 'twice' } }

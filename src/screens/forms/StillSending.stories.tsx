import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { type StoredFile, changeFile, dropFile, keepFile, keptFile } from '../../client/files/upload-store.ts'
import { StillSending } from './StillSending.tsx'

const meta = {
  component: StillSending,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Safety 2026' } },
  args: {
    questions: [
      { id: 'harness', label: 'Harness' },
      { id: 'licence', label: 'Licence' },
    ],
    files: [
      { id: 'a', questionId: 'harness', size: 1_200_000, sent: 700_000 },
      { id: 'b', questionId: 'licence', size: 80_000, sent: 0 },
    ],
  },
} satisfies Meta<typeof StillSending>
export default meta
type Story = StoryObj<typeof meta>

export const TwoFiles: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }

const photo = (id: string, turns = 0): StoredFile => ({
  ...{ id, documentId: 'form story harness', person: 'story', turns, sent: 0, uploadId: null, place: 1 },
  ...{ blob: new Blob(['photo']), original: new Blob(['photo']) },
})

/** A photo that is answered anew while a piece of it goes out is not kept once more, nor is one that was turned altered. */
export const TakenAwayMeanwhile: Story = {
  play: async () => {
    const read = photo(crypto.randomUUID())
    await keepFile(read)
    await Promise.all([changeFile(read, { uploadId: 'begun' }), dropFile(read.id)])
    await expect(await keptFile(read.id)).toBeNull()

    await keepFile({ ...read, turns: 1 })
    await changeFile(read, { uploadId: 'begun', sent: 5 })
    await expect(await keptFile(read.id)).toMatchObject({ turns: 1, uploadId: null, sent: 0 })
    await dropFile(read.id)
  },
}

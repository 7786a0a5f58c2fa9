import { IconHourglass, IconX } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Chip } from '../Chip/Chip.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { PhotoTile, PhotoTiles } from './PhotoTile.tsx'

const meta = {
  component: PhotoTile,
  args: { picture: <Picture blob={null} label="Photo by Elif, 05:58" />, caption: '05:58 Elif', onOpen: fn() },
  render: args => (
    <PhotoTiles>
      <PhotoTile {...args} />
      <PhotoTile
        picture={<Picture blob={null} label="Photo, in review" />}
        plate={
          <Chip tone="wait" icon={<IconHourglass aria-hidden="true" />}>
            In review
          </Chip>
        }
        corner={<IconButton label="Remove" icon={<IconX aria-hidden="true" />} />}
      />
    </PhotoTiles>
  ),
} satisfies Meta<typeof PhotoTile>
export default meta
type Story = StoryObj<typeof meta>

export const Tiles: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Photo by Elif, 05:58' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { scheme: 'dark' } }

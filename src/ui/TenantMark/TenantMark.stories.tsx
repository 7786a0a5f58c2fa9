import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { TenantMark } from './TenantMark.tsx'

const meta = { component: TenantMark, args: { name: 'Nordlicht Crew' } } satisfies Meta<typeof TenantMark>
export default meta
type Story = StoryObj<typeof meta>

export const Bars: Story = {}
export const Large: Story = { args: { size: 'l' } }
export const Anchor: Story = {
  args: { name: 'Harbour Stage Crew', mark: 'crane', size: 'm' },
  globals: { tenant: 'harbour' },
}
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="96"><path d="M8 88 48 8l40 80zM120 8h48v80h-48z" fill="#8a1c3c"/><circle cx="248" cy="48" r="40" fill="#d98b2b"/></svg>',
)}`
/** As high as a drawn one, and as wide as it is. */
export const Picture: Story = {
  args: { mark: picture },
  play: async ({ canvas }) => {
    const { height, width } = (await canvas.findByRole('img', { name: 'Nordlicht Crew' })).getBoundingClientRect()
    await expect(height).toBe(32)
    await expect(width).toBeGreaterThan(64)
  },
}
/** Where it does not come the drawn one stands in its place. */
export const PictureMissing: Story = {
  args: { mark: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Nordlicht Crew' }).tagName).toBe('svg'))
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }

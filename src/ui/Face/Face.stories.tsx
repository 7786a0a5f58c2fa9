import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Face } from './Face.tsx'
import { initialsOf } from './initials.ts'

const photo =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"%3E%3Crect width="48" height="48" fill="%23d8cfc0"/%3E%3Ccircle cx="24" cy="20" r="9" fill="%238a5a3b"/%3E%3Cellipse cx="24" cy="46" rx="16" ry="15" fill="%231f3b36"/%3E%3C/svg%3E'
const meta = { component: Face, args: { name: 'Amira Haddad' } } satisfies Meta<typeof Face>
export default meta
type Story = StoryObj<typeof meta>

export const Initials: Story = {}
export const Photo: Story = { args: { src: photo, announced: true } }
export const Small: Story = { args: { size: 's' } }
export const Large: Story = { args: { size: 'l', src: photo } }
export const ExtraLarge: Story = { args: { size: 'xl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const BrokenPhoto: Story = {
  args: { src: 'data:image/png;base64,AAAA', announced: true },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'Amira Haddad' })).toHaveAttribute('data-initials', 'AH'),
    )
    await expect(initialsOf('Femke van Dijk')).toBe('FD')
    await expect(initialsOf(' Čapek ')).toBe('Č')
    await expect(initialsOf('')).toBe('')
  },
}

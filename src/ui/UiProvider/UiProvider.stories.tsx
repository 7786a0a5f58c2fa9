import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { UiProvider } from './UiProvider.tsx'

const meta = { component: UiProvider, args: { colorScheme: 'light', children: <p>06:00</p> } } satisfies Meta<
  typeof UiProvider
>
export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = {}
export const DarkKeepsNoCopy: Story = {
  args: { colorScheme: 'dark' },
  globals: { scheme: 'dark' },
  play: async () => {
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark'))
    await expect(localStorage.getItem('mantine-color-scheme-value')).toBeNull()
    await expect(document.querySelector('style[data-mantine-styles]')).toBeNull()
  },
}

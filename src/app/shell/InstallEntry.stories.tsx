import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { watchInstall } from '../install.ts'
import { InstallEntry } from './InstallEntry.tsx'

watchInstall()
const prompt = fn(() => Promise.resolve())
/** What Chromium does, and what it does once it is installed. */
const offered = () => window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }))
const installed = () => window.dispatchEvent(new Event('appinstalled'))
/** What iOS says of a page that was not opened from the home screen. */
const onIos = () => Object.defineProperty(navigator, 'standalone', { value: false, configurable: true })

const meta = {
  component: InstallEntry,
  decorators: [withScreen],
  beforeEach: ({ parameters }) => {
    prompt.mockClear()
    if (parameters['byHand'] === true) onIos()
    else if (parameters['offered'] !== false) offered()
    return () => {
      installed()
      Reflect.deleteProperty(navigator, 'standalone')
    }
  },
} satisfies Meta<typeof InstallEntry>
export default meta
type Story = StoryObj<typeof meta>

/** The browser asks, once; after that there is nothing left to press. */
export const Offered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Install as an app' }))
    await expect(prompt).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull())
  },
}
export const ByHand: Story = {
  parameters: { byHand: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^To install it as an app: tap Share/)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const NotOffered: Story = {
  parameters: { offered: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.queryByText(/install/)).toBeNull()
  },
}
export const Dark: Story = {
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Install as an app' })).toBeVisible(),
}
export const German: Story = {
  parameters: { byHand: true },
  globals: { language: 'de' },
  play: async ({ canvas }) => expect(canvas.getByText(/Teilen/)).toBeVisible(),
}
export const Welsh: Story = {
  globals: { language: 'cy', scheme: 'dark' },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Gosod fel ap' })).toBeVisible(),
}

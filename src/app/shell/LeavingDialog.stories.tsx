import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import type { FlushAnswer } from '../../machines/session/session.types.ts'
import { type SessionActor, SessionActorContext } from '../../machines/session/session.context.ts'
import { storedSession } from '../session.fixtures.ts'
import { LeavingDialog } from './LeavingDialog.tsx'

const sessionIn = (loaded: Record<string, unknown>) => loaded['session'] as SessionActor
const unsent = (entries: number): { flush: FlushAnswer } => ({ flush: { kind: 'waiting', entries } })

const meta = {
  component: LeavingDialog,
  loaders: [
    async ({ parameters }) => {
      const session = await storedSession(parameters as { flush?: FlushAnswer })
      session.send({ type: 'LOGOUT_ASKED' })
      return { session }
    },
  ],
  decorators: [
    (Story, { loaded }) => (
      <SessionActorContext value={sessionIn(loaded)}>
        <Story />
      </SessionActorContext>
    ),
    withScreen,
  ],
  afterEach: ({ loaded }) => void sessionIn(loaded).stop(),
} satisfies Meta<typeof LeavingDialog>
export default meta
type Story = StoryObj<typeof meta>

/** It takes a while: what happens meanwhile is said, and both ways are open. */
export const Sending: Story = {
  play: async ({ loaded, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Log out now?' })
    await expect(dialog).toHaveTextContent('Sending what was saved on this device')
    await userEvent.click(screen.getByRole('button', { name: 'Stay logged in' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(sessionIn(loaded).getSnapshot().matches('active')).toBe(true)
  },
}

export const One: Story = {
  parameters: unsent(1),
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('1 entry could not be sent. It stays')
  },
}

export const Several: Story = {
  parameters: unsent(12),
  globals: { scheme: 'dark' },
  play: async ({ loaded, userEvent }) => {
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('12 entries could not be sent. They stay')
    await userEvent.click(screen.getByRole('button', { name: 'Log out anyway' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(sessionIn(loaded).getSnapshot().matches({ leaving: 'telling' })).toBe(true)
  },
}

export const German: Story = {
  parameters: unsent(12),
  globals: { language: 'de' },
  play: async () => {
    await expect(await screen.findByRole('alertdialog', { name: 'Jetzt abmelden?' })).toHaveTextContent('12 Einträge')
    await expect(screen.getByRole('button', { name: 'Trotzdem abmelden' })).toBeVisible()
  },
}

/** Welsh counts in six ways. */
export const Welsh: Story = {
  parameters: unsent(2),
  globals: { language: 'cy', scheme: 'dark' },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveTextContent(/\b2\b/)
    await expect(dialog).not.toHaveTextContent('could not be sent')
  },
}

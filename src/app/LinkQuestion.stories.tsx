import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { withScreen } from '../../.storybook/screens.tsx'
import { type SessionActor, SessionActorContext } from '../machines/session/session.context.ts'
import LinkQuestion from './LinkQuestion.tsx'
import { storedSession } from './session.fixtures.ts'

const login = 'project-4711'

const meta = {
  component: LinkQuestion,
  loaders: [async () => ({ session: await storedSession({ link: { login, password: 'open-sesame' } }) })],
  decorators: [
    (Story, { loaded }) => (
      <SessionActorContext value={loaded['session'] as SessionActor}>
        <Story />
      </SessionActorContext>
    ),
    withScreen,
  ],
  afterEach: ({ loaded }) => void (loaded['session'] as SessionActor).stop(),
} satisfies Meta<typeof LinkQuestion>
export default meta
type Story = StoryObj<typeof meta>

/** Says who would be logged in, and nothing of the password; staying is the safe way. */
export const Stays: Story = {
  play: async ({ userEvent, loaded }) => {
    const session = loaded['session'] as SessionActor
    await expect(session.getSnapshot().matches('askingFirst')).toBe(true)
    const dialog = await screen.findByRole('alertdialog', { name: 'Open this link?' })
    await expect(dialog).toHaveTextContent(login)
    await expect(dialog).not.toHaveTextContent('open-sesame')
    await userEvent.click(screen.getByRole('button', { name: 'Stay logged in' }))
    await waitFor(() => expect(session.getSnapshot().matches('active')).toBe(true))
    await expect(session.getSnapshot().context.credentials).toBeNull()
  },
}

export const Opens: Story = {
  globals: { scheme: 'dark' },
  play: async ({ userEvent, loaded }) => {
    const session = loaded['session'] as SessionActor
    await userEvent.click(await screen.findByRole('button', { name: 'Open the link' }))
    await waitFor(() => expect(session.getSnapshot().matches({ login: 'submitting' })).toBe(true))
    await expect(session.getSnapshot().context.who).toBeNull()
  },
}

export const German: Story = {
  globals: { language: 'de' },
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(login)
    await expect(screen.getByRole('button', { name: 'Angemeldet bleiben' })).toBeVisible()
  },
}

export const Welsh: Story = {
  globals: { language: 'cy', scheme: 'dark' },
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(login)
    await expect(screen.queryByRole('button', { name: 'Stay logged in' })).toBeNull()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { createActor, fromCallback } from 'xstate'
import { withScreen } from '../../../.storybook/screens.tsx'
import { appUpdateMachine } from '../../machines/app-update/app-update.machine.ts'
import { never } from '../session.fixtures.ts'
import { UpdateNote } from './UpdateNote.tsx'

/** A version that nothing but the story tells of, and that never reloads the page. */
const newVersion = () => {
  const actors = {
    follow: fromCallback(() => undefined),
    check: never<undefined>(),
    takeOver: never<undefined, boolean>(),
    reload: never<undefined>(),
  }
  return createActor(appUpdateMachine.provide({ actors })).start()
}
type Update = ReturnType<typeof newVersion>

const meta = {
  component: UpdateNote,
  loaders: [() => ({ update: newVersion() })],
  render: (_, { loaded }) => <UpdateNote update={loaded['update'] as Update} />,
  decorators: [withScreen],
  afterEach: ({ loaded }) => void (loaded['update'] as Update).stop(),
} satisfies Meta<typeof UpdateNote>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing reloads by itself: the person says when, and the note goes. */
export const Ready: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const update = loaded['update'] as Update
    await expect(canvas.queryByText('A new version is ready.')).toBeNull()
    update.send({ type: 'VERSION_WAITS' })
    await expect(await canvas.findByText('A new version is ready.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await waitFor(() => expect(canvas.queryByText('A new version is ready.')).toBeNull())
    await expect(update.getSnapshot().value).toBe('taking')
  },
}

/** As it stands, in another scheme and other words. */
const waiting =
  (sentence: string, button: string): NonNullable<Story['play']> =>
  async ({ canvas, loaded }) => {
    ;(loaded['update'] as Update).send({ type: 'VERSION_WAITS' })
    await expect(await canvas.findByText(sentence)).toBeVisible()
    await expect(canvas.getByRole('button', { name: button })).toBeVisible()
  }
export const Dark: Story = { globals: { scheme: 'dark' }, play: waiting('A new version is ready.', 'Reload') }
export const German: Story = {
  globals: { language: 'de' },
  play: waiting('Eine neue Version ist da.', 'Neu laden'),
}
export const Welsh: Story = {
  globals: { language: 'cy', scheme: 'dark' },
  play: waiting('Mae fersiwn newydd yn barod.', 'Ail-lwytho'),
}

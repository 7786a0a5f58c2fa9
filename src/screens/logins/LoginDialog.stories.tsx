import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { LoginDialog } from './LoginDialog.tsx'
import { client, ended, invited, office } from './logins.fixtures.ts'

const meta = {
  component: LoginDialog,
  decorators: [withScreen],
  args: { login: null, onPrivacy: null, onClose: fn() },
} satisfies Meta<typeof LoginDialog>
export default meta
type Story = StoryObj<typeof meta>

const opened = async () => within(await screen.findByRole('dialog'))

/** Nobody is invited without a name, an address and as what; whoever is a client belongs to one. */
export const New: Story = {
  play: async ({ userEvent }) => {
    const dialog = await opened()
    await userEvent.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'nia')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Crew' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Send the invitation' }))
    for (const wrong of [
      'Say the first name.',
      'Say the last name.',
      'This is no e-mail address.',
      'Choose at least one.',
    ])
      await expect(await dialog.findByText(wrong)).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: 'E-mail' }), '@münchen.example')
    await expect(dialog.getByText('This is no e-mail address.')).toBeVisible()
    await expect(dialog.queryByRole('combobox', { name: 'Client' })).toBeNull()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Client' }))
    await expect(await dialog.findByText('Choose whose projects they see.')).toBeVisible()
  },
}
export const Client: Story = { args: { login: client, onPrivacy: fn() } }
/** Whoever has not come yet is invited again. */
export const Invited: Story = {
  args: { login: invited },
  play: async () => {
    const dialog = await opened()
    await expect(dialog.getByRole('button', { name: 'Invite again' })).toBeVisible()
    await expect(dialog.queryByText(/^Where the e-mail/)).toBeNull()
  },
}
/** One is not shut out by oneself; what is known of oneself is at hand. */
export const Own: Story = {
  args: { login: office, onPrivacy: fn() },
  play: async ({ userEvent, args }) => {
    const dialog = await opened()
    await expect(dialog.queryByRole('button', { name: 'Shut out' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Data and erasing' }))
    await expect(args.onPrivacy).toHaveBeenCalledOnce()
  },
}
/** Whoever was shut out is let in again and nothing else. */
export const Ended: Story = {
  args: { login: ended },
  play: async () => {
    const dialog = await opened()
    await expect(dialog.getByRole('button', { name: 'Let in again' })).toBeVisible()
    await expect(dialog.queryByRole('textbox')).toBeNull()
  },
}
/** Whoever has lost phone and spare codes is asked for none any more, by the office. */
export const TurningCodesOff: Story = {
  args: { login: { ...client, asksCode: true } },
  play: async ({ userEvent }) => {
    await userEvent.click((await opened()).getByRole('button', { name: 'Turn off one-time codes' }))
    await expect(screen.getByRole('alertdialog', { name: /^Turn off the one-time codes of/ })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Keep them' }))
    await expect((await opened()).getByRole('button', { name: 'Turn off one-time codes' })).toBeVisible()
  },
}
/** Whoever may not erase anybody is not led there. */
export const WithoutErasing: Story = {
  args: { login: client },
  play: async () => {
    await expect((await opened()).queryByRole('button', { name: 'Data and erasing' })).toBeNull()
  },
}
/** It is asked first; the safe answer leads back. */
export const ShuttingOut: Story = {
  args: { login: client },
  play: async ({ userEvent }) => {
    await userEvent.click((await opened()).getByRole('button', { name: 'Shut out' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Shut out Henrike Lohmann?' }))
    await userEvent.click(question.getByRole('button', { name: 'Keep them in' }))
    await expect((await opened()).getByRole('textbox', { name: 'E-mail' })).toHaveValue(client.login)
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const LongWords: Story = { args: { login: client }, parameters: { screen: { longer: true } } }
export const Welsh: Story = { args: { login: invited }, globals: { language: 'cy' } }
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }

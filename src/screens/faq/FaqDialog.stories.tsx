import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { navigate } from 'wouter/use-browser-location'
import { withScreen } from '../../../.storybook/screens.tsx'
import { FaqDialog } from './FaqDialog.tsx'
import { faqDetails } from './faq.fixtures.ts'

const meta = {
  component: FaqDialog,
  decorators: [withScreen],
  args: { faq: null, onClose: fn() },
} satisfies Meta<typeof FaqDialog>
export default meta
type Story = StoryObj<typeof meta>

/** It wants question and answer, in whatever language they are begun. */
export const New: Story = {
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('Enter the question.')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Question'), 'Where?')
    await expect(await dialog.findByText('Enter the answer.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'DE' }))
    await expect(dialog.getByText('English: either question or answer is missing.')).toBeVisible()
    await expect(dialog.getByText(/still empty, another language is shown there/)).toBeVisible()
  },
}
export const Changed: Story = {
  args: { faq: faqDetails },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByLabelText('Question')).toHaveValue('How do I check in without network?')
    await userEvent.click(dialog.getByRole('button', { name: 'DE' }))
    await expect(dialog.getByLabelText('Question')).toHaveValue('Wie checke ich ohne Netz ein?')
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    await expect(
      await screen.findByText('Remove “How do I check in without network?” in every language?'),
    ).toBeVisible()
  },
}
/** A tag that is not ended yet is asked about as well: going back by key does not leave the field. */
export const HalfATag: Story = {
  args: { faq: faqDetails },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Tags'), 'offl')
    navigate('/elsewhere')
    await expect(await screen.findByText('Leave before it is saved?')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Stay here' }))
    await expect(await dialog.findByRole('button', { name: /offl/ })).toBeVisible()
  },
}
export const Dark: Story = { args: { faq: faqDetails }, globals: { scheme: 'dark' } }
export const German: Story = { args: { faq: faqDetails }, globals: { language: 'de' } }
export const Welsh: Story = { globals: { language: 'cy' } }

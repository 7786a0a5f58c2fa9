import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconFilterOff } from '@tabler/icons-react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { IconButton } from '../../IconButton/IconButton.tsx'
import { Tooltip } from '../../lazy-forms.tsx'

const meta = {
  component: Tooltip,
  args: {
    text: 'Shows every position again',
    target: <IconButton label="Clear filters" icon={<IconFilterOff aria-hidden="true" />} />,
  },
  decorators: [
    Story => (
      <div style={{ padding: '4rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

const opened: Story['play'] = async ({ canvas, args }) => {
  // Until it is loaded its target answers to nothing, and is another one afterwards.
  await waitFor(async () => {
    const target = canvas.getByRole('button')
    await userEvent.unhover(target)
    await userEvent.hover(target)
    await expect(await screen.findByText(args.text, {}, { timeout: 500 })).toBeVisible()
  })
}
export const Opened: Story = { play: opened }
export const Dark: Story = { globals: { scheme: 'dark' }, play: opened }
export const LongGerman: Story = {
  args: { text: 'Veranstaltungstechniker Beleuchtungsanlagen und Verfolgerscheinwerfer werden wieder angezeigt' },
  globals: { viewport: { value: 'phone', isRotated: false }, text: 'twice' },
  play: opened,
}
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const button = await waitFor(async () => {
      canvas.getByRole('button').blur()
      await userEvent.tab()
      await expect(await screen.findByText(args.text, {}, { timeout: 500 })).toBeVisible()
      return canvas.getByRole('button', { name: 'Clear filters' })
    })
    await expect(button).toHaveAccessibleDescription(args.text)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText(args.text)).toBeNull())
    await expect(button).toHaveFocus()
  },
}

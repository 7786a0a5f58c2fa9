import { IconDotsVertical, IconPencil, IconTrash, IconWorld } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Menu } from './Menu.tsx'

const languages = [
  { value: 'cs', label: 'Čeština', current: false },
  { value: 'de', label: 'Deutsch', current: false },
  { value: 'de-AT', label: 'Deutsch (Österreich)', current: false },
  { value: 'en', label: 'English', current: true },
  { value: 'fr', label: 'Français', current: false },
  { value: 'pl', label: 'Polski', current: false },
  { value: 'cy', label: 'Cymraeg', current: false },
]
const meta = {
  component: Menu,
  args: {
    label: 'Language',
    icon: <IconWorld aria-hidden="true" />,
    text: 'English',
    items: languages,
    onSelect: fn(),
  },
  decorators: [
    Story => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Language: Story = {}
export const Dark: Story = {
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible())
  },
}
export const More: Story = {
  args: {
    label: 'More',
    icon: <IconDotsVertical aria-hidden="true" />,
    text: undefined,
    items: [
      { value: 'edit', label: 'Edit the Veranstaltungstechnikerposition', icon: <IconPencil aria-hidden="true" /> },
      { value: 'delete', label: 'Delete', icon: <IconTrash aria-hidden="true" />, risky: true },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await expect(canvas.getAllByRole('menuitem')).toHaveLength(2)
  },
}
const pressed: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'))
  await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible())
}
export const German: Story = {
  args: {
    label: 'Veranstaltungstechnikerposition bearbeiten',
    text: undefined,
    icon: <IconDotsVertical aria-hidden="true" />,
    items: [
      { value: 'edit', label: 'Veranstaltungstechnikerposition auf Nachtarbeitszuschläge prüfen' },
      { value: 'delete', label: 'Unwiderruflich aus dem Einsatzplan entfernen', risky: true },
    ],
  },
  globals: { viewport: { value: 'phone', isRotated: false }, text: 'twice' },
  play: pressed,
}
export const Welsh: Story = {
  args: { label: 'Iaith', text: 'Cymraeg', items: languages.map(one => ({ ...one, current: one.value === 'cy' })) },
  play: pressed,
}
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('menuitemradio', { name: 'English' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('menuitemradio', { name: 'Français' })).toHaveFocus()
    await userEvent.keyboard('p{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith('pl')
    await expect(canvas.getByRole('button', { name: /Language/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}{Escape}')
    await expect(canvas.queryByRole('menu')).toBeNull()
    await expect(canvas.getByRole('button', { name: /Language/ })).toHaveFocus()
  },
}

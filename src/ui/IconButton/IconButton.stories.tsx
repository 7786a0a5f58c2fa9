import { IconBell, IconMenu2, IconPhone } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconButton } from './IconButton.tsx'

const meta = { component: IconButton, args: { label: 'Menu', icon: <IconMenu2 aria-hidden="true" /> } } satisfies Meta<
  typeof IconButton
>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Tonal: Story = {
  args: { label: 'Call Amira Haddad', icon: <IconPhone aria-hidden="true" />, href: 'tel:+4940123', tonal: true },
}
export const Badge: Story = { args: { label: 'To-dos, 4 new', icon: <IconBell aria-hidden="true" />, badge: 4 } }
export const FarTooMany: Story = {
  args: { label: 'To-dos, 200 new', icon: <IconBell aria-hidden="true" />, badge: 200 },
}
export const BadgeInDark: Story = { ...Badge, globals: { scheme: 'dark' } }
export const Disabled: Story = { args: { disabled: true } }

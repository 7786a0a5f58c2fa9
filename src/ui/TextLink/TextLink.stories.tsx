import { IconExternalLink } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextLink } from './TextLink.tsx'

const meta = { component: TextLink, args: { href: '#all', children: 'All 4' } } satisfies Meta<typeof TextLink>
export default meta
type Story = StoryObj<typeof meta>

export const Link: Story = {}
export const AsButton: Story = { args: { href: undefined, onClick: () => undefined, children: 'Withdraw' } }
export const WithIcon: Story = { args: { icon: <IconExternalLink aria-hidden="true" />, children: 'Help centre' } }
export const Harbour: Story = { globals: { tenant: 'harbour', scheme: 'dark' } }

import { IconBriefcase, IconCalendar, IconFileText, IconHome } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Sidebar } from './Sidebar.tsx'
import { useSwipeOpen } from './useSwipeOpen.ts'

const meta = {
  component: Sidebar,
  parameters: { layout: 'fullscreen' },
  args: {
    opened: true,
    onClose: () => undefined,
    label: 'Menu',
    closeLabel: 'Close menu',
    head: 'Jonas Petersen',
    items: [
      { href: '#home', label: 'Home', icon: <IconHome aria-hidden="true" />, current: true },
      { href: '#jobs', label: 'Jobs', icon: <IconBriefcase aria-hidden="true" /> },
      { href: '#calendar', label: 'Calendar', icon: <IconCalendar aria-hidden="true" /> },
      { href: '#documents', label: 'Arbeitsschutzunterweisungsnachweise', icon: <IconFileText aria-hidden="true" /> },
    ],
    foot: 'Calltime 0.1.0',
  },
  render: function Held(args) {
    const [opened, setOpened] = useState(args.opened)
    const open = () => {
      setOpened(true)
    }
    useSwipeOpen(open)
    return (
      <main>
        <Button onClick={open}>Open</Button>
        <Sidebar
          {...args}
          opened={opened}
          onClose={() => {
            setOpened(false)
          }}
        />
      </main>
    )
  },
} satisfies Meta<typeof Sidebar>
export default meta
type Story = StoryObj<typeof meta>

export const Opened: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const TwoHundred: Story = {
  args: {
    items: Array.from({ length: 200 }, (_, index) => ({
      href: `#${index}`,
      label: `Entry ${index + 1}`,
      icon: <IconHome aria-hidden="true" />,
    })),
  },
}
export const FocusGoesInAndBack: Story = {
  args: { opened: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus())
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('link', { name: /nachweise/ })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

const touch = (kind: 'touchstart' | 'touchmove', clientX: number, clientY: number) => {
  const touches = [new Touch({ identifier: 1, target: document.body, clientX, clientY })]
  document.body.dispatchEvent(new TouchEvent(kind, { touches, bubbles: true }))
}
export const SwipeFromTheEdge: Story = {
  args: { opened: false },
  play: async ({ canvas }) => {
    touch('touchstart', 20, 300)
    touch('touchmove', 34, 340)
    touch('touchmove', 90, 345)
    await expect(canvas.queryByRole('dialog')).toBeNull()
    touch('touchstart', 20, 300)
    touch('touchmove', 34, 303)
    await expect(await canvas.findByRole('dialog', { name: 'Menu' })).toBeInTheDocument()
  },
}

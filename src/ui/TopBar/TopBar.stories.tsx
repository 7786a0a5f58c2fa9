import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Face } from '../Face/Face.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { TenantMark } from '../TenantMark/TenantMark.tsx'
import { TopBar } from './TopBar.tsx'

const meta = {
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: {
    menu: { label: 'Menu', onClick: fn() },
    brand: { name: 'Nordlicht Crew', mark: <TenantMark />, href: '#home' },
    navLabel: 'Main',
    nav: [
      { href: '#home', label: 'Home', current: true },
      { href: '#jobs', label: 'Jobs' },
      { href: '#calendar', label: 'Calendar' },
    ],
    end: <IconButton label="Profile" icon={<Face name="Jonas Petersen" size="s" />} href="#profile" />,
  },
} satisfies Meta<typeof TopBar>
export default meta
type Story = StoryObj<typeof meta>

export const Home: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await expect(args.menu?.onClick).toHaveBeenCalledTimes(1)
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const List: Story = {
  args: {
    title: 'Jobs',
    end: (
      <>
        <IconButton label="Search jobs" icon={<IconSearch aria-hidden="true" />} />
        <IconButton label="Sort and filter" icon={<IconAdjustmentsHorizontal aria-hidden="true" />} />
      </>
    ),
  },
}
export const Task: Story = { args: { title: 'Check in', back: { label: 'Back', onClick: fn() }, end: undefined } }
export const WithSub: Story = {
  args: { title: 'Hours', sub: 'Load-in, Wed 27 May', back: { label: 'Back', onClick: fn() }, end: undefined },
}
export const LongGerman: Story = {
  args: { title: 'Veranstaltungstechniker Beleuchtungsanlagen', back: { label: 'Zurück', onClick: fn() } },
}

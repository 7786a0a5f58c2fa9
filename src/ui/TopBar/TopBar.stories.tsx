import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { IconButton } from '../IconButton/IconButton.tsx'
import { TenantMark } from '../TenantMark/TenantMark.tsx'
import { TopBar } from './TopBar.tsx'
import { TopBarEnd } from './TopBarEnd.tsx'

const onSearch = fn()

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
    end: (
      <TopBarEnd
        search={{ label: 'Search everything', hint: 'Project, person or place', onClick: onSearch }}
        waiting={{ label: 'To-do calendar, 4 wait for you', href: '#todos', count: 4 }}
        self={{ name: 'Britta Claasen', label: 'Britta Claasen, Profile', href: '#profile' }}
      />
    ),
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
/** What is at hand from every page: a phone has the search, the rest stands in its menu. */
export const AtHand: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search everything' }))
    await expect(onSearch).toHaveBeenCalledOnce()
    const bell = canvas.getByRole('link', { name: 'To-do calendar, 4 wait for you' })
    await expect(bell).toHaveAttribute('href', '#todos')
    await expect(canvas.getByRole('link', { name: 'Britta Claasen, Profile' })).toBeVisible()
  },
}
export const AtHandOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Search everything' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /To-do/ })).toBeNull()
  },
}
export const LongName: Story = {
  globals: { viewport: { value: 'desk' } },
  args: {
    end: (
      <TopBarEnd
        search={{ label: 'Chwilio popeth', hint: 'Prosiect, person neu le yn yr asiantaeth', onClick: onSearch }}
        waiting={{ label: 'Calendr tasgau, 120 yn aros amdanoch', href: '#todos', count: 120 }}
        self={{
          name: 'Maximiliane Wolkenstein-Trostburg von Hohenlohe',
          label: 'Maximiliane Wolkenstein-Trostburg von Hohenlohe, Proffil',
          href: '#profile',
        }}
      />
    ),
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

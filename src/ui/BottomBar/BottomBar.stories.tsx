import { IconBriefcase, IconCalendar, IconHome } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BottomBar } from './BottomBar.tsx'

const meta = {
  component: BottomBar,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Main',
    items: [
      {
        href: '#jobs',
        label: 'Jobs',
        icon: <IconBriefcase aria-hidden="true" />,
        count: 1,
        countLabel: 'one to confirm',
      },
      { href: '#home', label: 'Home', icon: <IconHome aria-hidden="true" />, current: true },
      { href: '#calendar', label: 'Calendar', icon: <IconCalendar aria-hidden="true" /> },
    ],
  },
} satisfies Meta<typeof BottomBar>
export default meta
type Story = StoryObj<typeof meta>

export const Crew: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const LongGerman: Story = {
  args: {
    items: [
      { href: '#jobs', label: 'Veranstaltungstechnik', icon: <IconBriefcase aria-hidden="true" />, count: 200 },
      { href: '#home', label: 'Startseite', icon: <IconHome aria-hidden="true" />, current: true },
      { href: '#calendar', label: 'Planungskalender', icon: <IconCalendar aria-hidden="true" /> },
    ],
  },
}
/** Twice as large, the count stands at the corner of its glyph as before, not over it. */
export const LargeText: Story = {
  globals: { viewport: { value: 'phone' }, text: 'twice' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /one to confirm/ })
    const glyph = link.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect()
    const count = canvas.getByText('1').getBoundingClientRect()
    const hidden = (glyph.right - count.left) * (count.bottom - glyph.top)
    await expect(hidden).toBeLessThan((glyph.width * glyph.height) / 4)
  },
}

import { IconLogin2, IconMapPin } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { Fact } from '../Fact/Fact.tsx'
import { StatusChip } from '../StatusChip/StatusChip.tsx'
import { NowCard } from './NowCard.tsx'

const meta = {
  component: NowCard,
  args: {
    title: 'Your next call',
    chip: <StatusChip status="soon">in 19 min</StatusChip>,
    time: '06:00',
    until: 'until 14:00',
    role: 'Stagehand · Load-in, truck 3',
    venue: 'Elbphilharmonie Hamburg, Großer Saal',
    facts: <Fact icon={<IconMapPin aria-hidden="true" />}>Stage door C, 180 m away</Fact>,
    action: (
      <Button variant="main" size="call" full icon={<IconLogin2 aria-hidden="true" />}>
        Check in
      </Button>
    ),
    href: '#job',
  },
} satisfies Meta<typeof NowCard>
export default meta
type Story = StoryObj<typeof meta>

export const Next: Story = {}
export const Figures: Story = {
  args: {
    figures: (
      <>
        15 of 23 in <em>2 late</em>
      </>
    ),
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Harbour: Story = { globals: { tenant: 'harbour' } }
export const EndsNextDay: Story = { args: { time: '17:00', until: 'until 00:30', untilNote: '+1' } }
export const LongGerman: Story = {
  args: {
    title: 'Nächste Arbeitszeit',
    chip: <StatusChip status="late">12 Min. verspätet</StatusChip>,
    until: 'bis voraussichtlich 14:00',
    role: 'Veranstaltungstechniker Beleuchtungsanlagen',
  },
}
export const Least: Story = {
  args: { chip: undefined, until: undefined, facts: undefined, action: undefined, href: undefined },
}

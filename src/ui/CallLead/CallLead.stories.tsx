import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusChip } from '../StatusChip/StatusChip.tsx'
import { CallLead } from './CallLead.tsx'

const meta = {
  component: CallLead,
  args: {
    time: '06:00',
    until: 'until 14:00',
    chip: <StatusChip status="soon">in 19 min</StatusChip>,
    role: 'Stagehand · Load-in, truck 3',
    venue: 'Elbphilharmonie Hamburg, Großer Saal',
  },
} satisfies Meta<typeof CallLead>
export default meta
type Story = StoryObj<typeof meta>

export const Soon: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const LongGerman: Story = {
  args: {
    role: 'Veranstaltungstechniker Beleuchtungsanlagen',
    chip: <StatusChip status="late">12 Min. verspätet</StatusChip>,
    city: 'Hamburg',
  },
}

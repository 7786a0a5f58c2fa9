import { IconHelpCircle } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chip } from '../Chip/Chip.tsx'
import { Rule } from '../Rule/Rule.tsx'
import { Sheet, SheetHead } from './Sheet.tsx'

const chip = (
  <Chip tone="wait" icon={<IconHelpCircle aria-hidden="true" />}>
    Zu bestätigen bis Donnerstag 12:00
  </Chip>
)
const meta = {
  component: Sheet,
  args: {
    children: (
      <>
        <SheetHead start="Mon 1 June" end={chip} />
        <Rule />
        <p>Messe Wien, Halle D</p>
      </>
    ),
  },
} satisfies Meta<typeof Sheet>
export default meta
type Story = StoryObj<typeof meta>

export const Flat: Story = {}
export const Lifted: Story = { args: { lift: true } }
export const Dark: Story = { args: { lift: true }, globals: { scheme: 'dark' } }
export const LongWords: Story = {
  args: { children: <SheetHead start="Veranstaltungstechniker Beleuchtungsanlagen" end={chip} /> },
}

import { IconInfoCircle } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Tile } from '../Rows/Rows.tsx'
import { Fold, Folds } from './Fold.tsx'

const meta = {
  component: Fold,
  args: {
    lead: <Tile icon={<IconInfoCircle aria-hidden="true" />} />,
    title: 'Helmets are checked at the gate',
    sub: 'Published 21 November',
    children: 'From this month on every site checks helmets at the gate.',
  },
} satisfies Meta<typeof Fold>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    const body = canvas.getByText(/From this month/)
    await expect(body).not.toBeVisible()
    await userEvent.click(canvas.getByText('Helmets are checked at the gate'))
    await expect(body).toBeVisible()
  },
}
export const Open: Story = { args: { open: true } }
export const Dark: Story = { args: { open: true }, globals: { scheme: 'dark' } }
export const Quiet: Story = { args: { quiet: true, lead: undefined, sub: undefined, title: 'What makes a warning' } }
export const LongWords: Story = {
  args: { title: 'Unterweisungsnachweise für Veranstaltungstechnikerinnen', open: true },
}
export const OnOneCard: Story = {
  render: args => (
    <Folds>
      <Fold {...args} open />
      <Fold {...args} title="Sick before a shift" sub={undefined} />
    </Folds>
  ),
}

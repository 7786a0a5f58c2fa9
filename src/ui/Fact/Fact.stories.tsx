import { IconMapPin } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fact, Facts } from './Fact.tsx'

const meta = {
  component: Fact,
  args: { icon: <IconMapPin aria-hidden="true" />, children: 'Stage door C, 180 m away' },
} satisfies Meta<typeof Fact>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}
export const Many: Story = {
  render: () => (
    <Facts
      items={[
        { term: 'Meeting point', value: 'Stage door C' },
        { term: 'Dress code', value: 'Black, safety shoes' },
        {
          term: 'Arbeitsschutzunterweisungsnachweis',
          value: 'Veranstaltungstechniker Beleuchtungsanlagen, gültig bis 31. März 2027',
        },
      ]}
    />
  ),
}

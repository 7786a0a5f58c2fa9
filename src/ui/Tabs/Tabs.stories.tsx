import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { TabPanel, Tabs } from './Tabs.tsx'

const items = [
  { value: 'past', label: 'Past' },
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'confirm', label: 'To confirm', count: 1, hot: true, countLabel: 'one waits for you' },
  { value: 'applied', label: 'Applied for' },
]

const meta = {
  component: Tabs,
  args: { id: 'jobs', label: 'Jobs', value: 'upcoming', items, onChange: () => undefined },
  render: function Held(args) {
    const [value, setValue] = useState(args.value)
    return (
      <>
        <Tabs {...args} value={value} onChange={setValue} />
        <TabPanel tabs={args.id ?? ''} value={value}>
          <p>{value}</p>
        </TabPanel>
      </>
    )
  },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Jobs: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const LongGerman: Story = {
  args: {
    value: 'beworben',
    items: [
      { value: 'vergangen', label: 'Vergangene Einsätze' },
      { value: 'kommend', label: 'Bevorstehende Einsätze' },
      { value: 'bestaetigen', label: 'Zu bestätigen', count: 128, hot: true, countLabel: '128 warten' },
      { value: 'beworben', label: 'Beworben und noch unbeantwortet' },
    ],
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Upcoming' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    const confirm = canvas.getByRole('tab', { name: /To confirm/ })
    await expect(confirm).toHaveFocus()
    await expect(confirm).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('confirm')
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Past' })).toHaveFocus()
  },
}

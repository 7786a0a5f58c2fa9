import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { SidePanel } from './SidePanel.tsx'

const meta = {
  component: SidePanel,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Vacancy',
    title: 'Stagehand, load-out',
    closeLabel: 'Close',
    onClose: fn(),
    about: '1',
    foot: (
      <Button variant="main" full>
        Apply
      </Button>
    ),
    children: <p>Sun 31 May, Volksparkstadion</p>,
  },
} satisfies Meta<typeof SidePanel>
export default meta
type Story = StoryObj<typeof meta>

export const Opened: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Stagehand, load-out' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const LongContent: Story = {
  args: {
    title: 'Veranstaltungstechniker Beleuchtungsanlagen, Abbau der Traversen',
    foot: undefined,
    children: Array.from({ length: 60 }, (_, line) => <p key={line}>Line {line + 1}</p>),
  },
}

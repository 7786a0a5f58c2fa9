import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { lines, listNow, me, line } from './crews.fixtures.ts'
import { listed } from './line-state.ts'
import { PersonDialog } from './PersonDialog.tsx'

const of = (index: number) => listed(lines[index] ?? line(me, 'stagehand'), [], listNow)

const meta = {
  component: PersonDialog,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen' },
  args: {
    listed: of(3),
    now: listNow,
    opensAt: null,
    busy: false,
    onClose: fn(),
    onPunch: fn(),
    onCommand: fn(),
    onRemark: fn(),
  },
} satisfies Meta<typeof PersonDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Late: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check in for Aylin Demir' }))
    await expect(args.onPunch).toHaveBeenCalledWith('Check-in')
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Conflict: Story = { args: { listed: of(7) } }
export const Applied: Story = { args: { listed: of(9) } }
export const NoShow: Story = { args: { listed: of(10) } }
export const NotStarted: Story = { args: { opensAt: '06:00' } }
export const Remark: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a remark' }))
    await userEvent.type(canvas.getByRole('textbox'), 'Bus is late')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onRemark).toHaveBeenCalledWith('Bus is late')
  },
}
export const LongGerman: Story = {
  parameters: { screen: { longer: true } },
  args: { listed: of(7) },
}

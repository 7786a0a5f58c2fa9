import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { loaded, morning } from '../shared/fixtures.ts'
import { HandedFormsView } from './HandedFormsView.tsx'
import { forms } from './questionnaires.fixtures.ts'

const meta = {
  component: HandedFormsView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Evacuation and first aid' } },
  args: {
    state: loaded({ total: forms.length, rowAt: (at: number) => forms[at], look: () => undefined }),
    address: { search: '', onSearch: fn(), clear: fn() },
    ...{ shown: 'all' as const, onShow: fn(), narrowed: false, now: morning, onOpen: fn(), onTakeBack: fn() },
  },
} satisfies Meta<typeof HandedFormsView>
export default meta
type Story = StoryObj<typeof meta>

/** Who has handed it in opens; who has not begun can be spared it. */
export const Desk: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Jonas Petersen/ }))
    await expect(args.onOpen).toHaveBeenLastCalledWith(forms[0])
    const takeBack = canvas.getAllByRole('button', { name: 'Take back' })
    await expect(takeBack).toHaveLength(1)
    if (takeBack[0]) await userEvent.click(takeBack[0])
    await expect(args.onTakeBack).toHaveBeenLastCalledWith(forms[3])
    await userEvent.click(canvas.getByRole('tab', { name: 'Not handed in' }))
    await expect(args.onShow).toHaveBeenLastCalledWith('waiting')
  },
}
export const NoneFound: Story = {
  args: { state: loaded({ total: 0, rowAt: () => undefined, look: () => undefined }), narrowed: true },
}
export const Waiting: Story = {
  args: { shown: 'waiting', onTakeAllBack: fn() },
  globals: { viewport: { value: 'desk' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take back what nobody began' }))
    await expect(args.onTakeAllBack).toHaveBeenCalledOnce()
  },
}
export const NothingIn: Story = {
  args: { state: loaded({ total: 0, rowAt: () => undefined, look: () => undefined }), shown: 'handedIn' },
  play: ({ canvas }) => expect(canvas.getByText('Nothing is handed in yet.')).toBeVisible(),
}
export const Gone: Story = { args: { state: { kind: 'absent' } } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const PhoneLargeText: Story = { globals: { viewport: { value: 'phone' }, text: 'twice' } }
export const German: Story = { globals: { viewport: { value: 'phone' }, language: 'de' } }

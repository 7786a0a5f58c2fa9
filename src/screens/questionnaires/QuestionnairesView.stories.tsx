import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { loaded } from '../shared/fixtures.ts'
import { QuestionnairesView } from './QuestionnairesView.tsx'
import { check, empty, items, questions, training } from './questionnaires.fixtures.ts'

const acts = {
  ...{ onAdd: fn(), onChange: fn(), onRemove: fn(), onHandOut: fn(), onQuestion: fn(), onRemoveQuestion: fn() },
  ...{ onMove: fn(), mayMove: (_: unknown, at: number, by: number) => at + by >= 0 && at + by < 3 },
  mayRemove: (_: unknown, { kind }: { kind: string }) => kind !== 'choice',
}
const meta = {
  component: QuestionnairesView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Forms and trainings' } },
  globals: { viewport: { value: 'desk' } },
  args: {
    state: loaded({ items, shown: items[1] }),
    ...{ one: loaded(training), chosen: true, busy: false, onChoose: fn(), acts },
  },
} satisfies Meta<typeof QuestionnairesView>
export default meta
type Story = StoryObj<typeof meta>

/** A training: its questions in their order, what is right, and what passing takes. */
export const Training: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The crew chief (Right)')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hand out' }))
    await expect(acts.onHandOut).toHaveBeenLastCalledWith(training)
    await userEvent.click(canvas.getByRole('button', { name: 'Evacuation: one place later' }))
    await expect(acts.onMove).toHaveBeenLastCalledWith(training, 1, 1)
    await expect(canvas.getByRole('button', { name: 'Signature: one place later' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Evacuation: remove' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Exits: change' }))
    await expect(acts.onQuestion).toHaveBeenLastCalledWith(training, questions[2])
    await userEvent.click(canvas.getByRole('button', { name: /After the show/ }))
    await expect(args.onChoose).toHaveBeenLastCalledWith(empty.id)
  },
}
/** It asks nothing yet: it says so, and is handed out to nobody. */
export const Begun: Story = {
  args: { state: loaded({ items, shown: items[0] }), one: loaded(empty) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Hand out' })).toBeDisabled()
    await expect(canvas.getByText(/^It asks nothing yet/)).toBeVisible()
  },
}
/** Nobody gets it handed out: a crew goes through it. */
export const SecurityCheck: Story = {
  args: { state: loaded({ items, shown: items[2] }), one: loaded(check) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Hand out' })).toBeNull()
  },
}
export const None: Story = { args: { state: loaded({ items: [], shown: undefined }), chosen: false } }
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Refused: Story = { args: { state: { kind: 'refused' } } }
export const OnlyLooked: Story = {
  args: { acts: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Add question' })).toBeNull()
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const PhoneList: Story = { args: { chosen: false }, globals: { viewport: { value: 'phone' } } }
export const PhoneLargeText: Story = { globals: { viewport: { value: 'phone' }, text: 'twice' } }
export const German: Story = { globals: { viewport: { value: 'phone' }, language: 'de' } }
export const Welsh: Story = { globals: { viewport: { value: 'phone' }, language: 'cy' } }

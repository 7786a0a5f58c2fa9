import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { morning, uuid } from '../fixtures.ts'
import { ToDoList } from './ToDoList.tsx'
import type { WrittenToDo } from './log.types.ts'

const toDo = (title: string, dueAt: string, at: number): WrittenToDo => ({
  id: uuid(880 + at),
  title,
  text: null,
  toDo: {
    type: null,
    dueAt,
    priority: 2,
    for: null,
    group: 'planning',
    doneAt: null,
    doneBy: null,
    vacationRequestId: null,
  },
})
const items = [
  toDo('Ask the house for a second ramp', '2026-05-26T10:00:00Z', 0),
  toDo('Order the lift', '2026-05-27T12:00:00Z', 1),
]

const meta = {
  component: ToDoList,
  decorators: [withScreen],
  args: { items, onDone: fn(), onChange: fn(), onAdd: fn(), now: morning },
} satisfies Meta<typeof ToDoList>
export default meta
type Story = StoryObj<typeof meta>

export const TwoToDo: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const [late, next] = canvas.getAllByRole('listitem')
    await expect(late).toHaveTextContent('Overdue: yesterday')
    await expect(next).not.toHaveTextContent('Overdue')
    await userEvent.click(canvas.getByRole('button', { name: 'Done: Order the lift' }))
    await expect(args.onDone).toHaveBeenCalledWith(items[1])
    await userEvent.click(canvas.getByRole('button', { name: 'Change to-do: Order the lift' }))
    await expect(args.onChange).toHaveBeenCalledWith(items[1])
    await userEvent.click(canvas.getByRole('button', { name: 'Create to-do' }))
    await expect(args.onAdd).toHaveBeenCalled()
  },
}
export const Nothing: Story = { args: { items: [] } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const LongWords: Story = { parameters: { screen: { longer: true } } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { QuestionDialog } from './QuestionDialog.tsx'
import { check, empty, questions, training } from './questionnaires.fixtures.ts'

const meta = {
  component: QuestionDialog,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desk' } },
  args: { of: training, question: null, onClose: fn() },
} satisfies Meta<typeof QuestionDialog>
export default meta
type Story = StoryObj<typeof meta>

/** Of a training: what is right has to be said, and only one can be where one is chosen. */
export const New: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Question' }), 'Where is the hydrant?')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Option 1' }), 'Gate 4')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Option 2' }), 'Gate 5')
    await userEvent.click(canvas.getByRole('button', { name: 'Add question' }))
    await expect(canvas.getByText('Please mark what is right.')).toBeVisible()
    const [first, second] = canvas.getAllByRole('checkbox', { name: 'Right' })
    if (!first || !second) throw new Error('two options were to be there')
    await userEvent.click(first)
    await expect(canvas.queryByText('Please mark what is right.')).toBeNull()
    await userEvent.click(second)
    await expect(first).not.toBeChecked()
    await expect(second).toBeChecked()
  },
}
/** A field that is added is written in at once. */
export const AddingOptions: Story = {
  args: { question: questions[1] ?? null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add option' }))
    await expect(canvas.getByRole('textbox', { name: 'Option 4' })).toHaveFocus()
    await userEvent.keyboard('nobody')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByText('Two options are the same.')).toBeVisible()
  },
}
export const NumberBetween: Story = {
  args: { question: questions[2] ?? null },
  play: async ({ canvas, userEvent }) => {
    const most = canvas.getByRole('textbox', { name: 'At most' })
    await userEvent.clear(most)
    await userEvent.type(most, '0')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByText('The most is less than the least.')).toBeVisible()
  },
}
const [information] = questions
const file = { id: 'way', name: 'way-in.pdf', format: 'pdf', size: 184_000 } as const
const withFile = information ? { ...information, file } : null

/** A file goes with what is to be read, and comes off again. */
export const WithAFile: Story = {
  args: {
    question: withFile,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('way-in.pdf')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the file' }))
    await expect(canvas.getByText('Choose or drop a picture or a PDF')).toBeVisible()
    const large = new File([new Uint8Array(26 * 1024 * 1024)], 'large.pdf', { type: 'application/pdf' })
    await userEvent.upload(canvas.getByLabelText('Picture or PDF'), large)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByText('The file has more than 25 MB.')).toBeVisible()
  },
}
export const OfAForm: Story = { args: { of: empty } }
export const OfASecurityCheck: Story = { args: { of: check } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Phone: Story = { args: { question: questions[1] ?? null }, globals: { viewport: { value: 'phone' } } }
export const German: Story = { ...Phone, globals: { viewport: { value: 'phone' }, language: 'de' } }

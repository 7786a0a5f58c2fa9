import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { serve } from '../../../.storybook/server.ts'
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
/** Each file that was handed in, and under which key. */
const handed = fn<(body: unknown, key: string | null) => void>()

/** The answer to a file that was sent is lost: sent again it is the same file. */
export const FileAnswerLost: Story = {
  args: { question: information ?? null },
  beforeEach: () => {
    handed.mockClear()
    let uploads = 0
    return serve(async request => {
      const { pathname } = new URL(request.url)
      if (request.method === 'PATCH')
        return new Response(null, { status: 204, headers: { 'Upload-Offset': String((await request.blob()).size) } })
      if (pathname.endsWith('/uploads')) return Response.json({ id: `upload-${++uploads}` }, { status: 201 })
      if (!pathname.endsWith('/questionFiles')) return Response.json(training)
      handed(await request.json(), request.headers.get('Idempotency-Key'))
      if (handed.mock.calls.length === 1) throw new TypeError('Failed to fetch')
      return Response.json(file, { status: 201 })
    })
  },
  play: async ({ args, canvas, userEvent }) => {
    const way = new File(['%PDF-1.7'], 'way-in.pdf', { type: 'application/pdf' })
    await userEvent.upload(canvas.getByLabelText('Picture or PDF'), way)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText(/^The server did not answer/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    const [first, again] = handed.mock.calls
    await expect(first).toEqual([{ uploadId: 'upload-1' }, expect.any(String)])
    await expect(again).toEqual(first)
  },
}
export const OfAForm: Story = { args: { of: empty } }
export const OfASecurityCheck: Story = { args: { of: check } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Phone: Story = { args: { question: questions[1] ?? null }, globals: { viewport: { value: 'phone' } } }
export const German: Story = { ...Phone, globals: { viewport: { value: 'phone' }, language: 'de' } }

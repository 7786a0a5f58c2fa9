import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { serve } from '../../../../.storybook/server.ts'
import { AskingDates } from './AskingDates.tsx'

const people = ['Aylin Demir', 'Björn Sander', 'Cees van den Bergh', 'Dorottya Szabó', 'Emrys Llewellyn-Pritchard'].map(
  (name, at) => ({ id: `person-${at}`, name }),
)
const question = {
  id: 'question',
  note: 'Autumn fair, three halls. Who could come on which day?',
  answerBy: '2099-09-20T21:59:00.000Z',
  closedAt: null,
  createdAt: '2026-05-20T09:00:00.000Z',
  askedBy: 'Petra Planung',
  asked: 5,
  answered: 3,
  shifts: [
    { id: 'early', date: '2026-10-02', begin: '06:00', end: '14:00', can: 2 },
    { id: 'late', date: '2026-10-02', begin: '22:00', end: '06:00', can: 1 },
  ],
}
const answers = [['early', 'late'], ['early'], []]
const read = {
  ...question,
  people: people.map((person, at) => ({
    ...person,
    pictureUrl: null,
    answeredAt: at < 3 ? '2026-05-21T09:00:00.000Z' : null,
    shiftIds: answers[at] ?? [],
  })),
}

let answersFail = false
const sent = fn<(path: string, body: unknown) => void>()
async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (request.method === 'POST') {
    sent(pathname, pathname.endsWith('/close') ? null : await request.json())
    return Response.json(question, { status: pathname.endsWith('/close') ? 200 : 201 })
  }
  if (pathname.endsWith('/question')) return answersFail ? Response.json({}, { status: 503 }) : Response.json(read)
  return Response.json({ items: [question], total: 1, limit: 1000, page: 1 })
}

const meta = {
  component: AskingDates,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen' },
  args: { people, today: '2026-05-27', onClose: fn() },
  beforeEach: () => {
    sent.mockClear()
    answersFail = false
    return serve(answer)
  },
} satisfies Meta<typeof AskingDates>
export default meta
type Story = StoryObj<typeof meta>

const desk = { viewport: { value: 'desk' } }

export const Empty: Story = {
  globals: desk,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask 0 people' }))
    await expect(canvas.getByText('Choose somebody.')).toBeVisible()
    await expect(canvas.getByText('Say until when they can answer.')).toBeVisible()
    await expect(sent).not.toHaveBeenCalled()
  },
}

/** A further shift begins and ends as the one before it, and each is asked by itself. */
export const TwoShifts: Story = {
  globals: desk,
  play: async ({ canvas, args, userEvent }) => {
    // While it loads, a field of that name stands there that takes nothing.
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Day', busy: false }), '2026-10-02')
    await userEvent.type(canvas.getByRole('textbox', { name: 'From' }), '0600')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Until' }), '1400')
    await userEvent.click(canvas.getByRole('button', { name: 'Another shift' }))
    const second = canvas.getByRole('group', { name: 'Shift 2' })
    await expect(within(second).getByRole('textbox', { name: 'From' })).toHaveValue('06:00')
    await userEvent.click(within(second).getByRole('button', { name: 'Leave out shift 2' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Answer by the end of' }), '2026-09-20')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'All 5' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Björn Sander' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Ask 4 people' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    await expect(sent).toHaveBeenCalledTimes(1)
    await expect(sent).toHaveBeenCalledWith(
      '/api/v1/dateQuestions',
      expect.objectContaining({
        shifts: [{ date: '2026-10-02', begin: '06:00', end: '14:00' }],
        personIds: ['person-0', 'person-2', 'person-3', 'person-4'],
        note: null,
      }),
    )
  },
}

export const Answers: Story = {
  globals: desk,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Asked before' }))
    await userEvent.click(await canvas.findByRole('button', { name: /06:00–14:00 2 can/ }))
    const row = await canvas.findByRole('row', { name: /Björn Sander/ })
    await expect(row).toHaveTextContent('CanCannot')
    await expect(canvas.getByRole('row', { name: /Dorottya/ })).toHaveTextContent('No answer yet')
    await userEvent.click(canvas.getByRole('button', { name: 'Take back' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith('/api/v1/dateQuestions/question/close', null))
  },
}
/** Who said what did not come: that is said there, and asked for again. */
export const AnswersFailed: Story = {
  globals: desk,
  play: async ({ canvas, userEvent }) => {
    answersFail = true
    await userEvent.click(await canvas.findByRole('button', { name: 'Asked before' }))
    await userEvent.click(await canvas.findByRole('button', { name: /06:00–14:00 2 can/ }))
    const again = await canvas.findByRole('button', { name: 'Try again' })
    answersFail = false
    await userEvent.click(again)
    await expect(await canvas.findByRole('row', { name: /Björn Sander/ })).toBeVisible()
  },
}
export const German: Story = { globals: { language: 'de', ...desk } }
export const Welsh: Story = { globals: { language: 'cy' } }
export const Dark: Story = { globals: { scheme: 'dark', ...desk } }

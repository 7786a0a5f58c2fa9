import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { serve } from '../../../.storybook/server.ts'
import { ToastProvider } from '../../app/shell/ToastProvider.tsx'
import { $api } from '../../client/query.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { useCommand } from './useCommand.ts'

const path = { params: { path: { id: 'line-1' } } }
const undone = fn()

/** A button that gives one command, and something the command touches. */
function Example({ silent = false }: { silent?: boolean }) {
  const lines = $api.useQuery('get', '/api/v1/projectCrews/{id}/projectCrewItemStatus', path)
  const { give, busy, question } = useCommand('post', '/api/v1/projectCrewItemStatus/{id}/activate', {
    asks: { alreadyConfirmed: said => ({ ...said, body: { acceptDoubleBooking: true } }) },
  })
  return (
    <>
      <p>{lines.data?.total ?? 0} lines</p>
      <Button
        busy={busy}
        onClick={() =>
          void give({ ...path, body: {} }, { done: ({ id }) => (silent ? null : `Done ${id}`), undo: () => undone })
        }
      >
        Confirm
      </Button>
      <ConfirmDialog
        opened={question !== null}
        title="Book twice?"
        safeLabel="Keep"
        riskyLabel="Book twice"
        onSafe={() => question?.keep()}
        onRisky={() => question?.accept()}
      />
    </>
  )
}

/** What was sent, under which key; and how the server answers the first, the second, … */
const sent = fn<(body: unknown, key: string | null) => void>()
let asked = 0
const done = () => Response.json({ id: 'line-1' })
const problem = (code: string) => () => Response.json({ code, status: 409 }, { status: 409 })
const lost = (): Response => {
  throw new TypeError('Failed to fetch')
}

const meta = {
  component: Example,
  decorators: [
    Story => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
    withScreen,
  ],
  beforeEach: ({ parameters }) => {
    const answers = [...((parameters['answers'] ?? [done]) as (() => Response)[])]
    for (const spy of [sent, undone]) spy.mockClear()
    asked = 0
    return serve(async request => {
      if (request.method === 'GET') return Response.json({ items: [], total: ++asked, limit: 1000, page: 1 })
      sent(await request.json(), request.headers.get('Idempotency-Key'))
      return (answers.shift() ?? done)()
    })
  },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const Done: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1 lines')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Confirm' }))
    await expect(await canvas.findByText('Done line-1')).toBeVisible()
    await expect(await canvas.findByText('2 lines')).toBeVisible()
    await expect(sent).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: /^Undo/ }))
    await expect(undone).toHaveBeenCalledOnce()
  },
}

export const AnswerLost: Story = {
  parameters: { answers: [lost, done, done] },
  play: async ({ canvas, userEvent }) => {
    const press = () => userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))
    await press()
    await expect(await canvas.findByText(/^The server did not answer/)).toBeVisible()
    await press()
    await canvas.findByText('Done line-1')
    // Nobody reads that it failed beside that it was done.
    await expect(canvas.queryByText(/^The server did not answer/)).toBeNull()
    await press()
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(3))
    const [first, again, another] = sent.mock.calls.map(([, key]) => key)
    await expect(again).toBe(first)
    await expect(another).not.toBe(first)
  },
}

/** What failed the second time in other words is said once. */
export const RefusedAnew: Story = {
  parameters: { answers: [lost, problem('outOfTurn'), done] },
  play: async ({ canvas, userEvent }) => {
    const press = () => userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))
    await press()
    await canvas.findByText(/^The server did not answer/)
    await press()
    await canvas.findByText(/^Somebody was quicker/)
    await expect(canvas.queryByText(/^The server did not answer/)).toBeNull()
  },
}

/** What is seen and not told takes the failure away as well. */
export const DoneWithoutAWord: Story = {
  args: { silent: true },
  parameters: { answers: [lost, done] },
  play: async ({ canvas, userEvent }) => {
    const press = () => userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))
    await press()
    await canvas.findByText(/^The server did not answer/)
    await press()
    await waitFor(() => expect(canvas.queryByText(/^The server did not answer/)).toBeNull())
    await expect(canvas.queryByText('Done line-1')).toBeNull()
  },
}

export const AsksFirst: Story = {
  parameters: { answers: [problem('alreadyConfirmed'), problem('alreadyConfirmed'), done] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Keep' }))
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Book twice' }))
    await canvas.findByText('Done line-1')
    await expect(sent.mock.calls.map(([body]) => body)).toEqual([{}, {}, { acceptDoubleBooking: true }])
  },
}

export const Refused: Story = {
  parameters: { answers: [problem('outOfTurn')] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1 lines')
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))
    await expect(await canvas.findByText(/^Somebody was quicker/)).toBeVisible()
    // What it was refused for is asked for as well.
    await expect(await canvas.findByText('2 lines')).toBeVisible()
  },
}

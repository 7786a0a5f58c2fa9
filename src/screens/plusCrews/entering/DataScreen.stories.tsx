import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { loaded } from '../../shared/fixtures.ts'
import { DataEditor } from './DataEditor.tsx'
import { DataReader } from './DataReader.tsx'
import { DataView } from './DataView.tsx'
import { figures, hafen, may, sheet, today, types } from '../data.fixtures.ts'

/** A server that answers what changes something by `answerTo`; `sent` hears of it. */
const sent = fn<(path: string, body: unknown, key: string | null) => void>()
type Answer = (
  body: { amount?: number; hours?: number; version?: number },
  path: string,
) => Response | Promise<Response>

const meta = {
  component: DataView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Figures' } },
  args: {
    state: loaded(sheet),
    month: '2026-05',
    today,
    dashboard: '/plus-crews/7',
    settings: '/plus-crews/7/settings',
    onMonth: fn(),
    children: (content, head) => <DataEditor sheet={content} month={may} today={today} head={head} />,
  },
  beforeEach: ({ parameters }) => {
    const { fetch } = globalThis
    const answerTo = parameters['answerTo'] as Answer | undefined
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init)
      if (!request.url.includes('/api/v1/')) return fetch(input, init)
      const body = (await request.json().catch(() => ({}))) as Parameters<Answer>[0]
      const path = new URL(request.url).pathname
      sent(path, body, request.headers.get('Idempotency-Key'))
      return answerTo ? answerTo(body, path) : savedRow(body, path)
    }
    sent.mockClear()
    return () => void (globalThis.fetch = fetch)
  },
} satisfies Meta<typeof DataView>
export default meta
type Story = StoryObj<typeof meta>

const [first] = figures
const savedRow: Answer = (body, path) =>
  Response.json({ ...first, ...body, id: path.split('/').at(-1), version: (body.version ?? 0) + 1 })
const at = (canvas: HTMLElement, day: number, column: number) =>
  canvas.querySelector<HTMLElement>(`[data-at="${day - 1},${column}"]`) as HTMLElement

export const Planner: Story = {
  play: async ({ canvasElement, canvas, userEvent }) => {
    await userEvent.click(at(canvasElement, 3, 0))
    await userEvent.keyboard('1.234,5{Enter}')
    await expect(at(canvasElement, 3, 0)).toHaveTextContent('1,234.50')
    await expect(await canvas.findByText('All saved')).toBeInTheDocument()
    await expect(sent).toHaveBeenCalledOnce()
    await expect(sent.mock.calls[0]?.[1]).toEqual({ amount: 1234.5, version: 1, sourceId: expect.any(String) })
  },
}
export const SeveralRowsADay: Story = {
  play: async ({ canvasElement, canvas, userEvent }) => {
    await expect(at(canvasElement, 12, 0)).toHaveTextContent('sum of 2 entries')
    await userEvent.click(at(canvasElement, 12, 0))
    await userEvent.keyboard('5000{Enter}')
    await canvas.findByText('All saved')
    // The last of the two takes the difference: 2,100 + 3,504 and 250 are to be 5,000.
    await expect(sent).toHaveBeenCalledOnce()
    await expect(sent.mock.calls[0]?.[1]).toMatchObject({ amount: 5_000 - 5_604, version: 1 })
  },
}
export const Filled: Story = {
  play: async ({ canvasElement, canvas, userEvent }) => {
    await userEvent.click(at(canvasElement, 30, 2))
    await userEvent.keyboard('{Delete}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Fill from 30 May with 4,000.00 a day' }))
    await expect(at(canvasElement, 30, 2)).toHaveTextContent('4,000.00')
  },
}
export const SomebodyElse: Story = {
  parameters: {
    answerTo: (() =>
      Response.json(
        { code: 'valueChanged', status: 409, version: 2, amount: 3_100, changedBy: 'Amira Haddad' },
        { status: 409 },
      )) satisfies Answer,
  },
  play: async ({ canvasElement, canvas, userEvent }) => {
    await userEvent.click(at(canvasElement, 3, 0))
    await userEvent.keyboard('3000{Enter}')
    await expect(
      await canvas.findByText(/Amira Haddad entered 3,100\.00 € meanwhile\. You entered 3,000\.00 €/),
    ).toBeInTheDocument()
    await expect(at(canvasElement, 3, 0)).toHaveAttribute('aria-invalid', 'true')
  },
}
export const NotSaved: Story = {
  parameters: {
    answerTo: (() => Response.json({ code: 'notFound', status: 404 }, { status: 403 })) satisfies Answer,
  },
  play: async ({ canvasElement, canvas, userEvent }) => {
    await userEvent.click(at(canvasElement, 3, 0))
    await userEvent.keyboard('3000{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Drop it' }))
    await expect(at(canvasElement, 3, 0)).toHaveTextContent('3,951.00')
  },
}
export const Offline: Story = {
  parameters: { answerTo: (() => Promise.reject(new TypeError('Failed to fetch'))) satisfies Answer },
  play: async ({ canvasElement, canvas, userEvent }) => {
    await userEvent.click(at(canvasElement, 3, 0))
    await userEvent.keyboard('3000{Enter}4000{Enter}')
    await expect(await canvas.findByText(/^No connection: what you enter waits/)).toBeInTheDocument()
    // The same request until it is answered.
    await userEvent.click(canvas.getByRole('button', { name: 'Try now' }))
    await waitFor(() => expect(sent.mock.calls.length).toBeGreaterThan(1))
    const own = sent.mock.calls.filter(([, body]) => JSON.stringify(body).includes('3000'))
    await expect(new Set(own.map(([, , key]) => key)).size).toBe(1)
  },
}
export const Refused: Story = { args: { state: { kind: 'refused' } } }
/** A paste takes what it can; the rest is named, and stands in its cell until somebody mends it. */
export const PartOfAPaste: Story = {
  play: async ({ canvasElement, canvas, userEvent }) => {
    await userEvent.click(at(canvasElement, 3, 0))
    await userEvent.paste('100\nTurnover\n12.345.678,901\n')
    await expect(await canvas.findByText('1 figure was taken. Not taken:')).toBeInTheDocument()
    await expect(canvas.getByText('2 figures need you')).toBeInTheDocument()
    await expect(at(canvasElement, 3, 0)).toHaveTextContent('100.00')
    const wrong = at(canvasElement, 4, 0)
    await expect(wrong).toHaveAttribute('aria-invalid', 'true')
    await expect(wrong).toHaveTextContent('4 May, Turnover: “Turnover” is no figure.')
    await expect(wrong).toHaveFocus()
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
    await expect(sent.mock.calls[0]?.[1]).toMatchObject({ amount: 100 })
    await userEvent.keyboard('200{Enter}')
    await expect(at(canvasElement, 4, 0)).not.toHaveAttribute('aria-invalid')
    await expect(at(canvasElement, 4, 0)).toHaveTextContent('200.00')
    await userEvent.keyboard('300{Enter}')
    await expect(at(canvasElement, 5, 0)).not.toHaveAttribute('aria-invalid')
    await canvas.findByText('All saved')
  },
}
export const BeyondTheMonth: Story = {
  play: async ({ canvasElement, canvas, userEvent }) => {
    await userEvent.click(at(canvasElement, 31, 0))
    await userEvent.paste('100\n200\n')
    await expect(await canvas.findByText(/larger than the month: it ends on 31 May/)).toBeInTheDocument()
    await expect(at(canvasElement, 31, 0)).toHaveTextContent('100.00')
  },
}
/** Left by a click elsewhere, the whole of what was typed is saved. */
export const LeftByAClick: Story = {
  play: async ({ canvasElement, canvas, userEvent }) => {
    await userEvent.click(at(canvasElement, 3, 0))
    await userEvent.keyboard('1234')
    await userEvent.click(at(canvasElement, 20, 1))
    await expect(at(canvasElement, 3, 0)).toHaveTextContent('1,234.00')
    await canvas.findByText('All saved')
    await expect(sent.mock.calls[0]?.[1]).toMatchObject({ amount: 1234 })
  },
}
/** Left by a click elsewhere, what was typed is neither lost nor silently dropped. */
export const NoFigure: Story = {
  play: async ({ canvasElement, canvas, userEvent }) => {
    await userEvent.click(at(canvasElement, 3, 0))
    await userEvent.keyboard('about 3k{Enter}')
    const field = canvas.getByRole('textbox')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription('3 May, Turnover: “about 3k” is no figure.')
    await userEvent.click(at(canvasElement, 20, 1))
    await expect(at(canvasElement, 3, 0)).toHaveAttribute('aria-invalid', 'true')
    await expect(at(canvasElement, 3, 0)).toHaveTextContent('about 3k')
    await userEvent.click(canvas.getByRole('button', { name: /1 figure needs you/ }))
    await expect(at(canvasElement, 3, 0)).toHaveFocus()
    await userEvent.keyboard('{F2}{Escape}')
    await expect(at(canvasElement, 3, 0)).toHaveTextContent('3,951.00')
    await expect(sent).not.toHaveBeenCalled()
  },
}
export const Visitor: Story = {
  args: {
    settings: null,
    children: (content, head) => <DataReader sheet={content} month={may} today={today} head={head} />,
  },
}
export const NoFigures: Story = { args: { state: loaded({ ...sheet, figures: [] }) } }
export const NothingCounted: Story = { args: { state: loaded({ ...sheet, types: [], figures: [] }) } }
export const OneType: Story = { args: { state: loaded({ ...sheet, types: [types[0]] }) } }
export const LongGerman: Story = {
  parameters: { screen: { title: 'Figures', longer: true } },
  args: { state: loaded({ ...sheet, crew: { ...hafen, name: 'Veranstaltungstechnik Mönchengladbach-Rheindahlen' } }) },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Failed: Story = { args: { state: { kind: 'failed', technical: 'Network Error', retry: fn() } } }
export const NotFound: Story = { args: { state: { kind: 'absent' } } }

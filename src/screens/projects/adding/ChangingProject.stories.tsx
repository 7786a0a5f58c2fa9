import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { serve } from '../../../../.storybook/server.ts'
import { project, shifts } from '../projects.fixtures.ts'
import { ChangeDialog } from './ChangingProject.tsx'

const sent = fn<(body: unknown) => void>()
const outside = ['Load-out', 'Show 3', 'Show 2', 'Show 1'].map((crew, at) => ({
  id: `position ${at}`,
  crew,
  function: 'Stagehand',
  functionCode: 'stagehand',
  date: '2026-05-30',
}))
/** Somebody else has called it otherwise; days that end too early leave positions outside. */
async function answer(request: Request): Promise<Response> {
  if (request.method === 'POST') {
    const body = (await request.json()) as { revision: number; endDate?: string; rateCardId?: string }
    sent(body)
    if (body.endDate !== undefined)
      return Response.json({ code: 'positionsOutside', positions: outside, amount: 6 }, { status: 409 })
    if (body.revision === project.revision)
      return Response.json(
        { code: 'changedMeanwhile', project: { ...project, name: 'Nordic Sounds, second year', revision: 9 } },
        { status: 409 },
      )
    return Response.json({ project, plannedCost: null })
  }
  const { pathname } = new URL(request.url)
  const list = (...items: object[]) => Response.json({ items, total: items.length, limit: 8, page: 1 })
  if (pathname.endsWith('/projectTypes')) return list({ id: 'type', caption: 'Tour', code: 'tour' })
  if (pathname.endsWith('/branches')) return list({ id: 'branch', caption: 'Hamburg', code: 'hamburg' })
  return list()
}

const meta = {
  component: ChangeDialog,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { groups: ['projectCreate', 'projectChange', 'projectPlan', 'log'] } },
  args: { project, shifts, onClose: fn() },
  beforeEach: () => {
    sent.mockClear()
    return serve(answer)
  },
} satisfies Meta<typeof ChangeDialog>
export default meta
type Story = StoryObj<typeof meta>

/** What somebody else has changed stands beside what one wanted; nothing is overwritten unseen. */
export const ChangedMeanwhile: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/These are|It has shifts on Tue 26 May/)).toBeVisible()
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Nordic Sounds 2027')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    const asked = within(await canvas.findByRole('alertdialog'))
    await expect(asked.getByText('Nordic Sounds 2027').parentElement).toHaveTextContent('Yours:')
    await expect(asked.getByText('Nordic Sounds, second year').parentElement).toHaveTextContent('Theirs:')
    await userEvent.click(asked.getByRole('button', { name: 'Save mine over it' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    await expect(sent).toHaveBeenLastCalledWith({ name: 'Nordic Sounds 2027', revision: 9 })
  },
}
/** Positions that would lie outside are named, as many as can be read. */
export const PositionsOutside: Story = {
  play: async ({ canvas, userEvent }) => {
    const last = await canvas.findByLabelText('Last day')
    await userEvent.clear(last)
    await userEvent.type(last, '29.5.2026{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      '6 positions lie outside these days. Move them first: Stagehand, Load-out, Sat 30 May; Stagehand, Show 3, Sat 30 May; Stagehand, Show 2, Sat 30 May; and 3 more',
    )
  },
}
/** What kind of project it is, chosen from the agency's own kinds. */
export const Kind: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: /^Kind of project/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Tour' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    const asked = within(await canvas.findByRole('alertdialog'))
    await userEvent.click(asked.getByRole('button', { name: 'Save mine over it' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    await expect(sent).toHaveBeenLastCalledWith({ typeId: 'type', revision: 9 })
  },
}
/** Nothing was changed: nothing is sent. */
export const Unchanged: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    await expect(sent).not.toHaveBeenCalled()
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const LongWords: Story = { parameters: { screen: { longer: true } } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

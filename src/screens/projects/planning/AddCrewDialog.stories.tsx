import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { serve } from '../../../../.storybook/server.ts'
import { AddCrewDialog } from './AddCrewDialog.tsx'

const sent = fn<(body: unknown) => void>()
const known = { id: 'hall', name: 'Sporthalle', street: 'Krochmannstraße 55', city: 'Hamburg' }
async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (request.method === 'GET') return Response.json({ items: [known], total: 1, limit: 8, page: 1 })
  const body = (await request.json()) as object
  if (pathname.endsWith('/locations')) return Response.json({ id: 'made', ...body })
  sent(body)
  return Response.json({})
}

const meta = {
  component: AddCrewDialog,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Project', groups: ['projectPlan'] } },
  args: {
    ...{ project: 'project', firstDay: '2026-06-12', today: '2026-06-10', onClose: fn() },
    functions: [{ value: 'stagehand', label: 'Stagehand' }],
  },
  beforeEach: () => {
    sent.mockClear()
    return serve(answer)
  },
} satisfies Meta<typeof AddCrewDialog>
export default meta
type Story = StoryObj<typeof meta>

/** A crew elsewhere: at a place that is known, or one that is added on the way without losing what was entered. */
export const Elsewhere: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'What it does' }), 'Warehouse')
    await userEvent.type(canvas.getByLabelText('Start'), '0800')
    await userEvent.type(canvas.getByLabelText('End'), '1600')
    const place = await canvas.findByRole('combobox', { name: /^Location/ })
    await userEvent.type(place, 'Schuppen 59')
    await userEvent.click(canvas.getByRole('button', { name: /^Add$/ }))
    await expect(canvas.getByText('Choose a place, or add it.')).toBeVisible()
    await userEvent.click(place)
    await userEvent.click(await screen.findByRole('option', { name: 'Add “Schuppen 59”' }))
    const adding = within(await screen.findByRole('dialog', { name: 'New place' }))
    await userEvent.type(adding.getByLabelText('City'), 'Hamburg')
    await userEvent.click(adding.getByRole('button', { name: 'Add place' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New place' })).toBeNull())
    await expect(place).toHaveValue('Schuppen 59')
    await userEvent.click(canvas.getByRole('button', { name: /^Add$/ }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(sent.mock.lastCall?.[0]).toMatchObject({ crews: [{ name: 'Warehouse', locationId: 'made' }] })
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' }, language: 'cy' } }
export const LongWords: Story = { parameters: { screen: { title: 'Project', groups: ['projectPlan'], longer: true } } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { closing } from '../../../.storybook/closing.tsx'
import { withScreen } from '../../../.storybook/screens.tsx'
import { serve } from '../../../.storybook/server.ts'
import { caption } from '../shared/fixtures.ts'
import { CreateCrew } from '../shared/planning/CreateCrew.tsx'
import { crews } from './crew.fixtures.ts'

const sent = fn<(body: unknown) => void>()
const [rigger, stagehand] = [caption('rigger', 'Rigger'), caption('stagehand', 'Stagehand')]
const hanse = { id: 'hanse', name: 'Hanse Konzerte GmbH', city: 'Hamburg', own: false }
const meta = {
  component: CreateCrew,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen' },
  args: { onClose: fn(), onMade: fn() },
  beforeEach: () => {
    sent.mockClear()
    return serve(async request => {
      const list = (...items: object[]) => Response.json({ items, total: items.length, limit: 200, page: 1 })
      if (request.method === 'POST') {
        sent(await request.json())
        return Response.json({ ...crews[0], id: 'made' }, { status: 201 })
      }
      const { pathname } = new URL(request.url)
      return pathname.endsWith('/functions') ? list(rigger, stagehand) : list(hanse)
    })
  },
} satisfies Meta<typeof CreateCrew>
export default meta
type Story = StoryObj<typeof meta>

/** One that says nothing of what it fills is told so; once it is made it is the one that is shown. */
export const Made: Story = {
  render: closing(CreateCrew),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create crew' }))
    await expect(await canvas.findByText('The crew needs a name.')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Name'), 'Night shift')
    await expect(canvas.getByText(/it fills no positions/)).toBeVisible()
    const functions = await canvas.findByRole('combobox', { name: 'Functions it fills' })
    for (const name of ['Rigger', 'Stagehand']) {
      await userEvent.click(functions)
      await userEvent.click(await screen.findByRole('option', { name }))
    }
    await expect(canvas.queryByText(/it fills no positions/)).toBeNull()
    await userEvent.type(canvas.getByLabelText(/^Town/), 'Hamburg')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Create crew' }))
    await waitFor(() => expect(args.onMade).toHaveBeenCalledWith('made'))
    await expect(args.onClose).toHaveBeenCalled()
    await expect(sent).toHaveBeenCalledOnce()
    await expect(sent).toHaveBeenCalledWith({
      name: 'Night shift',
      functionIds: [rigger.id, stagehand.id],
      city: 'Hamburg',
    })
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' }, language: 'de' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const LongWords: Story = { parameters: { screen: { longer: true } }, globals: { viewport: { value: 'phone' } } }
export const Twice: Story = { globals: { text: 'twice', viewport: { value: 'phone' }, language: 'cy' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { serve } from '../../../../.storybook/server.ts'
import { AddLocationDialog } from './AddLocationDialog.tsx'

const sent = fn<(body: unknown) => void>()
async function answer(request: Request): Promise<Response> {
  const body = (await request.json()) as object
  sent(body)
  return Response.json({ id: 'place', region: '', link: null, info: null, map: null, entrance: null, ...body })
}

const meta = {
  component: AddLocationDialog,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Project' } },
  args: { name: 'Schuppen 59', onClose: fn(), onAdded: fn() },
  beforeEach: () => {
    sent.mockClear()
    return serve(answer)
  },
} satisfies Meta<typeof AddLocationDialog>
export default meta
type Story = StoryObj<typeof meta>

/** What was typed is its name already; a town is the least that is asked for. */
export const Added: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'New place' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Add place' }))
    await expect(dialog.getByText('Say what the place is called and in which town it is.')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('City'), 'Hamburg')
    await userEvent.type(dialog.getByLabelText(/^Coordinates/), '53.54')
    await userEvent.click(dialog.getByRole('button', { name: 'Add place' }))
    await expect(dialog.getByText(/^Coordinates are two numbers/)).toBeVisible()
    await userEvent.type(dialog.getByLabelText(/^Coordinates/), ', 9.98')
    await userEvent.click(dialog.getByRole('button', { name: 'Add place' }))
    await waitFor(() => expect(args.onAdded).toHaveBeenCalledOnce())
    await expect(sent.mock.lastCall?.[0]).toMatchObject({
      name: 'Schuppen 59',
      city: 'Hamburg',
      geoData: { latitude: 53.54, longitude: 9.98, radius: 150 },
    })
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' }, language: 'cy' } }
export const LongWords: Story = { parameters: { screen: { title: 'Project', longer: true } } }

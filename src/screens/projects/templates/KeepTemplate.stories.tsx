import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { serve } from '../../../../.storybook/server.ts'
import { keptFrom } from '../../../../domain/templates/kept.ts'
import { beginDateOf, hoursOf } from '../days.ts'
import { positionsOf, shifts } from '../projects.fixtures.ts'
import { KeepTemplate } from './KeepTemplate.tsx'
import { planned, templates } from './templates.fixtures.ts'

const sent = fn<(path: string, body: unknown) => void>()
const take = (answer: () => Response) =>
  serve(async request => {
    sent(new URL(request.url).pathname, await request.json())
    return answer()
  })
const positions = shifts.slice(1, 5).flatMap(shift => {
  const { from, to } = hoursOf(shift)
  return positionsOf([shift]).map(({ function: does, task, crewChiefOnly, amountOfRows }) => ({
    ...{ crewId: shift.id, crewName: shift.name, functionId: does.id, task, crewChiefOnly, amountOfRows },
    ...{
      startDate: beginDateOf(shift),
      endDate: null,
      startTime: from,
      endTime: to,
      breakMinutes: 30,
      cateringId: null,
    },
  }))
})
const tooMany = Array.from({ length: 101 }, (_, at) => ({ ...positions[0], functionId: String(at) }))

const meta = {
  component: KeepTemplate,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen' },
  args: { of: keptFrom(positions, positions), company: planned.company, onClose: fn() },
  beforeEach: () => {
    sent.mockClear()
    return take(() => Response.json({ ...templates[2], name: 'Two days' }, { status: 201 }))
  },
} satisfies Meta<typeof KeepTemplate>
export default meta
type Story = StoryObj<typeof meta>

/** By times of day and days after the first, for all projects or those of one client. */
export const Kept: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByText('Enter a name.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await userEvent.keyboard('Two days{Control>}{Enter}{/Control}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(sent).toHaveBeenCalledWith(
      '/api/v1/templates',
      expect.objectContaining({ name: 'Two days', companyId: null, type: 'POSITIONS' }),
    )
  },
}
export const NameTaken: Story = {
  beforeEach: () => take(() => Response.json({ code: 'nameTaken' }, { status: 409 })),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Arena standard{Control>}{Enter}{/Control}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That name is taken already: choose another one.')
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(screen.getByRole('alertdialog')).toBeVisible()
  },
}
export const TooLarge: Story = {
  args: { of: keptFrom(tooMany as typeof positions, []) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Everything{Control>}{Enter}{/Control}')
    await expect(canvas.getByText(/^That is too much for one template/)).toBeVisible()
    await expect(sent).not.toHaveBeenCalled()
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const LongWords: Story = { parameters: { screen: { longer: true } } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

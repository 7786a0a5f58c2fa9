import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { serve } from '../../../../.storybook/server.ts'
import { positionsOf, project, shifts } from '../projects.fixtures.ts'
import { ProjectDialog } from './ProjectDialog.tsx'

const sent = fn<(path: string, body: unknown) => void>()
/** A server that knows one client, one person of it and one place, and takes what is sent. */
async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const list = (...items: object[]) => Response.json({ items, total: items.length, limit: 8, page: 1 })
  if (request.method === 'POST' && pathname.endsWith('/copy')) {
    const { beginDate } = (await request.clone().json()) as { beginDate: string }
    const refused = { code: 'timeInGap', crew: 'Load-in', startDate: beginDate, which: 'end', choices: [] }
    if (beginDate === '2027-03-27') return Response.json(refused, { status: 409 })
  }
  if (request.method === 'POST') {
    sent(pathname, await request.json())
    return Response.json({ ...project, number: 'N-5001' }, { status: 201 })
  }
  if (pathname.endsWith('/companies'))
    return list({ id: 'company', number: '1', name: 'Hanse Konzerte GmbH', city: 'Hamburg', own: false })
  if (pathname.endsWith('/locations'))
    return list({ id: 'place', name: 'Schuppen 52', street: 'Kai 2', city: 'Hamburg' })
  return list({ id: 'contact', name: 'Jule Martens', role: 'Production manager' })
}

const meta = {
  component: ProjectDialog,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen' },
  args: { source: null, onClose: fn(), onMade: fn() },
  beforeEach: () => {
    sent.mockClear()
    return serve(answer)
  },
} satisfies Meta<typeof ProjectDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create project' }))
    await expect(canvas.getByText('Enter a name.')).toBeVisible()
    await expect(canvas.getByText('Enter the first and the last day.')).toBeVisible()
    await expect(sent).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}
/** A place that is added here is drawn as soon as one knows where it is. */
export const NewPlace: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Location' }), 'Schuppen 59')
    await userEvent.click(await screen.findByRole('option', { name: /Add “Schuppen 59” here/ }))
    const coordinates = canvas.getByLabelText('Coordinates')
    await userEvent.type(coordinates, '53.5413')
    await userEvent.click(canvas.getByRole('button', { name: 'Create project' }))
    await expect(canvas.queryByRole('img', { name: /^Plan of/ })).toBeNull()
    await userEvent.type(coordinates, ', 9.9841')
    await expect(
      canvas.getByRole('img', { name: 'Plan of Schuppen 59; the circle has a radius of 150 m.' }),
    ).toBeVisible()
  },
}
/** On the same weekday the next time, with every shift's old and new day. */
export const Copied: Story = {
  args: { source: { project, shifts, positions: positionsOf(shifts) } },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, args, userEvent }) => {
    const moved = canvas.getByRole('list', { name: 'Shifts on their new days' })
    await expect(moved.children).toHaveLength(shifts.length)
    await userEvent.click(canvas.getByRole('button', { name: 'A week later' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Comments' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Create project, \d+ places$/ }))
    await waitFor(() => expect(args.onMade).toHaveBeenCalledWith('N-5001'))
    await expect(sent).toHaveBeenCalledWith(
      `/api/v1/projects/${project.id}/copy`,
      expect.objectContaining({ name: project.name, companyId: project.company.id, comments: false, shifts: true }),
    )
  },
}
/** Clocks are set forward in the night from 27 to 28 March 2027, and the show would end in the hour that is left out. */
export const ClockIsSet: Story = {
  args: { source: { project, shifts, positions: positionsOf(shifts, { endTime: '02:30' }) } },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('First day moves to')
    await userEvent.clear(field)
    await userEvent.type(field, '27.3.2027{Enter}')
    const moved = canvas.getByRole('list', { name: 'Shifts on their new days' })
    await expect(moved).toHaveTextContent('02:30 does not exist on Sun 28 Mar: the clock is set forward')
    await userEvent.click(canvas.getByRole('button', { name: /^Create project/ }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Load-in on Sat 27 Mar 2027: the clock is set forward there, and one of its times does not exist.',
    )
  },
}
/** Further than the contract goes there is no day, however it is entered. */
export const OutOfReach: Story = {
  args: { source: { project, shifts, positions: [] } },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('First day moves to')
    for (const typed of ['1.5.2117', '31.12.2099', '1.5.1990']) {
      await userEvent.clear(field)
      await userEvent.type(field, `${typed}{Enter}`)
      await userEvent.tab()
      await expect(field).toBeInvalid()
    }
    await expect(canvas.queryByText(/later|earlier,/)).toBeNull()
  },
}
/** It has one day, and keeps it. */
export const OneDay: Story = {
  args: { source: { project: { ...project, endDate: project.beginDate }, shifts: [], positions: [] } },
  play: async ({ canvas, userEvent }) => {
    const from = within(canvas.getByRole('region', { name: 'Copied from' })).getByText(project.name).parentElement
    await expect(from).toHaveTextContent(project.number)
    await expect(from).not.toHaveTextContent('–')
    const field = await canvas.findByLabelText('First day moves to')
    await userEvent.clear(field)
    await userEvent.type(field, `${project.beginDate.split('-').toReversed().join('.')}{Enter}`)
    await expect(canvas.getByText('On the same days')).toBeVisible()
  },
}
export const Dark: Story = {
  args: { source: { project, shifts, positions: positionsOf(shifts) } },
  globals: { scheme: 'dark' },
}
export const LongWords: Story = {
  args: { source: { project, shifts, positions: positionsOf(shifts) } },
  parameters: { screen: { longer: true } },
}
export const Phone: Story = {
  args: { source: { project, shifts, positions: positionsOf(shifts) } },
  globals: { viewport: { value: 'phone' } },
}

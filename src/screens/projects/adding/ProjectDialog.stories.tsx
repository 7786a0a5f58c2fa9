import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { serve } from '../../../../.storybook/server.ts'
import { project, shifts } from '../projects.fixtures.ts'
import { ProjectDialog } from './ProjectDialog.tsx'

const sent = fn<(path: string, body: unknown) => void>()
/** A server that knows one client, one person of it and one place, and takes what is sent. */
async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const list = (...items: object[]) => Response.json({ items, total: items.length, limit: 8, page: 1 })
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
/** On the same weekday the next time, with every shift's old and new day. */
export const Copied: Story = {
  args: { source: { project, shifts } },
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
export const Dark: Story = { args: { source: { project, shifts } }, globals: { scheme: 'dark' } }
export const LongWords: Story = { args: { source: { project, shifts } }, parameters: { screen: { longer: true } } }
export const Phone: Story = { args: { source: { project, shifts } }, globals: { viewport: { value: 'phone' } } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { loaded, uuid } from '../../shared/fixtures.ts'
import { listOf } from '../../shared/list/useList.ts'
import { now } from '../projects.fixtures.ts'
import { ProjectsView } from './ProjectsView.tsx'
import { overview, projects } from './list.fixtures.ts'

const meta = {
  component: ProjectsView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Projects' } },
  args: {
    state: loaded(listOf(projects)),
    overview,
    late: [{ project: { id: projects[0]?.id ?? '' } }, { project: { id: projects[0]?.id ?? '' } }],
    now,
    narrowing: { tab: 'ongoing', mine: false, closed: false },
    onNarrow: fn(),
    manages: true,
    address: { search: '', onSearch: fn(), clear: fn() },
  },
} satisfies Meta<typeof ProjectsView>
export default meta
type Story = StoryObj<typeof meta>

export const Ongoing: Story = {
  play: async ({ canvas }) => {
    const running = canvas.getByRole('row', { name: /Running now/ })
    await expect(running).toHaveTextContent('4 projects, 2 late now, 12 missing')
    const first = canvas.getByRole('row', { name: /Nordic Sounds 2026/ })
    await expect(first).toHaveTextContent('Wed 27 – Sat 30 May')
    await expect(first).toHaveTextContent('Now 07:00, Load-in 2 late now')
    await expect(first).toHaveTextContent('70 of 9111 requested 10 missing')
    const second = canvas.getByRole('row', { name: /Mira Okonjo/ })
    await expect(second).toHaveTextContent('Next 10:00, Build-up')
    await expect(canvas.getByRole('row', { name: /Windkraft/ })).toHaveTextContent('Next Thu 28 May 06:00, Hall A4')
    await expect(canvas.getByRole('row', { name: /Ferro Blanco/ })).toHaveTextContent('First call 06:00')
    await expect(canvas.getByRole('row', { name: /Glass Harbour/ })).toHaveTextContent('Quoted')
    await waitFor(() => expect(first).toHaveTextContent('07:00 → 06:30'))
    await expect(first).toHaveTextContent(
      'New since you opened it: Stagehand, Load-in: Start 07:00 → 06:30, 1 more change',
    )
    await expect(first).toHaveTextContent(/\d\d:12, Arne Wulff/)
    await expect(second).toHaveTextContent('Ruben Castillo declined')
    await expect(second).not.toHaveTextContent('New since you opened it')
    await expect(canvas.getByRole('link', { name: 'Nordic Sounds 2026' })).toHaveAttribute('href', '/projects/N-1001')
  },
}
export const NarrowedByTheBar: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mine' }))
    await expect(args.onNarrow).toHaveBeenLastCalledWith({ tab: 'ongoing', mine: true, closed: false })
    await userEvent.click(canvas.getByRole('button', { name: 'Closed' }))
    await expect(args.onNarrow).toHaveBeenLastCalledWith({ tab: 'ongoing', mine: false, closed: true })
    await userEvent.click(canvas.getByRole('tab', { name: /Requested/ }))
    await expect(args.onNarrow).toHaveBeenLastCalledWith({ tab: 'requested', mine: false, closed: false })
  },
}
export const Planner: Story = {
  args: { onAdd: fn(), onCopy: fn() },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create project' }))
    await expect(args.onAdd).toHaveBeenCalled()
    const copy = canvas.queryByRole('button', { name: 'Copy Nordic Sounds 2026' })
    if (!copy) return
    await userEvent.click(copy)
    await expect(args.onCopy).toHaveBeenCalledWith(projects[0])
  },
}
/** A client has none to manage. */
export const Client: Story = {
  args: { manages: false, late: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Mine' })).toBeNull()
    await expect(canvas.queryByRole('columnheader', { name: 'Last change' })).toBeNull()
  },
}
export const TenThousand: Story = {
  args: {
    state: loaded(
      listOf(
        Array.from({ length: 10_000 }, (_, at) => ({ ...(projects[0] as (typeof projects)[number]), id: uuid(at) })),
      ),
    ),
    overview: {
      tabs: { ongoing: 10_000, past: 0, requested: 0 },
      groups: [
        { group: 'running', total: 4_000, missing: 1 },
        { group: '2026-06', total: 6_000, missing: null },
      ],
    },
    late: [],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const first = canvas.getAllByRole('link', { name: 'Nordic Sounds 2026' })[0]
    first?.focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(document.activeElement?.closest('[role=row]')).toHaveAttribute('aria-rowindex', '10001'))
    await expect(canvasElement.querySelectorAll('[role=row]').length).toBeLessThan(100)
  },
}
export const NoneRequested: Story = {
  args: { state: loaded(listOf([])), narrowing: { tab: 'requested', mine: false, closed: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No requests.')).toBeVisible()
    await expect(canvas.getByRole('tab', { name: /Past/ })).toBeVisible()
  },
}
export const NoneFound: Story = {
  args: { state: loaded(listOf([])), address: { search: 'Wagner', onSearch: fn(), clear: fn() } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await expect(args.address.clear).toHaveBeenCalledWith('whose', 'state')
  },
}
/** Keys work wherever the focus is not in a field: into the list, and what is done with it. */
export const Keyboard: Story = {
  args: { onAdd: fn(), onCopy: fn() },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, args, userEvent }) => {
    await canvas.findByRole('link', { name: 'Nordic Sounds 2026' })
    await userEvent.keyboard('c')
    await expect(args.onCopy).not.toHaveBeenCalled()
    await userEvent.keyboard('j')
    await expect(canvas.getByRole('link', { name: 'Nordic Sounds 2026' })).toHaveFocus()
    await userEvent.keyboard('jc')
    await expect(args.onCopy).toHaveBeenCalledWith(projects[1])
    await userEvent.keyboard('n')
    await expect(args.onAdd).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('searchbox'))
    await userEvent.keyboard('nc')
    await expect(args.onAdd).toHaveBeenCalledOnce()
    await expect(canvas.getByText(/^1–\d+ of$/)).toBeInTheDocument()
  },
}
/** With large text a desk has cards instead of columns, and nothing lies under anything else. */
export const LargeTextAtTheDesk: Story = {
  args: { onAdd: fn(), onCopy: fn() },
  globals: { viewport: { value: 'desk' }, text: 'twice' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Nordic Sounds 2026' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Refused: Story = { args: { state: { kind: 'refused' } } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const LongWords: Story = { parameters: { screen: { title: 'Projects', longer: true } } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { loaded } from '../shared/fixtures.ts'
import { listOf } from '../shared/list/useList.ts'
import { ToDosView } from './ToDosView.tsx'
import { doneToDos, overview, toDos } from './to-dos.fixtures.ts'

const meta = {
  component: ToDosView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'To-do calendar' } },
  args: {
    state: loaded(listOf(toDos)),
    overview,
    narrowing: { tab: 'open', mine: false, kinds: [] },
    onNarrow: fn(),
    address: { search: '', onSearch: fn(), clear: fn() },
    openId: null,
    onOpen: fn(),
    onDone: fn(),
    busy: false,
    toDecide: 3,
    onAdd: fn(),
    onChange: fn(),
    vacationPanel: fn(({ item }) => <aside aria-label="Request">{item.title}</aside>),
    zone: 'Europe/Berlin',
    now: Date.parse('2026-05-27T07:12:00+02:00'),
  },
} satisfies Meta<typeof ToDosView>
export default meta
type Story = StoryObj<typeof meta>

const first = toDos[0]?.id ?? ''
const second = toDos[1]?.id ?? ''

export const OverdueFirst: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await canvas.findByText('Overdue')
    const lines = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(lines[0]).toBe('Overdue 2 to-dos')
    await expect(lines[1]).toMatch(/Overdue: Mon 25.*Rigging certificate/)
    await expect(lines[3]).toBe('Wed 27 May today, 2 to-dos')
    await expect(lines[4]).toMatch(/11:30.*Hanse Konzerte asks for a runner/)
    await expect(lines[4]).toMatch(/Runner, Show 1, Nordic Sounds 2026/)
    await expect(lines[6]).toBe('Thu 28 May tomorrow, 2 to-dos')
    await expect(await canvas.findByRole('checkbox', { name: /Drone permit/ })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Done: Call back Ove Harms, Deichkante Technik' }))
    await expect(args.onDone).toHaveBeenCalledWith(toDos[1])
  },
}
export const KindsAreFilters: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Call back/ }))
    const kinds = overview.types.map(({ code }) => code).filter(code => code !== 'callBack')
    await expect(args.onNarrow).toHaveBeenCalledWith({ tab: 'open', mine: false, kinds })
    await userEvent.click(canvas.getByRole('button', { name: 'Mine' }))
    await expect(args.onNarrow).toHaveBeenLastCalledWith({ tab: 'open', mine: true, kinds: [] })
  },
}
/** `A` does what is open and opens the next. */
export const DoneByKey: Story = {
  args: { openId: first },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Rigging certificate of Gareth Llewellyn ended' }),
    ).toBeVisible()
    await userEvent.keyboard('a')
    await expect(args.onDone).toHaveBeenCalledWith(toDos[0])
    await expect(args.onOpen).toHaveBeenLastCalledWith(second)
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpen).toHaveBeenLastCalledWith(null)
  },
}
export const TheThingItself: Story = {
  args: { openId: toDos[2]?.id ?? '' },
  play: async ({ canvas }) => {
    const panel = await canvas.findByRole('complementary')
    await expect(panel).toHaveTextContent('Client asks for positions')
    await expect(panel).toHaveTextContent('From 17:00, until the doors are closed.')
    await expect(canvas.getByRole('link', { name: 'Nordic Sounds 2026' })).toHaveAttribute('href', '/projects/N-1001')
    await expect(panel).toHaveTextContent('Given toBritta Claasen')
  },
}
/** It is done by its answer, so that its sign opens it; `A` is its panel's. */
export const AskedForVacation: Story = {
  args: { openId: toDos[3]?.id ?? '' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByRole('complementary', { name: 'Request' })).toHaveTextContent('Owain Pryce')
    await userEvent.keyboard('a')
    await userEvent.click(canvas.getByRole('button', { name: 'Answer: Owain Pryce asks for vacation' }))
    await expect(args.onOpen).toHaveBeenLastCalledWith(toDos[3]?.id)
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}
export const DoneOnes: Story = {
  args: {
    state: loaded(listOf(doneToDos)),
    narrowing: { tab: 'done', mine: false, kinds: [] },
    openId: first,
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'To do again' }))
    await expect(args.onDone).toHaveBeenCalledWith(doneToDos[0])
  },
}
export const NoneAtAll: Story = {
  args: { state: loaded(listOf([])) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No to-dos found.')).toBeVisible()
  },
}
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Refused: Story = { args: { state: { kind: 'refused' } } }
export const Dark: Story = { args: { openId: first }, globals: { scheme: 'dark' } }
export const LongWords: Story = {
  args: { openId: first },
  parameters: { screen: { title: 'To-do calendar', longer: true } },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

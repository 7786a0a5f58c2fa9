import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { loaded } from '../shared/fixtures.ts'
import { OneXOneTreeView } from './OneXOneTreeView.tsx'
import type { OneCrewOneTree } from './tree.types.ts'

const wood: OneCrewOneTree = {
  title: 'One crew, one tree',
  count: 12_408,
  since: '2019-04-06',
  partner: 'Schutzgemeinschaft Deutscher Wald',
  place: 'Harburger Berge',
  own: null,
}
const grown = { ...wood, count: 12_409, own: { number: 12_409, plantedAt: '2026-05-27T03:41:00.000Z' } }
const planting = { plant: fn(), busy: false, justNow: false, show: fn() }
const phone = { viewport: { value: 'phone' } }
const meta = {
  component: OneXOneTreeView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'One crew, one tree' } },
  globals: phone,
  args: { state: loaded(wood), planting },
} satisfies Meta<typeof OneXOneTreeView>
export default meta
type Story = StoryObj<typeof meta>

/** Of whoever has planted none yet. */
export const Dashed: Story = {
  play: async ({ canvas, userEvent }) => {
    planting.plant.mockClear()
    await expect(canvas.getByText('12,408')).toBeVisible()
    await expect(canvas.getByText('Since April 2019, with Schutzgemeinschaft Deutscher Wald')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Plant my tree' }))
    await expect(planting.plant).toHaveBeenCalledOnce()
  },
}
export const DashedDark: Story = { globals: { ...phone, scheme: 'dark' } }
export const JustPlanted: Story = {
  args: { state: loaded(grown), planting: { ...planting, justNow: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Plant my tree' })).toBeNull()
    await expect(canvas.getByText('Yours is number 12,409. It stands here: Harburger Berge.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show it to others' }))
    await expect(planting.show).toHaveBeenCalledWith('Tree number 12,409 is mine.')
  },
}
/** Whoever plants none is offered none. */
export const Visited: Story = {
  args: { state: loaded({ ...wood, since: null, partner: null, place: null }), planting: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /tree/ })).toBeNull()
    await expect(canvas.getByText('Everybody who works with us plants one.')).toBeVisible()
  },
}
export const Desk: Story = { args: { state: loaded(grown) }, globals: { viewport: { value: 'desk' } } }
export const OtherTenant: Story = { globals: { ...phone, tenant: 'harbour' } }
export const German: Story = { globals: { ...phone, language: 'de' } }
export const LargeText: Story = {
  globals: { ...phone, text: 'twice', language: 'cy' },
  args: { state: loaded(grown) },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
export const Absent: Story = { args: { state: { kind: 'absent' } } }
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Failed: Story = { args: { state: { kind: 'failed', technical: 'HTTP 503', retry: fn() } } }

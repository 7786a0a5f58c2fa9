import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, fn, within } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { loaded } from '../shared/fixtures.ts'
import { MembershipCrewsView } from './MembershipCrewsView.tsx'
import { crews, many, members } from './membership.fixtures.ts'

const [first] = crews
if (!first) throw new Error('there is no crew')
const shown = { id: first.id, crew: first, members: loaded(members) }
const args: ComponentProps<typeof MembershipCrewsView> = {
  state: loaded(crews),
  shown,
  opened: true,
  search: '',
  onSearch: fn(),
  added: new Set([members[1]?.id ?? '']),
  onCreate: fn(),
  onAdd: fn(),
  ways: {
    onAssign: fn(),
    onRemove: fn(),
    onInvite: fn(),
    contactHref: ({ id }) => `/membership-crews/${first.id}/contact/${id}`,
    profileHref: ({ id }) => `/crew-profile/${id}`,
  },
  panel: null,
}
const meta = {
  component: MembershipCrewsView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Membership crews' } },
  args,
} satisfies Meta<typeof MembershipCrewsView>
export default meta
type Story = StoryObj<typeof meta>

export const Planner: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const favourites = within(await canvas.findByRole('table', { name: 'Favourite' }))
    await expect(favourites.getAllByRole('row')).toHaveLength(6)
    const nele = within(favourites.getByRole('row', { name: /Nele Niemann/ }))
    await expect(nele.getByText('not logged in yet')).toBeVisible()
    await userEvent.click(nele.getByRole('button', { name: 'Invite Nele Niemann again' }))
    await expect(args.ways.onInvite).toHaveBeenCalledWith(members[4])
    await userEvent.click(canvas.getByRole('button', { name: /Assignment of Oke Thomsen/ }))
    await userEvent.click(canvas.getByRole('menuitemradio', { name: 'Regular' }))
    await expect(args.ways.onAssign).toHaveBeenCalledWith(members[3], 'regular')
    const barred = within(canvas.getByRole('table', { name: 'Blocked' }))
    await expect(barred.getByText(/10 April 2026, until asked again/)).toBeVisible()
    await expect(barred.getByText(/until 10 October 2026/)).toBeVisible()
    await userEvent.click(barred.getByRole('button', { name: 'Unblock Anouk Visser' }))
    await expect(args.ways.onRemove).toHaveBeenCalledWith(members[5])
  },
}
/** Sees who they are; says nothing of it, and reaches nobody. */
export const ReadOnly: Story = {
  args: { ways: {}, onCreate: null, onAdd: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Favourite' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Remove|Unblock|Assignment|Add|Create/ })).toBeNull()
    await expect(canvas.queryByRole('link', { name: /^Contact/ })).toBeNull()
  },
}
export const Searched: Story = {
  args: { search: 'messe' },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('navigation', { name: 'Membership crews' }))
    // The one that is opened stands beside what was found.
    await expect(list.getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/membership-crews\/.+\?q=messe$/),
    )
  },
}
export const NobodyYet: Story = {
  args: { shown: { id: first.id, crew: { ...first, favourites: 0, blocked: 0 }, members: loaded([]) } },
}
export const ThreeHundred: Story = { args: { shown: { ...shown, members: loaded(many) } } }
export const NoCrews: Story = {
  args: { state: loaded([]), shown: null, opened: false },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('No membership crews found.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Create membership crew' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
}
export const AbsentCrew: Story = { args: { shown: { id: 'gone', crew: null } } }
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const MembersLoading: Story = { args: { shown: { ...shown, members: { kind: 'loading' } } } }
export const Failed: Story = { args: { state: { kind: 'failed', technical: 'Network Error', retry: fn() } } }
export const Refused: Story = { args: { state: { kind: 'refused' } } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const German: Story = { globals: { language: 'de' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const PhoneList: Story = {
  args: { opened: false, shown: null },
  globals: { viewport: { value: 'phone' }, language: 'de' },
}
export const PhoneTwice: Story = { globals: { viewport: { value: 'phone' }, text: 'twice', language: 'cy' } }
export const LongWords: Story = { parameters: { screen: { title: 'Membership crews', longer: true } } }

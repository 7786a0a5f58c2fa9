import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { loaded } from '../../shared/fixtures.ts'
import { crew, dueCheck, me, ownLineNow, positions, sixty } from '../crews.fixtures.ts'
import type { CrewContent } from './CrewView.tsx'
import { CrewView } from './CrewView.tsx'
import { OwnStep } from '../arriving/OwnStep.tsx'

const base: CrewContent = {
  crew,
  positions,
  lead: {
    time: '06:00',
    until: 'until 14:00',
    untilNote: undefined,
    chip: { status: 'soon', text: 'in 3 h 5 min' },
    zone: null,
    date: 'Wed 27 May',
    role: 'Nordic Sounds 2026 · Load-in',
  },
  reads: false,
  leading: null,
  meId: me.id,
}
const content = (change: Partial<CrewContent> = {}) => ({
  state: loaded({ ...base, ...change }),
})
const step = {
  crewId: 'crew-1',
  line: ownLineNow,
  role: 'Stagehand · Load-in, truck 3',
  opensAt: 'today, 05:00',
  punches: [],
  busy: false,
  notSaved: false,
  canPreCall: false,
  onPreCall: fn(),
  onWithout: null,
}
const received = { at: 0, state: 'received' as const, note: null, problem: null }
const preCall = { punch: { ...received, key: 'pre', kind: 'Pre-call' as const }, time: '04:32' }
const checkIn = { punch: { ...received, key: 'in', kind: 'Check-in' as const }, time: '05:52' }

const meta = {
  component: CrewView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Crew' } },
  args: { ...content(), own: <OwnStep {...step} step="preCall" />, searching: { search: '', onSearch: fn() } },
  render: function Held(args) {
    const [search, setSearch] = useState(args.searching.search)
    return <CrewView {...args} searching={{ search, onSearch: setSearch }} />
  },
} satisfies Meta<typeof CrewView>
export default meta
type Story = StoryObj<typeof meta>

export const OnTheWay: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I am on my way' }))
    await expect(step.onPreCall).toHaveBeenCalledOnce()
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const CheckIn: Story = {
  args: { own: <OwnStep {...step} step="checkIn" punches={[preCall]} /> },
}
export const CheckInOffline: Story = {
  args: {
    own: (
      <OwnStep {...step} step="checkIn" punches={[{ ...preCall, punch: { ...preCall.punch, state: 'noNetwork' } }]} />
    ),
  },
}
export const CheckedIn: Story = {
  args: { own: <OwnStep {...step} step="checkOut" punches={[preCall, checkIn]} /> },
}
export const ToConfirm: Story = {
  args: { own: <OwnStep {...step} step="confirm" line={{ ...ownLineNow, status: 'invited' }} /> },
}
export const Chief: Story = {
  args: {
    ...content({
      leading: { figures: { in: 6, all: 9, late: 2, awaited: 3 }, begun: true, signedOff: false, checks: [dueCheck] },
    }),
    own: null,
  },
}
export const ChiefBefore: Story = {
  args: {
    ...content({
      leading: { figures: { in: 0, all: 9, late: 0, awaited: 9 }, begun: false, signedOff: false, checks: [] },
    }),
    own: null,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Crew list' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Sign off the hours' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Delivery note' })).toBeNull()
  },
}
export const Visitor: Story = {
  args: { ...content({ reads: true }), own: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Lena Petersen' })).toBeNull()
  },
}
export const SixtyPeople: Story = {
  args: {
    ...content({
      crew: {
        ...crew,
        members: sixty.map(({ person, projectCrewItem }) => ({
          ...person,
          function: projectCrewItem.function,
        })),
      },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'hallstrom')
    await expect(canvas.getAllByRole('link', { name: /Hallström/ }).length).toBeGreaterThan(0)
  },
}
export const Nobody: Story = {
  args: {
    ...content({ positions: [], crew: { ...crew, members: [], crewChief: null, contactOnSite: null } }),
    own: null,
  },
}
export const LongGerman: Story = {
  parameters: { screen: { title: 'Crew', longer: true } },
  args: content({
    lead: {
      ...base.lead,
      untilNote: '+1',
      role: 'Hafengeburtstagseröffnungsveranstaltung · Bühnenaufbauunterstützung',
      zone: '06:00–14:00, Mönchengladbacher Ortszeit',
    },
    crew: {
      ...crew,
      location: { ...crew.location, name: 'Mehrzweckveranstaltungshalle Mönchengladbach-Rheindahlen' },
      crewChief: { id: 'x', name: 'Maximiliane-Charlotte von Schönburg-Hartenstein', pictureUrl: null, phone: '+49' },
    },
  }),
}
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Failed: Story = { args: { state: { kind: 'failed', technical: 'Network Error', retry: fn() } } }
export const Refused: Story = { args: { state: { kind: 'refused' } } }
export const Empty: Story = { args: { state: { kind: 'absent' } } }

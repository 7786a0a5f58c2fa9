import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { loaded } from '../../shared/fixtures.ts'
import { chief, geoData, insideAt, outsideAt } from '../crews.fixtures.ts'
import type { ShownPunch } from './own-punches.ts'
import type { PunchBar, PunchContent } from './punch-content.ts'
import { PunchView } from './PunchView.tsx'

const preCall: ShownPunch = {
  key: 'Pre-call',
  kind: 'Pre-call',
  at: 0,
  state: 'received',
  note: null,
  problem: null,
}
const checkIn = (state: ShownPunch['state'], note: ShownPunch['note'] = null): PunchBar => ({
  kind: 'done',
  punch: { ...preCall, key: 'entry', kind: 'Check-in', state, note },
  time: '05:52',
})
const base: PunchContent = {
  task: 'Check-in',
  crewId: 'crew-1',
  lead: {
    time: '06:00',
    until: 'until 14:00',
    untilNote: undefined,
    chip: { status: 'soon', text: 'in 19 min' },
    zone: null,
    role: 'Stagehand · Load-in, truck 3',
    venue: 'Elbphilharmonie Hamburg, Großer Saal',
    city: 'Hamburg',
  },
  place: { name: 'stage door C', geoData, tilesUrl: undefined },
  sight: { at: outsideAt, age: 70_000, asks: false, denied: false, unavailable: false },
  chief: { ...chief, at: 'at stage door C' },
  earlier: [{ punch: preCall, time: '04:32' }],
  bar: { kind: 'ready', outside: true, denied: false },
  keepOpen: false,
}
const inside = { ...base.sight, at: insideAt, age: 3_000 }
const saved = { ...base, lead: { ...base.lead, chip: { status: 'soon' as const, text: 'in 8 min' } }, sight: inside }
const content = (change: Partial<PunchContent>) => ({
  state: loaded({ ...base, ...change }),
})

const meta = {
  component: PunchView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Check in' } },
  args: {
    task: 'Check-in',
    crewId: 'crew-1',
    dialog: null,
    taps: {
      punch: fn(),
      tooEarly: fn(),
      askToShare: fn(),
      share: fn(),
      without: fn(),
      cancel: fn(),
      giveReason: fn(),
      again: fn(),
      leaveEarly: fn(),
      stay: fn(),
    },
    ...content({}),
  },
} satisfies Meta<typeof PunchView>
export default meta
type Story = StoryObj<typeof meta>

export const Outside: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check in' }))
    await expect(args.taps.punch).toHaveBeenCalledOnce()
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Harbour: Story = { globals: { tenant: 'harbour' } }
export const Inside: Story = { args: content({ sight: inside, bar: { kind: 'ready', outside: false, denied: false } }) }
export const Saved: Story = { args: content({ ...saved, bar: checkIn('saved') }) }
export const Sending: Story = {
  args: content({ ...saved, bar: checkIn('sending') }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Checked in 05:52')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Check in' })).toBeNull()
  },
}
export const SavedDark: Story = { ...Sending, globals: { scheme: 'dark' } }
export const Received: Story = { args: content({ ...saved, bar: checkIn('received') }) }
export const Offline: Story = { args: content({ ...saved, bar: checkIn('noNetwork') }) }
export const Duplicate: Story = { args: content({ ...saved, bar: checkIn('received', 'duplicate') }) }
export const Conflict: Story = { args: content({ ...saved, bar: checkIn('received', 'conflict') }) }
export const NotYetShared: Story = {
  args: content({
    sight: { at: null, age: 0, asks: true, denied: false, unavailable: false },
    bar: { kind: 'ready', outside: false, denied: false },
  }),
}
export const Locating: Story = {
  args: content({
    sight: { at: null, age: 0, asks: false, denied: false, unavailable: false },
    bar: { kind: 'locating' },
  }),
}
export const Denied: Story = {
  args: content({
    sight: { at: null, age: 0, asks: false, denied: true, unavailable: false },
    bar: { kind: 'ready', outside: false, denied: true },
  }),
}
export const NotStarted: Story = {
  args: content({
    lead: { ...base.lead, chip: { status: 'soon', text: 'in 3 h 5 min' }, zone: 'Lisbon time' },
    earlier: [],
    bar: { kind: 'notStarted', opensAt: '05:00' },
  }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check in' }))
    await expect(args.taps.tooEarly).toHaveBeenCalledOnce()
    await expect(args.taps.punch).not.toHaveBeenCalled()
  },
}
export const Sharing: Story = { args: { dialog: 'sharing' } }
export const AskedForReason: Story = {
  args: { dialog: 'outside' },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Parking the car' }))
    await expect(args.taps.giveReason).toHaveBeenCalledWith('Parking the car')
  },
}
export const OwnReason: Story = {
  args: { dialog: 'outside' },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Other reason' }))
    await expect(await canvas.findByRole('textbox')).toHaveFocus()
    await userEvent.click(canvas.getAllByRole('button', { name: 'Check in', hidden: false }).at(-1) ?? document.body)
    // The dialog is still opening: what it says becomes visible with it.
    await waitFor(() => expect(canvas.getByText('Say why, in a few words.')).toBeVisible())
    await userEvent.type(canvas.getByRole('textbox'), 'Loading at the river side')
    await userEvent.click(canvas.getAllByRole('button', { name: 'Check in' }).at(-1) ?? document.body)
    await expect(args.taps.giveReason).toHaveBeenCalledWith('Loading at the river side')
  },
}
export const Refused: Story = { args: content({ bar: { kind: 'refused', problem: 'jobNotStarted' } }) }
export const NotSaved: Story = { args: content({ bar: { kind: 'notSaved' } }) }
export const ToConfirm: Story = { args: content({ bar: { kind: 'closed', status: 'invited', jobId: 'job-1' } }) }
export const CalledOff: Story = { args: content({ bar: { kind: 'closed', status: 'noShow', jobId: 'job-1' } }) }
export const CheckOut: Story = {
  parameters: { screen: { title: 'Check out' } },
  args: {
    task: 'Check-out',
    ...content({
      task: 'Check-out',
      lead: { ...base.lead, chip: { status: 'checkedIn', text: 'Checked in' } },
      sight: inside,
      earlier: [
        { punch: preCall, time: '04:32' },
        { punch: { ...preCall, key: 'in', kind: 'Check-in' }, time: '05:52' },
      ],
      bar: { kind: 'ready', outside: false, denied: false },
    }),
  },
}
export const CheckOutBeforeCheckIn: Story = {
  args: { task: 'Check-out', ...content({ bar: { kind: 'needsCheckIn' } }) },
}
export const WithoutCoordinates: Story = {
  args: content({
    place: { name: 'Lieferanteneingang Süd', geoData: null, tilesUrl: undefined },
    bar: { kind: 'ready', outside: false, denied: false },
    keepOpen: true,
  }),
}
export const LongGerman: Story = {
  parameters: { screen: { title: 'Check in', longer: true } },
  args: content({
    lead: {
      ...base.lead,
      until: 'bis 14:00',
      untilNote: '+1',
      chip: { status: 'late', text: 'Verspätet 1 Std. 25 Min.' },
      role: 'Veranstaltungstechnikerin · Bühnenaufbauunterstützung, Sattelauflieger 3',
      venue: 'Mehrzweckveranstaltungshalle Mönchengladbach-Rheindahlen, Großer Saal',
    },
    place: { ...base.place, name: 'Lieferanteneingang Südost, Schrankenanlage' },
    chief: { ...chief, name: 'Maximiliane-Charlotte von Schönburg-Hartenstein', at: 'am Lieferanteneingang Südost' },
  }),
}
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Failed: Story = { args: { state: { kind: 'failed', technical: 'Network Error', retry: fn() } } }
export const NotOnThisCrew: Story = { args: { state: { kind: 'refused' } } }
export const NoCrew: Story = { args: { state: { kind: 'absent' } } }

/** Hours before the end somebody is asked, and stays where they are unless they say otherwise. */
export const LeavesEarly: Story = {
  args: { task: 'Check-out', dialog: 'early', early: '8 h' },
  play: async ({ args, canvas }) => {
    const asked = await canvas.findByRole('alertdialog', { name: 'Check out 8 h before the end?' })
    await userEvent.click(within(asked).getByRole('button', { name: 'Stay checked in' }))
    await expect(args.taps.stay).toHaveBeenCalledOnce()
    await userEvent.click(within(asked).getByRole('button', { name: 'Check out' }))
    await expect(args.taps.leaveEarly).toHaveBeenCalledOnce()
  },
}
/** The second half of a double tap on what stood here before is no punch. */
export const DoubleTapped: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Check in' }))
    await expect(args.taps.punch).toHaveBeenCalledOnce()
  },
}

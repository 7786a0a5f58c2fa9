import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { caption, uuid } from '../../shared/fixtures.ts'
import type { LatePerson } from '../../shared/late/LateNow.tsx'
import { manyShifts, now, planned, positionsOf, shifts } from '../projects.fixtures.ts'
import { CrewRequestsView } from '../asking/CrewRequestsView.tsx'
import { asked } from '../asking/asking.fixtures.ts'
import { OnTheWayView } from './OnTheWayView.tsx'

const person = (name: string, phone: string | null) => ({ id: uuid(name.length), name, pictureUrl: null, phone })
const late: LatePerson[] = [
  { name: 'Aylin Demir', does: caption('rigger', 'Rigger') },
  { name: 'Jonas Feddersen', does: caption('stagehand', 'Stagehand') },
].map(({ name, does }, at) => ({
  id: uuid(90_000 + at),
  person: person(name, at ? null : '+49 40 5550190'),
  chief: person('Hauke Brandt', '+49 40 5550110'),
  function: does,
  starts: '2026-05-27T05:00:00Z',
  timeZone: 'Europe/Berlin',
  crew: { id: shifts[1]?.id ?? '', name: 'Load-in' },
  project: { id: uuid(500), number: 'N-1001', name: 'Nordic Sounds 2026' },
}))
const [, loadIn, rehearsal] = shifts
const accepted = fn()
const meta = {
  component: OnTheWayView,
  decorators: [
    Story => (
      <Page task>
        <Story />
      </Page>
    ),
    withScreen,
  ],
  parameters: { layout: 'fullscreen', screen: { title: 'Nordic Sounds 2026' } },
  globals: { viewport: { value: 'phone' } },
  args: {
    shifts,
    shown: loadIn,
    positions: planned.filter(({ projectCrew }) => projectCrew.id === loadIn?.id),
    late,
    now,
    onShift: fn(),
    people: <p>Everybody</p>,
    requests: (_crew: string): ReactNode => null,
    hrefToFind: id => `?view=person&position=${id}`,
  },
} satisfies Meta<typeof OnTheWayView>
export default meta
type Story = StoryObj<typeof meta>

/** What the client asks for stands with its shift, to be answered there. */
export const Asked: Story = {
  args: {
    requests: crew =>
      crew === rehearsal?.id ? (
        <CrewRequestsView items={[asked]} now={now} onAccept={accepted} onDecline={fn()} />
      ) : null,
  },
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'The client asks for more' })
    await userEvent.click(within(list).getByRole('button', { name: 'Accept' }))
    await expect(accepted).toHaveBeenCalledWith(asked)
  },
}
/** Who is late comes first; of the positions only those that want somebody. */
export const Phone: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 late now')
    await expect(canvas.getAllByText('12 min late')).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: 'Call Aylin Demir' })).toHaveAttribute('href', 'tel:+49405550190')

    const finds = canvas.getAllByRole('link', { name: /^Find/ }).map(({ ariaLabel }) => ariaLabel)
    await expect(finds).toEqual(['Find: Rigger · Motors and points', 'Find: Stagehand', 'Find: Runner'])
    const rest = canvas.getByRole('button', { name: /1 more position/ })
    await expect(canvas.getByText('Everybody')).not.toBeVisible()
    await userEvent.click(rest)
    await expect(canvas.getByText('Everybody')).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: /Thu 28/ }))
    await expect(args.onShift).toHaveBeenLastCalledWith(shifts[3]?.id)
    await userEvent.click(
      within(canvas.getByRole('list', { name: /27 May/ })).getByRole('button', { name: /Rehearsal/ }),
    )
    await expect(args.onShift).toHaveBeenLastCalledWith(rehearsal?.id)

    await expect(canvas.getByRole('link', { name: 'Chief: Amira Haddad' })).toHaveAttribute('href', 'tel:+491705550101')
    await expect(canvas.getByRole('link', { name: /^Way: Elbphilharmonie/ })).toBeVisible()
  },
}
export const Dark: Story = { globals: { viewport: { value: 'phone' }, scheme: 'dark' } }
export const German: Story = { globals: { viewport: { value: 'phone' }, language: 'de' } }
/** The way to people stands at the end of its position, never below it. */
export const Twice: Story = {
  globals: { viewport: { value: 'phone' }, text: 'twice', language: 'de' },
  play: async ({ canvas }) => {
    const finds = await canvas.findAllByRole('link', { name: /: (Rigger|Stagehand|Runner)/ })
    for (const find of finds) {
      const row = find.closest('li')?.querySelector('b')
      await expect(find.getBoundingClientRect().left).toBeGreaterThan(row?.getBoundingClientRect().left ?? Infinity)
      await expect(find.getBoundingClientRect().top).toBeLessThan(row?.getBoundingClientRect().bottom ?? 0)
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
export const NobodyLateAllFull: Story = {
  args: { late: [], shown: rehearsal, positions: rehearsal ? positionsOf([rehearsal]) : [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^Find/ })).toBeNull()
    await expect(canvas.getByText('9 places, all filled')).toBeVisible()
  },
}
export const TwelveDays: Story = {
  args: { shifts: manyShifts, shown: manyShifts[20], positions: positionsOf(manyShifts.slice(20, 21)) },
}
export const NoShifts: Story = { args: { shifts: [], shown: undefined, positions: [], late: [] } }
export const LongWords: Story = { parameters: { screen: { title: 'Project', longer: true } } }

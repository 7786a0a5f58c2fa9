import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { loaded } from '../../shared/fixtures.ts'
import { dueCheck, finishedCheck, lines, listNow, positions, sixty } from '../crews.fixtures.ts'
import { type CrewListContent, CrewListView } from './CrewListView.tsx'
import { listed } from './line-state.ts'

const listedLines = (all: typeof lines) => all.map(line => listed(line, listNow, 5))
const base: CrewListContent = {
  lines: listedLines(lines),
  positions,
  live: { live: true, heard: listNow },
  now: listNow,
  begun: true,
  checks: [],
}
const content = (change: Partial<CrewListContent> = {}) => ({
  state: loaded({ ...base, ...change }),
})

/** As the address has it, what it is narrowed to stays. */
function Narrowed(props: ComponentProps<typeof CrewListView>) {
  const [filter, setFilter] = useState(props.filter)
  const [search, setSearch] = useState(props.search)
  return <CrewListView {...props} {...{ filter, search }} onFilter={setFilter} onSearch={setSearch} />
}

const meta = {
  component: CrewListView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Crew list' } },
  args: {
    ...{ crewId: 'crew-1', busy: false, onOpen: fn(), onCheckIn: fn(() => Promise.resolve()) },
    ...{ filter: 'all', onFilter: fn(), search: '', onSearch: fn() },
    ...content(),
  },
  render: args => <Narrowed {...args} />,
} satisfies Meta<typeof CrewListView>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('1 late now')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Oke Thomsen/ }))
    await expect(args.onOpen).toHaveBeenCalledWith('job-person-4')
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const NotHereYet: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Not here yet/ }))
    await expect(canvas.queryByRole('button', { name: /Oke Thomsen/ })).toBeNull()
    // Who is late is named above as well; who is on the way is not.
    await expect(canvas.getAllByRole('button', { name: /Jonas Feddersen/ }).length).toBe(2)
    await expect(canvas.getAllByRole('button', { name: /Aylin Demir/ }).length).toBe(1)
  },
}
export const SixtyPeople: Story = { args: content({ lines: listedLines(sixty) }) }
export const SixtyDark: Story = { ...SixtyPeople, globals: { scheme: 'dark' } }
export const Searched: Story = {
  args: content({ lines: listedLines(sixty) }),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'nobody at all')
    await expect(canvas.getByText('Nobody fits “nobody at all”.')).toBeVisible()
  },
}
/** What is gone through before the shift; once it is finished, whoever comes later still signs. */
export const Checks: Story = {
  args: content({ checks: [dueCheck, finishedCheck] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go through it' })).toHaveAttribute(
      'href',
      '/crews/crew-1/security-check/form-1/2026-05-27/1',
    )
    await expect(canvas.getByText('Finished')).toBeVisible()
  },
}
export const ChecksDark: Story = { ...Checks, globals: { scheme: 'dark' } }
export const Stale: Story = { args: content({ live: { live: false, heard: listNow - 4 * 60_000 } }) }
export const Waiting: Story = {
  args: content({ lines: base.lines.map((one, index) => (index === 6 ? { ...one, state: 'in', waits: true } : one)) }),
}
export const LongGerman: Story = {
  parameters: { screen: { title: 'Crew list', longer: true } },
  args: content({ lines: listedLines(sixty) }),
}
export const Nobody: Story = { args: content({ lines: [] }) }
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Failed: Story = { args: { state: { kind: 'failed', technical: 'Network Error', retry: fn() } } }
export const Refused: Story = { args: { state: { kind: 'refused' } } }

/** As the screen does: who is checked in is in at once, and the list is busy until that is stored. */
function Answering(props: ComponentProps<typeof CrewListView>) {
  const [came, setCame] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const at = new Date(listNow).toISOString()
  const now = lines.map(one =>
    listed(came.includes(one.id) ? { ...one, status: 'checkedIn', checkInAt: at } : one, listNow, 5),
  )
  return (
    <Narrowed
      {...props}
      {...content({ lines: now })}
      busy={busy}
      onOpen={id => setCame(before => [...before, id])}
      onCheckIn={async people => {
        setBusy(true)
        await props.onCheckIn(people)
        setCame(before => [...before, ...people.map(({ id }) => id)])
        setBusy(false)
      }}
    />
  )
}
/** A tap checks in here: the row and the strip above it keep their place, and a second tap meets nothing. */
export const StandsStill: Story = {
  render: args => <Answering {...args} />,
  play: async ({ canvas }) => {
    const [late] = canvas.getAllByRole('button', { name: /^Jonas Feddersen,? ?(?!.*no answer)/ }).slice(-1)
    const other = canvas.getByRole('button', { name: /^Lena Petersen/ })
    const top = other.getBoundingClientRect().top
    await userEvent.dblClick(late as HTMLElement)
    await expect(canvas.getByText('1 late now')).toBeVisible()
    await expect(other.getBoundingClientRect().top).toBe(top)
    await waitFor(() => expect(canvas.queryByText('1 late now')).toBeNull())
  },
}
/** Late ones first; two at once, by keyboard. */
export const Several: Story = {
  render: args => <Answering {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check in several' }))
    const boxes = await canvas.findAllByRole('checkbox')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Who is here?' })).toHaveFocus())
    await expect(boxes.map(box => box.closest('label')?.querySelector('b')?.textContent)).toEqual([
      'Jonas Feddersen',
      'Aylin Demir',
    ])
    await expect(canvas.getByRole('status')).toHaveTextContent('0 chosen')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('status')).toHaveTextContent('1 chosen')
    await userEvent.click(canvas.getByRole('button', { name: 'Choose all 2' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Check in 2 people' }))
    await expect(args.onCheckIn).toHaveBeenCalledWith([
      expect.objectContaining({ id: 'job-person-5' }),
      expect.objectContaining({ id: 'job-person-2' }),
    ])
    // The head and the tabs say the same from the first moment, while the list below them stands still.
    await expect(await canvas.findByRole('tab', { name: 'In 8' })).toBeVisible()
    await expect(canvas.getByRole('tab', { name: 'All 13' })).toBeVisible()
    await expect(canvas.getByText('8 of 9 in')).toBeVisible()
    await expect(canvas.getByText('1 late')).not.toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Check in several' })).toBeNull()
    await waitFor(() => expect(canvas.queryByText('1 late')).toBeNull())
  },
}
export const SeveralOfSixty: Story = {
  args: content({ lines: listedLines(sixty) }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check in several' }))
    await userEvent.type(await canvas.findByRole('searchbox'), 'nowak')
    for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box)
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByRole('button', { name: 'Check in several' })).toHaveFocus()
  },
}
export const SeveralDark: Story = {
  globals: { scheme: 'dark' },
  args: content({ lines: listedLines(sixty) }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check in several' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose all 20' }))
  },
}
/** Before the shift nothing leads to signing it off. */
export const NotBegun: Story = {
  args: content({ begun: false }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: /All/ })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Sign off the hours' })).toBeNull()
  },
}
/** Twice as large, both acts take a line each rather than break their words. */
export const LargeText: Story = {
  globals: { viewport: { value: 'phone' }, text: 'twice' },
  play: async ({ canvas }) => {
    const several = canvas.getByRole('button', { name: 'Check in several' }).getBoundingClientRect()
    const signOff = canvas.getByRole('link', { name: 'Sign off the hours' }).getBoundingClientRect()
    await expect(signOff.top).toBeGreaterThanOrEqual(several.bottom)
  },
}

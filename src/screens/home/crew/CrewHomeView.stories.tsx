import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { JobQuestion } from '../../shared/job/JobQuestion.tsx'
import { aboutJob } from '../../shared/job/commanded.ts'
import { change, collision, loaded, morning, nextCall, quiet, shift, vacancy, warnings } from '../../shared/fixtures.ts'
import { CrewHomeView } from './CrewHomeView.tsx'
import { HomeFrame } from '../HomeFrame.tsx'
import { invited, longWords, notices, running, upcoming } from '../home.fixtures.ts'

const paper = {
  type: { id: 't1', caption: 'Contract', code: 'staffContract' },
  ...{ signatories: 3, since: '2026-05-25T08:00:00Z' },
}
const none = { notes: [], total: 0, leads: true }
const meta = {
  component: CrewHomeView,
  decorators: [
    (Story, { parameters }) => (
      <HomeFrame name="Jonas" now={morning} state={parameters['state'] ?? loaded(null)}>
        {() => <Story />}
      </HomeFrame>
    ),
    withScreen,
  ],
  parameters: { layout: 'fullscreen', screen: { title: 'Home' } },
  args: {
    queue: { toConfirm: invited.slice(0, 1), upcoming, notices, open: 7, figures: null, unsigned: none },
    now: morning,
    commands: quiet,
  },
} satisfies Meta<typeof CrewHomeView>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
/** Where somebody reads on and whom they turn to stand there with nothing announced. */
export const Links: Story = {
  parameters: {
    screen: {
      title: 'Home',
      session: { user: { userRights: { crewInfo: { READ: ['ALL'] }, faq: { READ: ['ALL'] } } } },
    },
  },
  args: { queue: { toConfirm: [], upcoming: [], notices: [], open: 0, figures: null, unsigned: none } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Crew info/ })).toHaveAttribute('href', '/crew-info')
    await expect(canvas.getByRole('link', { name: /^Help centre/ })).toHaveAttribute('href', '/help')
    await expect(canvas.getByRole('link', { name: 'Call support' })).toHaveAttribute('href', 'tel:+49405550100')
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Harbour: Story = { globals: { tenant: 'harbour' } }
export const Applied: Story = {
  args: {
    queue: {
      toConfirm: [],
      upcoming: [],
      notices: [],
      open: 0,
      figures: null,
      unsigned: none,
      applied: [vacancy(shift('2026-06-05', '05:45', '16:00')), vacancy(shift('2026-06-09', '05:45', '16:00'))],
    },
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('link', { name: /Applied for 2 jobs/ })
    await expect(row).toHaveAttribute('href', '/jobs?tab=appliedFor')
    await expect(canvas.getByText('Planning answers; next: Stagehand, Fri 5 Jun, 05:45')).toBeVisible()
  },
}
const dates = {
  id: 'question',
  note: 'Autumn fair, three halls.',
  answerBy: '2026-06-20T16:00:00.000Z',
  closedAt: null,
  createdAt: '2026-05-20T09:00:00.000Z',
  answeredAt: null,
  shifts: [
    { id: 'early', date: '2026-10-02', begin: '06:00', end: '14:00', can: false, job: null },
    {
      id: 'late',
      date: '2026-10-02',
      begin: '22:00',
      end: '06:00',
      can: false,
      job: { id: 'job', venue: 'Barclays Arena', startTime: '18:00', endTime: '23:30' },
    },
  ],
}
/** Shifts are asked about before there are jobs; each has a tick of its own. */
export const AskedForDates: Story = {
  args: {
    queue: {
      ...{ toConfirm: [], upcoming: [], notices: [], open: 0, figures: null, unsigned: none },
      asked: [dates, { ...dates, id: 'answered', answeredAt: '2026-05-26T09:00:00.000Z' }],
    },
  },
  play: async ({ canvas }) => {
    const [open, said] = await canvas.findAllByRole('article', { name: 'When could you work?' })
    const asked = within(open ?? document.body)
    await expect(asked.getByRole('button', { name: 'I cannot on any of them' })).toBeVisible()
    await userEvent.click(asked.getByRole('checkbox', { name: /06:00–14:00/ }))
    await expect(asked.getByRole('button', { name: 'I can on 1 of 2' })).toBeVisible()
    await expect(asked.getByText('You have a job then: 18:00–23:30, Barclays Arena')).toBeVisible()
    // What was said can be said anew, and says nothing until something is changed.
    await expect(within(said ?? document.body).queryByRole('button')).toBeNull()
  },
}
/** What is due first, then what waits for one's signature, then what waits for others before. */
export const ToSign: Story = {
  args: {
    queue: {
      ...{ toConfirm: [], upcoming: [], notices: [], open: 0, figures: null, unsigned: none },
      papers: [
        {
          kind: 'form',
          form: { id: 'f1', name: 'Safety 2026', dueDate: '2026-06-30', asked: 6, answered: 2, training: false },
        },
        {
          kind: 'upload',
          document: {
            ...{ id: 'd3', name: 'Health insurance card', type: paper.type, wants: 'upload', state: 'toUpload' },
            ...{
              dueDate: '2026-05-31',
              validUntil: null,
              uploadedAt: null,
              place: null,
              signatories: 0,
              waitsFor: null,
            },
          },
        },
        {
          kind: 'document',
          document: { ...paper, id: 'd1', name: 'Rate agreement 2026', turn: true, place: 1, waitsFor: null },
        },
        {
          kind: 'document',
          document: {
            ...{ ...paper, id: 'd2', name: 'House rules and access' },
            ...{ turn: false, place: 3, waitsFor: 'Katharina Brandt' },
          },
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    const form = canvas.getByRole('link', { name: 'Safety 2026' })
    await expect(form).toHaveAttribute('href', '/forms/f1')
    await expect(form).toHaveAccessibleDescription('Form, 2 of 6 answered')
    await expect(canvas.getByText('by Tue 30 Jun')).toBeVisible()
    const asked = canvas.getByRole('link', { name: 'Health insurance card' })
    await expect(asked).toHaveAttribute('href', '/documents/d3')
    await expect(asked).toHaveAccessibleDescription('To upload')
    await expect(canvas.getByText('by Sun 31 May')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All' })).toHaveAttribute('href', '/payrolls-documents')
    const mine = canvas.getByRole('link', { name: 'Rate agreement 2026' })
    await expect(mine).toHaveAttribute('href', '/documents/d1')
    await expect(mine).toHaveAccessibleDescription('Contract · To sign, 1 of 3')
    await expect(canvas.getByText('Contract · Waits for Katharina Brandt')).toBeVisible()
  },
}
export const ManyToConfirm: Story = {
  args: { queue: { toConfirm: invited, upcoming, notices: [], open: 0, figures: null, unsigned: none } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article')
    const now = canvas.getByRole('region', { name: 'Your next call' })
    await expect(first?.compareDocumentPosition(now)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(second?.compareDocumentPosition(now)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
    await expect(canvas.getByRole('link', { name: 'All 5 to confirm' })).toHaveAttribute('href', '/jobs?tab=toConfirm')
  },
}
export const Running: Story = {
  args: {
    queue: {
      toConfirm: [],
      upcoming: [running, ...upcoming.slice(1)],
      notices: [],
      open: 0,
      figures: null,
      unsigned: none,
    },
  },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Check out' })).toHaveAttribute(
      'href',
      `/crews/${running.projectCrew.id}/check-out`,
    ),
}
/** Whoever leads the crew: how it stands, and straight to its tools; below, the crews with the most places to fill first. */
const led = { ...running, isCrewChief: true, crewPlaces: { amount: 23, filled: 23 } }
const ledLater = upcoming.slice(1, 4).map((job, at) => ({
  ...job,
  isCrewChief: true,
  crewPlaces: { amount: 12, filled: [12, 7, 10][at] ?? 0 },
}))
export const Leading: Story = {
  args: {
    now: Date.parse('2026-05-27T04:12:00Z'),
    queue: {
      toConfirm: [],
      upcoming: [led, ...ledLater],
      notices: [],
      open: 0,
      figures: { in: 15, all: 23, late: 2, awaited: 6 },
      unsigned: none,
    },
  },
  play: async ({ canvas }) => {
    const hero = within(canvas.getByRole('region', { name: 'Running now' }))
    await expect(hero.getByText('15 of 23 in')).toBeVisible()
    await expect(hero.getByText('2 late')).toBeVisible()
    const crew = `/crews/${led.projectCrew.id}`
    await expect(hero.getByRole('link', { name: 'List' })).toHaveAttribute('href', `${crew}/crew-chief-job`)
    await expect(hero.getByRole('link', { name: 'Map' })).toHaveAttribute('href', `${crew}/crew-chief-location`)
    await expect(hero.getByRole('link', { name: 'Kiosk' })).toHaveAttribute('href', `${crew}?kiosk`)
    const places = within(canvas.getByRole('list', { name: 'Crews you lead' })).getAllByText(/places filled/)
    await expect(places.map(({ textContent }) => textContent)).toEqual([
      '7 of 12 places filled5 to fill',
      '23 of 23 places filled',
      '12 of 12 places filled',
    ])
  },
}
export const LeadingDark: Story = { ...Leading, globals: { scheme: 'dark' } }
const night = { ...nextCall, ...shift('2026-05-27', '00:10', '06:00') }
export const InBeforeTheStart: Story = {
  args: {
    now: Date.parse('2026-05-26T21:50:00Z'),
    queue: {
      toConfirm: [],
      upcoming: [{ ...night, status: 'checkedIn', checkInAt: '2026-05-26T21:45:00Z' }],
      notices: [],
      open: 0,
      figures: null,
      unsigned: none,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Checked in, starts tomorrow 00:10')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Your next call, tomorrow' })).toBeVisible()
    await expect(canvas.queryByText('Running now')).not.toBeInTheDocument()
  },
}
export const TheDayBefore: Story = {
  args: {
    now: morning - 20 * 3_600_000,
    queue: { toConfirm: [], upcoming: [nextCall], notices: [], open: 2, figures: null, unsigned: none },
  },
}
export const NothingNow: Story = {
  args: { queue: { toConfirm: [], upcoming: [], notices: [], open: 7, figures: null, unsigned: none } },
}
/** Seven notices: five at first, the others a tap away. */
export const ManyNotices: Story = {
  args: {
    queue: {
      toConfirm: [],
      upcoming,
      open: 0,
      figures: null,
      unsigned: none,
      notices: Array.from({ length: 7 }, (_, at) => ({
        id: `notice ${at}`,
        title: `Notice ${at + 1}`,
        body: 'Read it.',
        kind: 'notice',
        icon: null,
        phone: null,
        important: false,
        publishedAt: '2026-05-20T08:00:00Z',
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Notice 7')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'All 7' }))
    await expect(canvas.getByText('Notice 7')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'All 7' })).toBeNull()
  },
}
export const Loading: Story = { parameters: { state: { kind: 'loading' } } }
export const Failed: Story = {
  parameters: { state: { kind: 'failed', technical: 'Network Error', retry: () => undefined } },
}
export const NotRefreshed: Story = { parameters: { state: loaded(null, morning) } }
export const LongGerman: Story = {
  args: {
    queue: { toConfirm: invited.slice(1, 2), upcoming: longWords, notices, open: 112, figures: null, unsigned: none },
  },
  parameters: { screen: { title: 'Home', longer: true } },
}
export const DoubleBooking: Story = {
  render: args => (
    <>
      <CrewHomeView {...args} />
      {invited[1] ? (
        <JobQuestion
          question={{
            kind: 'doubleBooking',
            about: aboutJob(invited[1]),
            collisions: [collision],
            absences: [],
            busy: false,
            failure: null,
            accept: () => undefined,
            keep: () => undefined,
          }}
        />
      ) : null}
    </>
  ),
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Keep the job I have' })).toHaveFocus(),
}

const changedJob = { ...nextCall, ...shift('2026-05-30', '06:30', '15:00'), id: 'changed', change }
export const ShortNight: Story = {
  args: {
    queue: {
      toConfirm: invited.slice(0, 1).map(job => ({ ...job, warnings })),
      upcoming: [{ ...changedJob, warnings: warnings.slice(0, 1) }],
      notices: [],
      figures: null,
      open: 0,
      unsigned: none,
    },
  },
  play: async ({ canvas }) => {
    const [changed, asked] = canvas.getAllByRole('article').map(card => within(card))
    await expect(asked?.getByText(/^Only 8:00 h of rest .* the least is 11:00 h/)).toBeVisible()
    await expect(asked?.getByText(/^This makes a working day of 12:30 h; the most is 10:00 h/)).toBeVisible()
    await expect(changed?.getByText(/^Only 8:00 h of rest/)).toBeVisible()
  },
}

const give = fn()
export const Changed: Story = {
  args: {
    commands: { ...quiet, give },
    queue: { toConfirm: [], upcoming: [...upcoming, changedJob], notices: [], open: 0, figures: null, unsigned: none },
  },
  play: async ({ canvas, userEvent }) => {
    give.mockClear()
    await expect(canvas.getByText('05:30 – 14:00')).toBeVisible()
    await expect(canvas.getByText('06:30 – 15:00')).toBeVisible()
    await expect(canvas.getByText('Gate 4')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'I can’t come' })).toBeEnabled()
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }))
    await expect(give).toHaveBeenCalledWith(expect.objectContaining({ seen: change.seen }), 'acknowledge')
  },
}
const [first] = invited
export const Confirming: Story = {
  args: { commands: { ...quiet, give } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))
    await expect(give).toHaveBeenCalledWith(first && aboutJob(first), 'confirm')
  },
}

export const StandsStill: Story = {
  args: { queue: { toConfirm: invited, upcoming, notices: [], open: 0, figures: null, unsigned: none } },
  render: function Answering(args) {
    const [answered, setAnswered] = useState<readonly string[]>([])
    return (
      <CrewHomeView
        {...args}
        queue={{ ...args.queue, toConfirm: invited.filter(job => !answered.includes(job.projectCrewItem.id)) }}
        commands={{
          ...quiet,
          statusOf: (position, known) => (answered.includes(position) ? 'confirmed' : known),
          give: about => setAnswered(before => [...before, about.position]),
        }}
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    const [, second] = canvas.getAllByRole('article')
    const top = second?.getBoundingClientRect().top
    await userEvent.dblClick(
      within(canvas.getAllByRole('article')[0] as HTMLElement).getByRole('button', { name: 'Confirm' }),
    )
    // The card stays where it was, and the second tap of the thumb meets nothing.
    await expect(canvas.getByRole('link', { name: 'All 5 to confirm' })).toBeVisible()
    await expect(second?.getBoundingClientRect().top).toBe(top)
    await expect(await canvas.findByRole('link', { name: 'All 4 to confirm' })).toBeVisible()
  },
}

const onTheWay = { ...nextCall, preCallAt: '2026-05-27T03:30:00Z' }
const onlyNow = (job: typeof nextCall) => ({
  toConfirm: [],
  upcoming: [job],
  notices: [],
  open: 0,
  figures: null,
  unsigned: none,
})
export const WithinTheGrace: Story = {
  args: { now: Date.parse('2026-05-27T04:04:00Z'), queue: onlyNow(nextCall) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('now')).toBeVisible()
    await expect(canvas.queryByText(/late/)).toBeNull()
  },
}
export const Late: Story = {
  args: { now: Date.parse('2026-05-27T04:12:00Z'), queue: onlyNow(nextCall) },
  play: ({ canvas }) => expect(canvas.getByText('12 min late')).toBeVisible(),
}
export const OnTheWay: Story = {
  args: { now: Date.parse('2026-05-27T04:12:00Z'), queue: onlyNow(onTheWay) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On the way')).toBeVisible()
    await expect(canvas.queryByText(/late/)).toBeNull()
  },
}
export const PreCallReceived: Story = {
  args: { queue: onlyNow(onTheWay) },
  play: ({ canvas }) => expect(canvas.getByText('On the way since 05:30, received')).toBeVisible(),
}
export const PreCallSaved: Story = {
  args: { queue: { ...onlyNow(onTheWay), unsent: [onTheWay.projectCrewItem.id] } },
  play: ({ canvas }) => expect(canvas.getByText('On the way since 05:30, saved on this device')).toBeVisible(),
}

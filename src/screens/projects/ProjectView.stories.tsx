import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { loaded } from '../shared/fixtures.ts'
import { VisitorLinkView } from '../shared/visitor/VisitorLinkView.tsx'
import { ProjectView, type ProjectContent } from './ProjectView.tsx'
import { ShiftPeopleView } from './staffing/ShiftPeopleView.tsx'
import type { Group } from './staffing/people.ts'
import {
  afterMidnight,
  groups,
  manyShifts,
  named,
  now,
  project,
  shifts,
  visited,
  visitedShifts,
} from './projects.fixtures.ts'

const people = (shown: readonly Group[]) => (
  <ShiftPeopleView state={loaded(shown)} crewId="crew" date="2026-05-27" now={now} />
)
const link = (
  <VisitorLinkView
    words="projects.link"
    state={loaded({ login: 'N-1001', password: 'not shown', link: 'https://crew.example/projects/N-1001' })}
    renews
    asking={false}
    busy={false}
    notCopied={false}
    onCopy={fn()}
    onRenew={fn()}
    onSure={fn()}
    onKeep={fn()}
  />
)
const content = (change: Partial<ProjectContent> = {}) => ({
  state: loaded<ProjectContent>({ project, shifts, shown: shifts[1], ...change }),
})

const meta = {
  component: ProjectView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Project' } },
  args: { ...content(), now, onShift: fn(), people: people(groups), link },
} satisfies Meta<typeof ProjectView>
export default meta
type Story = StoryObj<typeof meta>

export const Planner: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(project.name)
    await expect(canvas.getAllByText(project.name)).toHaveLength(1)
    await expect(canvas.getByRole('button', { name: /Load-in/ })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByText('Production manager · Hanse Konzerte GmbH')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Call Henrike Lohmann' })).toHaveAttribute('href', 'tel:+49405550200')
    await expect(canvas.getByRole('link', { name: 'Write to Henrike Lohmann' })).toHaveAttribute(
      'href',
      'mailto:henrike@hanse-konzerte.example',
    )
    await userEvent.click(canvas.getByRole('button', { name: /Show 2/ }))
    await expect(args.onShift).toHaveBeenCalledWith(shifts[5]?.id)
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Harbour: Story = { globals: { tenant: 'harbour' } }
export const Visitor: Story = {
  args: {
    ...content({ project: visited, shifts: visitedShifts, shown: visitedShifts[1] }),
    people: people(named),
    link: null,
  },
}
export const SignedShift: Story = { args: content({ shown: shifts[0] }) }
export const TwelveDaysSixCrews: Story = {
  args: content({ project: { ...project, endDate: '2026-06-12' }, shifts: manyShifts, shown: manyShifts[20] }),
}
export const LongGerman: Story = {
  parameters: { screen: { title: 'Project', longer: true } },
  args: content({
    project: {
      ...project,
      name: 'Jahreshauptversammlung der Donaudampfschifffahrtsgesellschaft mit Abendveranstaltung',
      company: { ...project.company, name: 'Veranstaltungstechnikvermietungsgesellschaft Mönchengladbach mbH' },
      clientMark: 'DDSG',
    },
    shifts: shifts.map(one => ({ ...one, name: `${one.name} Beleuchtungsanlagenendabnahme` })),
  }),
}
/** What is on is marked; what begins after midnight carries its day. */
export const AfterMidnight: Story = {
  args: { people: people(afterMidnight) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Load-in/ })).toHaveTextContent('now')
    await expect(canvas.getByRole('button', { name: /Rehearsal/ })).not.toHaveTextContent('now')
    await expect(canvas.getByText(/Thu 00:30–04:00/)).toBeVisible()
    await expect(canvas.queryByText(/Wed 07:00/)).toBeNull()
  },
}
export const NoShifts: Story = { args: content({ shifts: [], shown: undefined }) }
export const Nobody: Story = { args: { people: people([]) } }
export const PeopleFailed: Story = {
  args: {
    people: (
      <ShiftPeopleView
        state={{ kind: 'failed', technical: 'Network Error', retry: fn() }}
        crewId="crew"
        date="2026-05-27"
        now={now}
      />
    ),
  },
}
export const Loading: Story = { args: { state: { kind: 'loading' } } }
const retry = fn()
export const Failed: Story = {
  args: { state: { kind: 'failed', technical: 'Network Error', retry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}
export const Refused: Story = { args: { state: { kind: 'refused' } } }
export const NotFound: Story = { args: { state: { kind: 'absent' } } }

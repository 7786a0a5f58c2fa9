import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { type Drafts, altered, baseOf } from '../../../../domain/projectPlans/drafts.ts'
import { Page } from '../../../ui/Page/Page.tsx'
import { Segments } from '../../../ui/Segments/Segments.tsx'
import { uuid } from '../../shared/fixtures.ts'
import { CrewRequestsView } from '../asking/CrewRequestsView.tsx'
import { asked } from '../asking/asking.fixtures.ts'
import { now, planned, shifts } from '../projects.fixtures.ts'
import { PlanView } from './PlanView.tsx'

const items = [
  { value: 'shift', label: 'Shift' },
  { value: 'crew', label: 'Crew' },
]
const rigger = planned[1]
const accepted = fn()
const declined = fn()
const edited: Drafts = altered(
  {},
  planned.slice(1, 3).map(item => ({ base: baseOf(item), change: { startTime: '06:30', amountOfRows: 9 } })),
)

const meta = {
  component: PlanView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Nordic Sounds 2026' } },
  args: {
    views: <Segments label="View" value="crew" onChange={() => undefined} items={items} />,
    shifts: shifts.slice(1, 5),
    items: planned,
    catering: [
      { value: uuid(1), label: 'One warm meal' },
      { value: uuid(2), label: 'Drinks only' },
    ],
    drafts: {},
    busy: false,
    problem: null,
    onEdit: fn(),
    onSave: fn(),
    onDiscard: fn(),
    onRemove: fn(),
    onAddCrew: fn(),
    onFromTemplate: fn(),
    onKeepAsTemplate: fn(),
    onAddPosition: fn(),
    onRemoveCrew: fn(),
    onUnfinished: fn(),
    history: () => null,
    now,
  },
  // Drafts are kept as the chart keeps them, so that rows show what was entered.
  render: args => <Kept {...args} />,
} satisfies Meta<typeof PlanView>
export default meta
type Story = StoryObj<typeof meta>

function Kept(args: Parameters<typeof PlanView>[0]) {
  const [drafts, setDrafts] = useState(args.drafts)
  return (
    <Page width="wide">
      <h1>Nordic Sounds 2026</h1>
      <PlanView
        {...args}
        drafts={drafts}
        onEdit={edits => {
          args.onEdit(edits)
          setDrafts(before => altered(before, edits))
        }}
        onDiscard={() => {
          args.onDiscard()
          setDrafts({})
        }}
      />
    </Page>
  )
}

/** What the client asks for stands in its crew until it is answered; the other crews show nothing of it. */
export const ClientAsks: Story = {
  args: {
    requests: crew =>
      crew === shifts[1]?.id ? (
        <CrewRequestsView items={[asked]} now={now} onAccept={accepted} onDecline={declined} />
      ) : null,
  },
  play: async ({ canvas, userEvent }) => {
    const load = within(canvas.getByRole('region', { name: /07:00.*Load-in/ }))
    const request = within(load.getByRole('article', { name: '4 × Stagehand' }))
    await expect(request.getByText('Client added')).toBeVisible()
    await expect(request.getByText(/asked by Henrike Lohmann/)).toBeVisible()
    await expect(request.getByText(/The second truck is full/)).toBeVisible()
    await userEvent.click(request.getByRole('button', { name: 'Accept' }))
    await expect(accepted).toHaveBeenCalledWith(asked)
    await userEvent.click(request.getByRole('button', { name: 'Decline' }))
    await expect(declined).toHaveBeenCalledWith(asked)
  },
}
export const ClientAsksPhone: Story = {
  args: ClientAsks.args ?? {},
  globals: { viewport: { value: 'phone' }, scheme: 'dark', language: 'de' },
}
export const Read: Story = {
  play: async ({ canvas }) => {
    const load = within(canvas.getByRole('region', { name: /07:00.*Load-in/ }))
    await expect(load.getAllByRole('listitem')).toHaveLength(4)
    await expect(load.getByRole('heading')).toHaveTextContent('07:00–15:00 Load-in Wed 27 May, chief Amira Haddad')
    await expect(load.getByText('Client added')).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Alter what is chosen' })).toBeNull()
  },
}
export const AlteredTogether: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const load = within(canvas.getByRole('region', { name: /Load-in/ }))
    await userEvent.click(load.getByRole('checkbox', { name: 'Choose all of Load-in' }))
    const bar = within(canvas.getByRole('region', { name: 'Alter what is chosen' }))
    await expect(bar.getByRole('status')).toHaveTextContent('4 positions, 14 places')
    await userEvent.click(bar.getByRole('button', { name: 'Start 15 minutes earlier' }))
    await userEvent.click(bar.getByRole('button', { name: 'Start 15 minutes earlier' }))
    await userEvent.click(bar.getByRole('button', { name: 'One place more' }))
    await expect(bar.getByRole('group', { name: 'Start' })).toHaveTextContent('−30 min')
    await expect(load.getByRole('textbox', { name: 'Start, Rigger' })).toHaveValue('06:30')
    await expect(load.getAllByText('07:00', { selector: 'del' })).toHaveLength(4)
    // Eleven people have confirmed or were asked.
    await userEvent.click(bar.getByRole('button', { name: 'Save, tell 11' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}
export const TypedInCells: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const load = within(canvas.getByRole('region', { name: /Load-in/ }))
    const start = load.getByRole('textbox', { name: 'Start, Rigger' })
    await userEvent.click(start)
    await userEvent.keyboard('630{Enter}')
    await expect(args.onEdit).toHaveBeenLastCalledWith([
      { base: rigger && baseOf(rigger), change: { startTime: '06:30' } },
    ])
    // Enter goes on to the next row of the column.
    await expect(load.getByRole('textbox', { name: 'Start, Stagehand' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(load.getByRole('textbox', { name: 'Start, Crew chief' })).toHaveFocus()
    const places = load.getByRole('textbox', { name: 'Places, Stagehand' })
    await userEvent.click(places)
    await userEvent.keyboard('++-')
    await expect(places).toHaveValue('9')
    // Six have confirmed: there cannot be fewer.
    await userEvent.clear(places)
    await userEvent.keyboard('2{Enter}')
    await expect(places).toHaveValue('6')
  },
}
export const NoTime: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const load = within(canvas.getByRole('region', { name: /Load-in/ }))
    await userEvent.click(load.getByRole('textbox', { name: 'Start, Stagehand' }))
    await userEvent.keyboard('630{Tab}')
    const end = load.getByRole('textbox', { name: 'End, Runner' })
    await userEvent.clear(end)
    await userEvent.tab()
    await expect(load.getByRole('alert')).toHaveTextContent('No start or end time entered for a position.')
    await expect(canvas.getByRole('button', { name: /^Save/ })).toBeDisabled()
    await expect(args.onUnfinished).toHaveBeenLastCalledWith(true)
    // What is no time is another matter than none at all.
    await userEvent.click(end)
    await userEvent.keyboard('9999{Tab}')
    await expect(load.getByRole('alert')).toHaveTextContent('Enter a time.')
    await userEvent.click(end)
    await userEvent.keyboard('{Escape}')
    await expect(load.queryByRole('alert')).toBeNull()
    await expect(canvas.getByRole('button', { name: /^Save/ })).toBeEnabled()
  },
}
export const DiscardedAfterAQuestion: Story = {
  args: { drafts: edited },
  play: async ({ canvas, args, userEvent }) => {
    const load = within(canvas.getByRole('region', { name: /Load-in/ }))
    await userEvent.click(load.getByRole('textbox', { name: 'End, Runner' }))
    await userEvent.keyboard('99:99{Tab}')
    await userEvent.click(canvas.getByRole('button', { name: 'Discard what was altered' }))
    const question = within(canvas.getByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Stay here' }))
    await expect(args.onDiscard).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Discard what was altered' }))
    await userEvent.click(within(canvas.getByRole('alertdialog')).getByRole('button', { name: /Leave|Discard/ }))
    await expect(args.onDiscard).toHaveBeenCalledOnce()
    // Also what was typed and never taken.
    await expect(load.getByRole('textbox', { name: 'End, Runner' })).toHaveValue('15:00')
    await expect(load.getByRole('textbox', { name: 'Start, Rigger' })).toHaveValue('07:00')
  },
}
export const LongShift: Story = {
  play: async ({ canvas, userEvent }) => {
    const load = within(canvas.getByRole('region', { name: /Load-in/ }))
    const start = load.getByRole('textbox', { name: 'Start, Runner' })
    await userEvent.click(start)
    await userEvent.keyboard('1530{Enter}')
    await expect(load.getByText('This shift lasts 23.5 h. Is that meant?')).toBeVisible()
  },
}
export const Comments: Story = {
  play: async ({ canvas, userEvent }) => {
    const load = within(canvas.getByRole('region', { name: /Load-in/ }))
    await userEvent.click(load.getByRole('button', { name: 'Comments on Rigger' }))
    const panel = within(canvas.getByRole('complementary', { name: 'Comments' }))
    await expect(panel.getByRole('heading')).toHaveTextContent('Rigger, Load-in')
    await userEvent.type(panel.getByRole('textbox', { name: 'Inside' }), ' to Bremen')
    // Nobody is told of a comment.
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible()
  },
}
export const Refused: Story = {
  args: { drafts: edited, problem: { code: 'amountBelowFilled', item: rigger?.id ?? null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('More people are confirmed than places would remain.')
  },
}
export const Unreachable: Story = { args: { drafts: edited, problem: { code: 'unreachable', item: null } } }
export const NothingYet: Story = {
  args: { shifts: [], items: [] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add crew' }))
    await expect(args.onAddCrew).toHaveBeenCalledOnce()
  },
}
export const Dark: Story = { args: { drafts: edited }, globals: { scheme: 'dark' } }
export const LongWords: Story = { args: { drafts: edited }, parameters: { screen: { longer: true } } }
export const Phone: Story = { args: { drafts: edited }, globals: { viewport: { value: 'phone' } } }
export const Desk: Story = { args: { drafts: edited }, globals: { viewport: { value: 'desk' } } }

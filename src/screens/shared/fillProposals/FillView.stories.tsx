import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { FillView, type FillViewProps } from './FillView.tsx'
import {
  aborted,
  contextOf,
  keys,
  many,
  now,
  outdated,
  partly,
  proposal,
  proposalOf,
  working,
} from './fill.fixtures.ts'

const meta = {
  component: FillView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Fill open places' } },
  args: {
    state: 'ready',
    context: contextOf(proposal),
    name: 'Nordic Sounds 2026',
    bounds: { first: '2026-05-27', last: '2026-05-30' },
    open: 12,
    now,
    send: fn(),
  },
  render: args => <Kept {...args} />,
} satisfies Meta<typeof FillView>
export default meta
type Story = StoryObj<typeof meta>

/** Keeps what is chosen, as the chart does. */
function Kept(args: FillViewProps) {
  const [chosen, setChosen] = useState(args.context.chosen)
  return (
    <FillView
      {...args}
      context={{ ...args.context, chosen }}
      send={event => {
        args.send(event)
        if (event.type !== 'TOGGLED') return
        setChosen(before => [...before.filter(key => !event.keys.includes(key)), ...(event.on ? event.keys : [])])
      }}
    />
  )
}

export const Ready: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText('8 of 12 places with 7 people, 4 left open. This is the best there is.'),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose Katarzyna Nowak, Rigger 07:00' }))
    await expect(canvas.getByRole('checkbox', { name: 'All of Load-in' })).toBePartiallyChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'All of Show 1' }))
    const panel = within(canvas.getByRole('region', { name: 'Chosen' }))
    await userEvent.type(panel.getByRole('textbox', { name: 'A word to all of them' }), 'Stage door C')
    await userEvent.click(panel.getByRole('button', { name: 'Invite 4 people to 4 places' }))
    await expect(args.send).toHaveBeenCalledWith({
      type: 'ACCEPTED',
      invitation: { answerBy: null, note: 'Stage door C' },
    })
  },
}

/** Why a place is left stands on its row, with the way to look for somebody all the same. */
export const LeftOpen: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('12 have no valid proof, 5 work at that time, 3 are needed elsewhere in this proposal'),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Find a person Forklift driver 07:00' })).toHaveAttribute(
      'href',
      expect.stringContaining('/projects/26-0114?view=person&position='),
    )
  },
}

/** J and K walk, Space ticks, Enter compares, 1 to 5 ask anew, Ctrl Enter invites. */
export const ByKey: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('j')
    await expect(canvas.getByRole('checkbox', { name: 'Choose Björn Hallström, Rigger 07:00' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('checkbox', { name: 'Choose Katarzyna Nowak, Rigger 07:00' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'TOGGLED', keys: [keys[1]], on: false })
    await userEvent.keyboard('{Enter}')
    const comparison = within(canvas.getByRole('region', { name: 'Rigger · Motors and points, 07:00' }))
    await expect(comparison.getByRole('link', { name: 'Katarzyna Nowak' })).toBeVisible()
    await expect(comparison.getByRole('link', { name: 'Anouk Visser' })).toBeVisible()
    await userEvent.keyboard('k')
    await expect(comparison.getByRole('link', { name: 'Björn Hallström' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('region', { name: /Rigger/ })).toBeNull()
    await userEvent.keyboard('3')
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'ASKED', change: { method: 'experience' } })
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'ACCEPTED',
      invitation: { answerBy: null, note: null },
    })
  },
}

export const NoneChosen: Story = { args: { context: contextOf(proposal, { chosen: [] }) } }
export const Choosing: Story = {
  args: { state: 'choosing', context: contextOf(null) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nearest first' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'CHANGED', change: { method: 'nearest' } })
    await userEvent.click(canvas.getByRole('button', { name: 'Propose' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'ASKED', change: {} })
  },
}
/** More days than go at once: by the week. */
export const LongProject: Story = {
  args: {
    state: 'choosing',
    context: contextOf(null, { wanted: { from: '2026-05-27', to: '2026-06-09', method: 'bestMatch' } }),
    bounds: { first: '2026-05-27', last: '2026-06-14' },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'CHANGED', change: { from: '2026-06-03', to: '2026-06-14' } })
  },
}
export const PutAway: Story = { args: { state: 'choosing', context: contextOf(null, { notice: 'gone' }) } }
export const NothingOpen: Story = { args: { state: 'choosing', context: contextOf(null), open: 0 } }
export const NothingProposed: Story = { args: { context: contextOf(proposalOf([])) } }
export const ProjectOver: Story = { args: { state: 'choosing', context: contextOf(null), bounds: null, open: 0 } }
export const Working: Story = {
  args: { state: 'working', context: contextOf(working) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Looking for whom each place fits better')
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'STOPPED' })
  },
}
export const WorkingLost: Story = { args: { state: 'working', context: contextOf(working, { lost: true }) } }
export const Opening: Story = { args: { state: 'working', context: { ...contextOf(null), id: proposal.id } } }
export const Accepting: Story = { args: { state: 'accepting' } }
export const AcceptedPartly: Story = { args: { context: contextOf(partly, { chosen: [], told: 2 }) } }
export const Outdated: Story = {
  args: {
    context: contextOf(proposal, { outdated, chosen: [...keys.slice(0, 2), ...keys.slice(5)] }),
  },
  play: async ({ canvas, args }) => {
    const told = within(
      canvas.getByText('3 of these can no longer be done as proposed.').parentElement ?? document.body,
    )
    await expect(canvas.getAllByText('Works at that time by now')).toHaveLength(2)
    await userEvent.click(told.getByRole('button', { name: 'Propose anew' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'ASKED', change: {} })
  },
}
export const AcceptedByAnother: Story = { args: { context: contextOf(partly, { notice: 'invalidInput' }) } }
export const Unsent: Story = { args: { state: 'unsent' } }
export const AbortedTime: Story = { args: { state: 'aborted', context: contextOf(aborted('time')) } }
export const AbortedSize: Story = { args: { state: 'aborted', context: contextOf(aborted('size')) } }
export const AbortedFailure: Story = { args: { state: 'aborted', context: contextOf(aborted('failure')) } }
export const AbortedByHand: Story = { args: { state: 'aborted', context: contextOf(aborted('hand')) } }
export const Unreachable: Story = { args: { state: 'failed', context: contextOf(null) } }
const week = { name: null, bounds: { first: '2026-05-25', last: null }, open: null }
export const Sixty: Story = { args: { ...week, context: contextOf(many) } }
export const German: Story = { globals: { language: 'de' } }
export const Welsh: Story = {
  args: { context: contextOf(partly, { outdated, chosen: keys.slice(5) }) },
  globals: { language: 'cy' },
}
export const Dark: Story = { args: { context: contextOf(partly) }, globals: { scheme: 'dark' } }
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '8 places, 7 people' }))
    await expect(canvas.getByRole('heading', { name: 'Chosen' })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Invite 7 people to 8 places' })).toBeVisible()
  },
}
export const PhoneList: Story = { globals: { viewport: { value: 'phone' } } }
export const PhoneTextTwice: Story = { globals: { viewport: { value: 'phone' }, text: 'twice', language: 'de' } }
export const DeskTextTwice: Story = { globals: { viewport: { value: 'desk' }, text: 'twice' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { loaded } from '../../shared/fixtures.ts'
import { found, free, hard, now } from './best.fixtures.ts'
import type { Candidate } from './best.types.ts'
import { BestPersonsView, type BestPersonsViewProps } from './BestPersonsView.tsx'

const meta = {
  component: BestPersonsView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Find best person' } },
  args: {
    state: loaded(found),
    now,
    method: 'bestMatch',
    search: '',
    chosen: [],
    invitation: { answerBy: '', note: '' },
    busy: false,
    error: null,
    onMethod: fn(),
    onSearch: fn(),
    onChoose: fn(),
    onClear: fn(),
    onInvitation: fn(),
    onAct: fn(),
  },
  render: args => <Kept {...args} />,
} satisfies Meta<typeof BestPersonsView>
export default meta
type Story = StoryObj<typeof meta>

function Kept(args: BestPersonsViewProps) {
  const [chosen, setChosen] = useState<readonly Candidate[]>(args.chosen)
  const [invitation, setInvitation] = useState(args.invitation)
  return (
    <BestPersonsView
      {...args}
      chosen={chosen}
      invitation={invitation}
      onChoose={(person, on) => {
        args.onChoose(person, on)
        setChosen(before => [...before.filter(({ id }) => id !== person.id), ...(on ? [person] : [])])
      }}
      onClear={() => setChosen([])}
      onInvitation={setInvitation}
    />
  )
}

export const Ranked: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose Katarzyna Nowak' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose Björn Hallström' }))
    const panel = within(canvas.getByRole('region', { name: 'Chosen' }))
    const names = panel.getAllByRole('listitem').map(item => item.textContent)
    await expect(names[0]).toContain('Katarzyna Nowak')
    await expect(names[1]).toContain('Björn Hallström')
    await userEvent.type(panel.getByRole('textbox', { name: 'A word to all of them' }), 'Stage door C')
    await userEvent.click(panel.getByRole('button', { name: 'Invite 2 people' }))
    await expect(args.onAct).toHaveBeenCalledWith('invite')
  },
}

/** Whoever a hard reason speaks against is invited only after a question that names it. */
export const HardReason: Story = {
  args: { chosen: [free[0], hard[1]].filter(person => person !== undefined) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite 2 people' }))
    const question = within(await within(document.body).findByRole('alertdialog'))
    await expect(question.getByText('Double booking: 14:00 Laeiszhalle')).toBeVisible()
    await expect(args.onAct).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: 'Invite anyway' }))
    await expect(args.onAct).toHaveBeenCalledWith('invite')
  },
}

/** Keys 1 to 5 choose the method, anywhere but in a field. */
export const ByKey: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('3')
    await expect(args.onMethod).toHaveBeenCalledWith('experience')
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Name' }), '2')
    await expect(args.onMethod).toHaveBeenCalledTimes(1)
  },
}

export const Alone: Story = { args: { chosen: free.slice(0, 1) } }
export const Refused: Story = {
  args: { chosen: free.slice(0, 2), error: 'Somebody has invited Björn Hallström meanwhile. Choose again.' },
}
export const Begun: Story = { args: { chosen: free.slice(0, 1), now: Date.parse('2026-05-27T05:12:00Z') } }
export const Full: Story = {
  args: { state: loaded({ ...found, position: { ...found.position, filled: 4 } }), chosen: free.slice(0, 1) },
}
export const Nobody: Story = { args: { state: loaded({ ...found, items: [], total: 0, hard: 0 }) } }
export const NobodyCalledThat: Story = {
  args: { search: 'Zzz', state: loaded({ ...found, items: [], total: 0, hard: 0 }) },
}
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const German: Story = { ...HardReason, play: async () => {}, globals: { language: 'de' } }
export const Welsh: Story = { args: { chosen: free }, globals: { language: 'cy' } }
export const Dark: Story = { args: { chosen: free }, globals: { scheme: 'dark' } }
export const Phone: Story = { args: { chosen: free.slice(0, 2) }, globals: { viewport: { value: 'phone' } } }
export const PhoneTextTwice: Story = {
  args: { chosen: free.slice(0, 1) },
  globals: { viewport: { value: 'phone' }, text: 'twice', language: 'de' },
}
export const DeskTextTwice: Story = { globals: { viewport: { value: 'desk' }, text: 'twice' } }

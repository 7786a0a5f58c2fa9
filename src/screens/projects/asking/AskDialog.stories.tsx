import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { serve } from '../../../../.storybook/server.ts'
import { caption } from '../../shared/fixtures.ts'
import { now, planned, shifts } from '../projects.fixtures.ts'
import { AskDialog } from './AskDialog.tsx'
import { asked } from './asking.fixtures.ts'

const sent = fn<(body: unknown) => void>()
const stagehand = caption('stagehand', 'Stagehand')
const answers = (answer: () => Response) =>
  serve(async request => {
    if (request.method === 'GET') return Response.json({ items: [stagehand], total: 1, limit: 1000, page: 1 })
    sent(await request.json())
    return answer()
  })
const [, , rehearsal, , show] = shifts
if (!rehearsal || !show) throw new Error('there are no shifts')

const meta = {
  component: AskDialog,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { shifts: [rehearsal, show], shift: show, positions: planned, now, onClose: fn() },
  beforeEach: () => {
    sent.mockClear()
    return answers(() => Response.json(asked, { status: 201 }))
  },
  // A dialog that is closed takes no second tap.
  render: function Render(args) {
    const [opened, setOpened] = useState(true)
    const close = () => {
      setOpened(false)
      args.onClose()
    }
    return opened ? <AskDialog {...args} onClose={close} /> : <></>
  },
} satisfies Meta<typeof AskDialog>
export default meta
type Story = StoryObj<typeof meta>

/** It begins with the hours of the shift one looks at, those after midnight too; a second tap asks nothing twice. */
export const Ask: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByLabelText('Start')).toHaveValue('17:00')
    await expect(canvas.getByLabelText('End')).toHaveValue('00:30')
    await userEvent.click(canvas.getByRole('button', { name: 'Ask the agency' }))
    await expect(await canvas.findByText('Choose a function.')).toBeVisible()
    await expect(sent).not.toHaveBeenCalled()
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Function' }))
    await userEvent.click(await canvas.findByRole('option', { name: 'Stagehand' }))
    await userEvent.click(canvas.getByRole('button', { name: 'One place more' }))
    await userEvent.type(canvas.getByLabelText('A word to the agency'), 'For the second truck')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Ask the agency' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(sent).toHaveBeenCalledOnce()
    await expect(sent).toHaveBeenCalledWith({
      functionId: stagehand.id,
      amountOfRows: 2,
      startDate: '2026-05-28',
      startTime: '17:00',
      endTime: '00:30',
      note: 'For the second truck',
    })
  },
}
/** The project was closed meanwhile: it says so, and what was entered stays. */
export const Closed: Story = {
  beforeEach: () => answers(() => Response.json({ code: 'projectClosed' }, { status: 409 })),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Function' }))
    await userEvent.click(await canvas.findByRole('option', { name: 'Stagehand' }))
    await userEvent.type(canvas.getByLabelText('A word to the agency'), 'For the second truck')
    await userEvent.click(canvas.getByRole('button', { name: 'Ask the agency' }))
    await expect(await canvas.findByText('This project is closed: nothing can be added to it.')).toBeVisible()
    await expect(canvas.getByLabelText('A word to the agency')).toHaveValue('For the second truck')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
export const Desk: Story = { globals: { viewport: { value: 'desk' } } }
export const Dark: Story = { globals: { scheme: 'dark', language: 'de' } }
export const LongWords: Story = { parameters: { screen: { longer: true } } }
export const Twice: Story = { globals: { text: 'twice', language: 'cy' } }

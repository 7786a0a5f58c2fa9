import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { ownLineNow } from '../crews.fixtures.ts'
import { LineQuestionDialog } from './LineQuestionDialog.tsx'

const meta = {
  component: LineQuestionDialog,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen' },
  args: {
    question: { kind: 'sure', command: 'noShow', line: ownLineNow },
    busy: false,
    onKeep: fn(),
    onAccept: fn(),
  },
} satisfies Meta<typeof LineQuestionDialog>
export default meta
type Story = StoryObj<typeof meta>

export const NoShow: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}')
    await expect(args.onAccept).not.toHaveBeenCalled()
  },
}
export const NotNeeded: Story = { args: { question: { kind: 'sure', command: 'notNeeded', line: ownLineNow } } }
export const DoubleBooked: Story = {
  args: {
    question: {
      kind: 'doubleBooked',
      command: 'reactivate',
      line: ownLineNow,
      absences: [{ id: 'b1', kind: 'block', startDate: '2026-05-27', endDate: null, begin: '10:00', end: '14:00' }],
      proofs: [],
      collisions: [
        {
          id: 'other',
          function: { id: 'f-2', caption: 'Rigger', code: 'rigger' },
          venue: 'Laeiszhalle',
          city: 'Hamburg',
          startDate: '2026-05-27',
          endDate: null,
          startTime: '12:00',
          endTime: '20:00',
          timeZone: 'Europe/Berlin',
          starts: '2026-05-27T10:00:00Z',
          ends: '2026-05-27T18:00:00Z',
        },
      ],
    },
  },
}
export const ProofEnds: Story = {
  args: {
    question: {
      kind: 'doubleBooked',
      command: 'activate',
      line: ownLineNow,
      collisions: [],
      absences: [],
      proofs: [
        {
          function: { id: 'f-2', caption: 'Rigger', code: 'rigger' },
          proof: 'Certificate of competence, SQQ2-1180',
          validUntil: '2026-05-26',
        },
      ],
    },
  },
  play: async ({ canvas, args }) => {
    const question = await canvas.findByRole('alertdialog', { name: 'The proof ends before the shift does' })
    await expect(question).toHaveTextContent('26 May 2026')
    await expect(question).toHaveTextContent('Certificate of competence, SQQ2-1180')
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm all the same' }))
    await expect(args.onAccept).toHaveBeenCalledOnce()
  },
}
export const Dark: Story = { ...DoubleBooked, globals: { scheme: 'dark' } }

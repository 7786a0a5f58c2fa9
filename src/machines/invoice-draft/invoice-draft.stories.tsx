import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chart } from '../../../.storybook/chart/Chart.tsx'
import { presses } from '../../../.storybook/chart/play.ts'
import { draftRequest, pickedShift } from './invoice-draft.fixtures.ts'
import { invoiceDraftMachine } from './invoice-draft.machine.ts'

const meta: Meta = { title: 'Statecharts/InvoiceDraft', parameters: { layout: 'fullscreen' } }
export default meta

const nothing = { chosen: [], typed: null, request: null }
const shift = pickedShift('c1')

export const Stepped: StoryObj = {
  render: () => (
    <Chart<typeof invoiceDraftMachine>
      machine={invoiceDraftMachine}
      about="Signed shifts of one client become an invoice: kept on the device while they are chosen, and made once, by a key that lies there before anybody is asked."
      samples={{
        input: undefined,
        events: () => [
          { type: 'CHOSEN', those: [shift] },
          { type: 'TAKEN_BACK', ids: ['c1'] },
          { type: 'SUBMITTED', request: draftRequest },
          { type: 'CLOSED' },
          { type: 'DROPPED' },
          { type: 'AGAIN' },
          { type: 'ONLINE' },
        ],
        answers: {
          restore: [
            { kind: 'kept', draft: nothing },
            { kind: 'kept', draft: { chosen: [shift], typed: null, request: draftRequest } },
          ],
          keep: [{ kind: 'kept' }],
          keepChecked: [{ kind: 'kept' }],
          create: [
            { kind: 'created', invoice: { id: 'i1', mark: 'D-0007', number: null } },
            { kind: 'taken', taken: { crewId: 'c1', invoice: 'D-0006' } },
            { kind: 'unreachable', jitter: 0 },
            {
              kind: 'refused',
              problem: { code: 'invoiceChanged', status: 409, details: {}, technical: '409' },
            },
          ],
          drop: [{ kind: 'dropped' }],
        },
        shows: ['taken', 'problem', 'made', 'failures'],
      }}
    />
  ),
  play: presses(
    'restore answers kept',
    'CHOSEN',
    'keep answers kept',
    'SUBMITTED',
    'keepChecked answers kept',
    'create answers unreachable',
    'ONLINE',
    'create answers created',
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chart } from '../../../.storybook/chart/Chart.tsx'
import { presses } from '../../../.storybook/chart/play.ts'
import { securityCheckMachine } from './security-check.machine.ts'
import type { CheckPerson } from './security-check.types.ts'

const meta: Meta = { title: 'Statecharts/Security check', parameters: { layout: 'fullscreen' } }
export default meta

const at = '2026-05-27T04:00:00.000Z'
const exits = { questionId: 'exits', finding: 'ok', text: null } as const
const people = (signedAt: string | null): CheckPerson[] => [
  { id: 'amira', attendance: 'present', leads: true, signedAt },
  { id: 'kofi', attendance: 'late', leads: false, signedAt: null },
]
const drawing = {
  ratio: 3,
  strokes: [
    [
      [100, 100],
      [600, 200],
    ] as [number, number][],
  ],
}

export const Stepped: StoryObj = {
  render: () => (
    <Chart<typeof securityCheckMachine>
      machine={securityCheckMachine}
      about="A security check on one tablet: what is looked at, and who signs, one at a time. Each answer and signature lies on the device at once; once it is finished whoever comes later still signs."
      samples={{
        input: {
          questions: [{ id: 'exits', required: true }],
          answers: [],
          people: people(null),
          end: { kind: 'open' },
        },
        events: () => [
          { type: 'OPENED', question: 'exits' },
          { type: 'FOUND', key: 'k1', found: exits },
          { type: 'CALLED', person: 'amira' },
          { type: 'DRAWN', drawing },
          { type: 'CONFIRMED', key: 'k2' },
          { type: 'CLOSED' },
          { type: 'FINISH' },
          { type: 'CHANGED', answers: [exits], people: people(at), end: { kind: 'open' } },
          {
            ...{ type: 'CHANGED', answers: [exits], people: people(null) },
            end: { kind: 'refused', entry: 'e1', problem: 'signaturesMissing' },
          },
          { type: 'CHANGED', answers: [exits], people: people(at), end: { kind: 'done' } },
        ],
        answers: {
          keepFinding: [{ kind: 'kept' }, { kind: 'failed' }],
          keepSignature: [{ kind: 'kept' }, { kind: 'failed' }],
          finish: [{ kind: 'kept' }, { kind: 'failed' }],
          putAway: [undefined],
        },
        shows: ['at', 'end', 'failed', 'problem'],
      }}
    />
  ),
  play: presses('OPENED', 'FOUND'),
}

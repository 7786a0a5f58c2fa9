import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chart } from '../../../.storybook/chart/Chart.tsx'
import { presses } from '../../../.storybook/chart/play.ts'
import { signOffMachine } from './sign-off.machine.ts'
import type { SignOffEvent } from './sign-off.types.ts'

const meta: Meta = { title: 'Statecharts/Sign-off', parameters: { layout: 'fullscreen' } }
export default meta

const reading = { deviceTime: Date.UTC(2026, 4, 27, 12), pageLife: 'page', monotonic: 5 }
const line = (id: string, chargeable: number | null) => ({ id, from: 1, to: 2, chargeable })
const [half, whole] = [
  [line('Elif Kaya', 480), line('Kofi Mensah', null)],
  [line('Elif Kaya', 480), line('Kofi Mensah', 435)],
]
const drawing: { ratio: number; strokes: [number, number][][] } = {
  ratio: 3,
  strokes: [
    [
      [100, 200],
      [400, 150],
    ],
  ],
}

export const Stepped: StoryObj = {
  render: () => (
    <Chart
      machine={signOffMachine}
      about="A crew is signed off: hours prefilled from the punches, what is missing, the client's signature or refusal, and the frozen sheet. Saved on the device first, with or without network."
      samples={{
        input: {
          lines: half,
          entered: {},
          kept: {},
          troubles: {},
          note: { state: 'open', amended: false },
          name: 'Katharina Brandt',
          stored: null,
        },
        events: ({ context: { entry } }): readonly SignOffEvent[] => [
          { type: 'LINE_SET', line: 'Kofi Mensah', hours: { chargeable: 435 } },
          { type: 'LINES_CHANGED', lines: whole },
          { type: 'NOTE_CHANGED', note: { state: 'signed', amended: true } },
          { type: 'NAMED', name: '' },
          { type: 'DRAWN', drawing },
          { type: 'DRAWN', drawing: null },
          { type: 'CONFIRMED', reading },
          { type: 'REFUSING' },
          { type: 'REFUSED', refusal: 'Two people came an hour late.', reading },
          { type: 'WITHOUT_CLIENT', reading },
          { type: 'CANCELLED' },
          { type: 'LOOKED_AGAIN' },
          ...(entry === null
            ? []
            : [
                { type: 'ENTRY_SENDING' as const, entry },
                { type: 'ENTRY_WAITING' as const, entry },
                { type: 'ENTRY_ANSWERED' as const, entry, problem: null },
                { type: 'ENTRY_ANSWERED' as const, entry, problem: 'hoursChanged' },
                { type: 'ENTRY_ANSWERED' as const, entry, problem: 'hoursSigned' },
              ]),
        ],
        answers: {
          propose: [{ kind: 'lines', lines: half }, { kind: 'lines', lines: whole }, { kind: 'unreachable' }],
          keepHours: [{ kind: 'queued', entry: 'hours 1' }, { kind: 'failed' }],
          enqueue: [{ kind: 'queued', entry: 'signature 1' }, { kind: 'failed' }],
          putAway: [undefined],
        },
        shows: ['entered', 'troubles', 'name', 'drawing', 'answer', 'entry', 'problem', 'changed', 'hint', 'note'],
      }}
    />
  ),
  play: presses('propose answers', 'LINE_SET', 'keepHours answers', 'DRAWN', 'CONFIRMED', 'enqueue answers'),
}

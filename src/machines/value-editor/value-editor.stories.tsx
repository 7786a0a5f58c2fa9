import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chart } from '../../../.storybook/chart/Chart.tsx'
import { presses } from '../../../.storybook/chart/play.ts'
import { valueEditorMachine } from './value-editor.machine.ts'

const meta: Meta = { title: 'Statecharts/Value editor', parameters: { layout: 'fullscreen' } }
export default meta

const cell = '2026-05-26 turnover'
const row = { id: 'row', version: 1, value: 3_940 }

export const Stepped: StoryObj = {
  render: () => (
    <Chart<typeof valueEditorMachine>
      machine={valueEditorMachine}
      about="Figures of a month while somebody enters them: shown at once, sent cell by cell, each request the same until it is answered; what somebody else changed meanwhile waits for a word, and without network everything waits in the page."
      samples={{
        input: {
          plusCrewId: 'Hafen',
          dateFrom: '2026-05-01',
          dateTo: '2026-05-31',
          hours: [],
          rows: { [cell]: [row] },
        },
        events: () => [
          ['4,000 on the 26th', { type: 'EDITED', edits: [{ cell, value: 4_000 }], key: 'edit', source: null }],
          ['nothing on the 26th', { type: 'EDITED', edits: [{ cell, value: null }], key: 'clear', source: null }],
          { type: 'UNDONE', key: 'undo' },
          { type: 'REDONE', key: 'redo' },
          { type: 'KEPT_MINE', cell },
          { type: 'TOOK_THEIRS', cell },
          { type: 'TRIED_AGAIN', cell },
          { type: 'GIVEN_UP', cell },
          { type: 'REFRESH_ASKED' },
          { type: 'CAME_ONLINE' },
          { type: 'TRY_NOW' },
        ],
        answers: {
          send: {
            saved: { answers: [{ cell, kind: 'saved', row: { ...row, version: 2, value: 4_000 } }], jitter: 0 },
            'changed by Amira': {
              answers: [{ cell, kind: 'changed', row: { ...row, version: 2, value: 4_100 }, by: 'Amira Haddad' }],
              jitter: 0,
            },
            refused: { answers: [{ cell, kind: 'refused', problem: 'forbidden' }], jitter: 0 },
            'no answer': { answers: [{ cell, kind: 'notYet' }], jitter: 0.5 },
          },
          load: { '4,200 by now': { [cell]: [{ ...row, version: 3, value: 4_200 }] }, 'not to be had': null },
        },
        shows: ['rows', 'wants', 'done', 'past', 'future', 'attempt'],
      }}
    />
  ),
  play: presses('EDITED 4,000 on the 26th', 'send answers saved'),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chart } from '../../../.storybook/chart/Chart.tsx'
import { presses } from '../../../.storybook/chart/play.ts'
import { importMachine } from './import.machine.ts'
import { noAnswers } from '../../../domain/imports/answers.ts'
import type { ImportTable } from './import.types.ts'

const meta: Meta = { title: 'Statecharts/Import', parameters: { layout: 'fullscreen' } }
export default meta

const fates = { wrong: 1, double: 0, ambiguous: 0, new: 840, changes: 61, same: 98 }
const table = (state: ImportTable['state']): ImportTable => ({
  ...{ id: 'i1', kind: 'companies', fileName: 'clients.csv', state, createdAt: '2026-05-27T05:00:00.000Z' },
  ...{
    createdBy: 'Rieke Lohmann',
    rows: 1000,
    done: 0,
    answers: noAnswers,
    questions: [],
    revision: state === 'columns' ? 0 : 1,
  },
  ...{ fates: state === 'columns' || state === 'checking' ? null : fates },
  taken: state === 'taken' ? { added: 840, changed: 61 } : null,
  tableColumns: [
    { name: 'Firma', sample: ['Elbarena'], field: 'name' },
    { name: 'Ort', sample: ['Hamburg'], field: 'city' },
  ],
})
const came = (...states: ImportTable['state'][]) =>
  states.map(state => ({ kind: 'came' as const, table: table(state) }))
const failed = [{ kind: 'refused', code: 'outOfTurn' }, { kind: 'unreachable' }] as const

export const Stepped: StoryObj = {
  render: () => (
    <Chart<typeof importMachine>
      machine={importMachine}
      about="A table on its way into the agency: brought, its columns said, looked through by the server, then taken over as it was shown. Left, it goes on; where something was changed meanwhile nothing is taken over."
      samples={{
        input: { id: null, kind: 'companies' },
        events: () => [
          { type: 'CHOSEN', file: new File(['Firma;Ort'], 'clients.csv') },
          ['the name left out', { type: 'MAPPED', at: 0, field: null }],
          ['the name again', { type: 'MAPPED', at: 0, field: 'name' }],
          { type: 'CHECKED' },
          ['the first of equal rows kept', { type: 'SETTLED', settled: { ...noAnswers, doubles: true } }],
          ['errors left out', { type: 'ANSWERED', answers: { leaveOut: true } }],
          ['changes left', { type: 'ANSWERED', answers: { takeChanges: false } }],
          { type: 'TAKEN' },
          { type: 'BACK' },
          { type: 'RETRIED' },
          { type: 'LEFT' },
        ],
        answers: {
          sendFile: [...came('columns'), { kind: 'refused', code: 'notTable' }, { kind: 'unreachable' }],
          readImport: [
            ...came('columns', 'checking', 'checked', 'taking', 'taken', 'outdated', 'failed'),
            { kind: 'gone' },
            ...failed,
          ],
          checkImport: [...came('checking'), ...failed],
          takeImport: [...came('taking'), ...failed],
        },
        shows: ['columns', 'settled', 'leaveOut', 'takeChanges', 'lost', 'notice'],
      }}
    />
  ),
  play: presses('CHOSEN', 'sendFile answers came', 'CHECKED'),
}

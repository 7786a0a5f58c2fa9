import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chart } from '../../../.storybook/chart/Chart.tsx'
import { presses } from '../../../.storybook/chart/play.ts'
import { jobAnswerMachine } from './job-answer.machine.ts'
import type { JobQuestion } from './job-answer.types.ts'

const meta: Meta = { title: 'Statecharts/Job answer', parameters: { layout: 'fullscreen' } }
export default meta

const question: JobQuestion = {
  ...{ state: 'open', firstName: 'Mia', function: { id: 'f', caption: 'Stagehand', code: 'stagehand' }, task: null },
  ...{
    projectName: 'Summer fair',
    place: { name: 'Elbphilharmonie', city: 'Hamburg' },
    meetingPoint: null,
    note: null,
  },
  ...{ startDate: '2026-06-12', endDate: null, startTime: '09:00', endTime: '17:00', timeZone: 'Europe/Berlin' },
  ...{ starts: '2026-06-12T07:00:00Z', ends: '2026-06-12T15:00:00Z', answerBy: null, canTakeBack: false },
}

export const Stepped: StoryObj = {
  render: () => (
    <Chart<typeof jobAnswerMachine>
      machine={jobAnswerMachine}
      about="An answer for a shift by the link of a mail: yes, no, yes though there is something else, and for a moment back again; what was answered elsewhere meanwhile is read anew."
      samples={{
        input: { token: 'token' },
        events: () => [
          { type: 'SAID_YES' },
          { type: 'SAID_NO' },
          { type: 'ACCEPTED' },
          { type: 'KEPT' },
          { type: 'TAKEN_BACK' },
          { type: 'RETRIED' },
        ],
        answers: {
          read: [
            { kind: 'asked', question },
            { kind: 'asked', question: { ...question, state: 'over' } },
            { kind: 'notValid' },
            { kind: 'unreachable' },
          ],
          give: [
            { kind: 'answered', question: { ...question, state: 'confirmed', canTakeBack: true } },
            { kind: 'answered', question },
            { kind: 'clash', clash: { collisions: [], absences: [] } },
            { kind: 'overtaken' },
            { kind: 'notValid' },
            { kind: 'unreachable' },
          ],
        },
        shows: ['said', 'accept', 'notice'],
      }}
    />
  ),
  play: presses('read answers asked', 'SAID_YES', 'give answers answered', 'TAKEN_BACK'),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chart } from '../../../.storybook/chart/Chart.tsx'
import { presses } from '../../../.storybook/chart/play.ts'
import { visitorScopeMachine } from './visitor-scope.machine.ts'

const meta: Meta = { title: 'Statecharts/Visitor scope', parameters: { layout: 'fullscreen' } }
export default meta

export const Stepped: StoryObj = {
  render: () => (
    <Chart<typeof visitorScopeMachine>
      machine={visitorScopeMachine}
      about="Every navigation is allowed, refused with the way back to the own page, or led to the login."
      samples={{
        input: { requested: '/jobs', access: 'protected', session: null },
        events: () => [
          ['a user', { type: 'SESSION_CHANGED', session: { kind: 'user', number: null } }],
          [
            'a visitor of project 4711',
            { type: 'SESSION_CHANGED', session: { kind: 'projectVisitor', number: '4711' } },
          ],
          ['nobody', { type: 'SESSION_CHANGED', session: null }],
          ['/projects/4711', { type: 'NAVIGATED', requested: '/projects/4711', access: 'protected' }],
          ['/jobs', { type: 'NAVIGATED', requested: '/jobs', access: 'protected' }],
          ['/HelpCenter, open to all', { type: 'NAVIGATED', requested: '/HelpCenter', access: 'public' }],
        ],
        answers: {},
        shows: ['requested', 'access', 'session', 'redirect', 'ownPage'],
      }}
    />
  ),
  play: presses('NAVIGATED /HelpCenter'),
}

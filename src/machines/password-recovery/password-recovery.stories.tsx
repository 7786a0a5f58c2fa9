import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chart } from '../../../.storybook/chart/Chart.tsx'
import { presses } from '../../../.storybook/chart/play.ts'
import { passwordRecoveryMachine } from './password-recovery.machine.ts'
import type { PasswordRecoveryInput } from './password-recovery.types.ts'

const meta: Meta = { title: 'Statecharts/Password recovery', parameters: { layout: 'fullscreen' } }
export default meta

const linked = { login: 'jonas@nordlicht.example', name: 'Jonas Petersen' }
const limited = { kind: 'limited', waitMs: 900_000, until: Date.UTC(2026, 4, 27, 5, 15) }
const unreachable = { kind: 'unreachable' }

const chart = (input: PasswordRecoveryInput) => (
  <Chart<typeof passwordRecoveryMachine>
    machine={passwordRecoveryMachine}
    about="A password that was forgotten, is outdated, or is the first: asking for a link, and what the link leads to. Nobody is told whether a login exists."
    samples={{
      input,
      events: () => [
        ['jonas', { type: 'ASKED', login: 'jonas' }],
        ['mara', { type: 'ASKED', login: 'mara' }],
        ['nobody', { type: 'ASKED', login: '' }],
        { type: 'ANEW' },
        { type: 'RETRIED' },
        ['a good one', { type: 'CHOSEN', password: 'behind the scenes' }],
        ['too short', { type: 'CHOSEN', password: 'short' }],
      ],
      answers: {
        requestLink: { taken: { kind: 'taken' }, 'wait 15 min': limited, unreachable },
        readLink: {
          valid: { kind: 'valid', linked },
          'not valid': { kind: 'notValid' },
          'wait 15 min': limited,
          unreachable,
        },
        setPassword: {
          set: { kind: 'set', login: linked.login },
          'not valid': { kind: 'notValid' },
          refused: { kind: 'refused' },
          'wait 15 min': limited,
          unreachable,
        },
        lookAround: { nobody: { kind: 'none' }, 'somebody else': { kind: 'others', name: 'Britta Claasen' } },
        goToLogin: [undefined],
      },
      shows: ['login', 'notice', 'unanswered', 'others'],
    }}
  />
)

export const Asking: StoryObj = {
  render: () => chart({ asking: 'forgotten', login: '' }),
  play: presses('ASKED jonas', 'requestLink answers wait', 'after', 'ASKED mara', 'requestLink answers taken'),
}

export const Link: StoryObj = {
  render: () => chart({ token: 'a-token' }),
  play: presses('readLink answers valid', 'CHOSEN a good one', 'setPassword answers set', 'lookAround answers nobody'),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chart } from '../../../.storybook/chart/Chart.tsx'
import { presses } from '../../../.storybook/chart/play.ts'
import { codeSetupMachine } from './code-setup.machine.ts'

const meta: Meta = { title: 'Statecharts/Code setup', parameters: { layout: 'fullscreen' } }
export default meta

const given = { secret: 'ABCD', setupAddress: 'otpauth://totp/a?secret=ABCD', spareCodes: ['aaaaa-bbbbb'] }

export const Stepped: StoryObj = {
  render: () => (
    <Chart<typeof codeSetupMachine>
      machine={codeSetupMachine}
      about="One-time codes are set up: the password is asked once more, a key goes into an app, and its first code turns them on."
      samples={{
        events: () => [
          { type: 'ASKED', password: 'secret' },
          { type: 'TYPED', code: '123456' },
        ],
        answers: {
          begin: [
            { kind: 'begun', given },
            { kind: 'failed', notice: 'passwordWrong' },
          ],
          start: [{ kind: 'started' }, { kind: 'again', notice: 'refused' }, { kind: 'failed', notice: 'over' }],
        },
        shows: ['notice'],
      }}
    />
  ),
  play: presses('ASKED', 'begin answers begun', 'TYPED', 'start answers started'),
}

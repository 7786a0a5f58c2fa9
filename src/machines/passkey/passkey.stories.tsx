import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chart } from '../../../.storybook/chart/Chart.tsx'
import { presses } from '../../../.storybook/chart/play.ts'
import { passkeyMachine } from './passkey.machine.ts'
import type { Asked, Unlocked } from './passkey.types.ts'

const meta: Meta = { title: 'Statecharts/Passkey', parameters: { layout: 'fullscreen' } }
export default meta

const options = {
  challenge: 'AAAA',
  rpId: 'nordlicht.example',
  timeout: 300_000,
  userVerification: 'required',
} as const
const asked: Asked = { for: 'login', options }
const unlocked: Unlocked = {
  for: 'login',
  answer: {
    ...{ id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} },
    response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
  },
}

export const Stepped: StoryObj = {
  render: () => (
    <Chart<typeof passkeyMachine>
      machine={passkeyMachine}
      about="The lock of a device, to log in by it or to have it made: the server says what is to be signed, somebody unlocks the device, and what it signed is handed in, once."
      samples={{
        events: () => [
          ['to log in', { type: 'ASKED', typed: null }],
          ['to make one', { type: 'ASKED', typed: { password: 'secret', name: 'Phone' } }],
        ],
        answers: {
          ask: [
            { kind: 'asked', asked },
            { kind: 'failed', notice: 'unreachable' },
          ],
          unlock: [
            { kind: 'unlocked', unlocked },
            { kind: 'failed', notice: 'cancelled' },
          ],
          handIn: [
            { kind: 'done', token: 'token' },
            { kind: 'failed', notice: 'refused' },
          ],
        },
        shows: ['notice'],
      }}
    />
  ),
  play: presses('ASKED to log in', 'ask answers asked', 'unlock answers unlocked', 'handIn answers done'),
}

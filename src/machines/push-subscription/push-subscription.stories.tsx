import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chart } from '../../../.storybook/chart/Chart.tsx'
import { presses } from '../../../.storybook/chart/play.ts'
import { pushSubscriptionMachine } from './push-subscription.machine.ts'

const meta: Meta = { title: 'Statecharts/Push subscription', parameters: { layout: 'fullscreen' } }
export default meta

const listed = [{ id: 'a', mark: 'phone', on: true }]

export const Stepped: StoryObj = {
  render: () => (
    <Chart<typeof pushSubscriptionMachine>
      machine={pushSubscriptionMachine}
      about="This browser is asked for only when somebody turns messages on; what the server has lost sight of is renewed, what was taken away elsewhere stays away."
      samples={{
        input: { serverKey: 'key', listed: [] },
        events: () => [{ type: 'TURNED_ON' }, { type: 'TURNED_OFF' }, { type: 'LISTED', listed }],
        answers: {
          read: [{ kind: 'open' }, { kind: 'denied' }, { kind: 'unsupported' }, { kind: 'subscribed', mark: 'phone' }],
          ask: [{ kind: 'granted' }, { kind: 'denied' }, { kind: 'dismissed' }],
          subscribe: [{ kind: 'subscribed', mark: 'phone' }, { kind: 'refused' }, { kind: 'unreachable' }],
          remove: [{ kind: 'removed' }, { kind: 'refused' }, { kind: 'unreachable' }],
        },
        shows: ['mark', 'problem'],
      }}
    />
  ),
  play: presses('read answers open', 'TURNED_ON', 'ask answers granted', 'subscribe answers subscribed', 'TURNED_OFF'),
}

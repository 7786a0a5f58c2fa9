import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chart } from '../../../.storybook/chart/Chart.tsx'
import { presses } from '../../../.storybook/chart/play.ts'
import { tokenRefreshMachine } from './token-refresh.machine.ts'

const meta: Meta = { title: 'Statecharts/Token refresh', parameters: { layout: 'fullscreen' } }
export default meta

const now = 1_700_000_000_000
const found = (minutesOld: number, minutesLeft: number) => ({
  kind: 'found',
  exp: now / 1000 + minutesLeft * 60,
  issuedAt: now / 1000 - minutesOld * 60,
  now,
  jitter: 0.5,
})

export const Stepped: StoryObj = {
  render: () => (
    <Chart<typeof tokenRefreshMachine>
      machine={tokenRefreshMachine}
      about="Renews the token once every five minutes over all tabs: whoever holds the lock looks at the stored token again before it asks."
      samples={{
        events: () => [{ type: 'WOKE_UP' }, { type: 'CAME_ONLINE' }, { type: 'LOCK_HELD' }],
        answers: {
          readToken: {
            'five minutes old': found(5, 1_440),
            'one minute old: another tab was faster': found(1, 1_440),
            'past its end': found(5, 0),
            none: { kind: 'none' },
          },
          refresh: {
            renewed: { kind: 'renewed', exp: now / 1000 + 86_400 },
            'not yet': { kind: 'notYet' },
            refused: { kind: 'refused' },
          },
        },
        shows: ['attempt', 'left', 'end'],
      }}
    />
  ),
  play: presses('after refreshInterval', 'LOCK_HELD', 'readToken answers'),
}

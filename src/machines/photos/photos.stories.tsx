import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chart } from '../../../.storybook/chart/Chart.tsx'
import { presses } from '../../../.storybook/chart/play.ts'
import { photosMachine } from './photos.machine.ts'
import type { KeptPhoto } from './photos.types.ts'

const meta: Meta = { title: 'Statecharts/Photos', parameters: { layout: 'fullscreen' } }
export default meta

const taken: KeptPhoto = {
  ...{ id: 'truss', size: 1_400_000, sent: 0, uploadId: null, takenAt: '2026-05-27T05:58:00.000Z' },
}

export const Stepped: StoryObj = {
  render: () => (
    <Chart<typeof photosMachine>
      machine={photosMachine}
      about="Photos of a crew's work: each is kept on the device at once, then sent and handed in by itself. A bad line waits and goes on by itself."
      samples={{
        input: { crewId: 'c1', project: '7001' },
        events: () => [
          { type: 'CHOSEN', blob: new Blob(['a picture']) },
          { type: 'REMOVED', photo: 'truss' },
          { type: 'ONLINE' },
          { type: 'CLOSED' },
        ],
        answers: {
          restore: [{ kind: 'kept', photos: [] }],
          take: [
            { kind: 'kept', taken },
            { kind: 'refused', code: 'pictureBroken' },
          ],
          remove: [{ kind: 'removed' }],
          sendPiece: [
            { kind: 'moved', photo: 'truss', sent: 700_000, uploadId: 'u1' },
            { kind: 'moved', photo: 'truss', sent: 1_400_000, uploadId: 'u1' },
            { kind: 'lost', photo: 'truss' },
            { kind: 'refused', photo: 'truss', code: 'fileTooLarge' },
            { kind: 'unreachable', jitter: 0 },
          ],
          handIn: [
            { kind: 'handedIn', photo: 'truss' },
            { kind: 'lost', photo: 'truss' },
            { kind: 'refused', photo: 'truss', code: 'pictureBroken' },
            { kind: 'unreachable', jitter: 0 },
          ],
        },
        shows: ['photos', 'failures', 'handedIn', 'problem'],
      }}
    />
  ),
  play: presses('restore answers kept', 'CHOSEN', 'take answers kept', 'sendPiece answers unreachable', 'ONLINE'),
}

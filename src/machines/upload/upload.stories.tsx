import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chart } from '../../../.storybook/chart/Chart.tsx'
import { presses } from '../../../.storybook/chart/play.ts'
import { uploadMachine } from './upload.machine.ts'
import type { KeptFile } from './upload.types.ts'

const meta: Meta = { title: 'Statecharts/Upload', parameters: { layout: 'fullscreen' } }
export default meta

const front: KeptFile = { id: 'front', size: 1_400_000, chosen: 6_200_000, sent: 0, uploadId: null, turns: 0 }

export const Stepped: StoryObj = {
  render: () => (
    <Chart<typeof uploadMachine>
      machine={uploadMachine}
      about="A paper that is uploaded: files are made smaller, kept on the device and sent in pieces. A bad line waits and goes on by itself."
      samples={{
        input: { documentId: 'd1' },
        events: () => [
          { type: 'CHOSEN', blob: new Blob(['a picture']) },
          { type: 'TURNED', file: 'front' },
          { type: 'REMOVED', file: 'front' },
          { type: 'HAND_IN' },
          { type: 'ONLINE' },
          { type: 'CLOSED' },
        ],
        answers: {
          restore: [{ kind: 'kept', files: [] }],
          take: [
            { kind: 'kept', taken: front },
            { kind: 'refused', code: 'pictureBroken' },
          ],
          remove: [{ kind: 'removed' }],
          sendPiece: [
            { kind: 'moved', file: 'front', sent: 700_000, uploadId: 'u1' },
            { kind: 'moved', file: 'front', sent: 1_400_000, uploadId: 'u1' },
            { kind: 'lost', file: 'front' },
            { kind: 'refused', file: 'front', code: 'fileTooLarge' },
            { kind: 'unreachable', jitter: 0 },
          ],
          handIn: [
            { kind: 'handedIn' },
            { kind: 'refused', code: 'uploadInReview' },
            { kind: 'unreachable', jitter: 0 },
          ],
        },
        shows: ['files', 'failures', 'wanted', 'problem'],
      }}
    />
  ),
  play: presses('restore answers kept', 'CHOSEN', 'take answers kept', 'sendPiece answers unreachable', 'ONLINE'),
}

import { assertEvent, assign, setup } from 'xstate'
import { backOff } from '../../../domain/retry.ts'
import { type Ignores, effect, ignoring } from '../effects.ts'
import { onAnswer } from '../on-answer.ts'
import type {
  HandInAnswer,
  HandInRequest,
  KeptFile,
  PieceAnswer,
  RemoveAnswer,
  RestoreAnswer,
  TakeAnswer,
  Taking,
  UploadContext,
  UploadEvent,
  UploadInput,
} from './upload.types.ts'

const most = 6

const isSent = ({ sent, size }: KeptFile) => sent >= size
const without = (files: readonly KeptFile[], id: string) => files.filter(file => file.id !== id)
/** The first that has not arrived. */
const nextOf = ({ files }: Pick<UploadContext, 'files'>) => files.find(file => !isSent(file)) ?? null
/** In the place of the one it was turned from, else behind the others. */
const withTaken = ({ files, taking }: Pick<UploadContext, 'files' | 'taking'>, taken: KeptFile) =>
  taking?.kind === 'turned' ? files.map(file => (file.id === taking.file ? taken : file)) : [...files, taken]

/**
 * A paper that is uploaded: each file is turned upright, made smaller and kept on the device, then sent in pieces. A bad
 * line waits and goes on by itself, also after a restart; handing in may be said at any time and happens once everything
 * has arrived. Until then files can be added, turned by hand and taken away.
 */
export const uploadMachine = setup({
  types: {
    context: {} as UploadContext,
    events: {} as UploadEvent,
    input: {} as UploadInput,
    meta: {} as Ignores<UploadEvent['type']>,
  },
  actors: {
    restore: effect<RestoreAnswer, UploadInput>('restore'),
    take: effect<TakeAnswer, Taking | null>('take'),
    remove: effect<RemoveAnswer, string | null>('remove'),
    sendPiece: effect<PieceAnswer, KeptFile | null>('sendPiece'),
    handIn: effect<HandInAnswer, HandInRequest>('handIn'),
  },
  delays: { backOff: ({ context: { failures, jitter } }) => backOff(failures - 1, jitter) },
  guards: {
    hasNext: ({ context }) => nextOf(context) !== null,
    hasRoom: ({ context: { files } }) => files.length < most,
    isWanted: ({ context: { wanted, files } }) => wanted && files.length > 0,
  },
  actions: {
    choose: assign(({ event }) => {
      assertEvent(event, 'CHOSEN')
      return { taking: { kind: 'chosen', blob: event.blob } as const }
    }),
    turn: assign(({ context: { files }, event }) => {
      assertEvent(event, 'TURNED')
      const turns = ((files.find(({ id }) => id === event.file)?.turns ?? 0) + 1) % 4
      return { taking: { kind: 'turned', file: event.file, turns } as const }
    }),
    remove: assign(({ context: { files }, event }) => {
      assertEvent(event, 'REMOVED')
      return { files: without(files, event.file), removing: event.file, wanted: false }
    }),
    want: assign({ wanted: true }),
    forgive: assign({ problem: null }),
  },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({
    ...{ documentId: input.documentId, files: [], taking: null, removing: null, problem: null },
    ...{ failures: 0, jitter: 0, wanted: false },
  }),
  initial: 'restoring',
  states: {
    // What was kept before the page was closed goes on.
    restoring: {
      meta: ignoring('CHOSEN', 'TURNED', 'REMOVED', 'HAND_IN', 'ONLINE', 'CLOSED'),
      invoke: {
        id: 'restore',
        src: 'restore',
        input: ({ context: { documentId } }) => ({ documentId }),
        onDone: { target: 'resting', actions: assign(({ event }) => ({ files: event.output.files })) },
      },
    },
    resting: {
      always: [
        { guard: 'hasNext', target: 'sending' },
        { guard: 'isWanted', target: 'handingIn' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      meta: ignoring('ONLINE', 'CLOSED'),
      on: {
        CHOSEN: [{ guard: 'hasRoom', target: 'taking', actions: 'choose' }, {}],
        TURNED: { target: 'taking', actions: 'turn' },
        REMOVED: { target: 'removing', actions: 'remove' },
        HAND_IN: { target: 'resting', actions: 'want' },
      },
    },
    // Turned upright, made smaller and kept on the device.
    taking: {
      meta: ignoring('CHOSEN', 'TURNED', 'REMOVED', 'HAND_IN', 'ONLINE', 'CLOSED'),
      invoke: {
        id: 'take',
        src: 'take',
        input: ({ context: { taking } }) => taking,
        onDone: onAnswer({
          kept: {
            target: 'resting',
            actions: assign(({ context, event }) => ({ files: withTaken(context, event.output.taken), taking: null })),
          },
          refused: {
            target: 'refused',
            actions: assign(({ event }) => ({ problem: event.output.code, taking: null, wanted: false })),
          },
        }),
      },
    },
    // Off the device as well: otherwise it came back with the next start.
    removing: {
      meta: ignoring('CHOSEN', 'TURNED', 'REMOVED', 'HAND_IN', 'ONLINE', 'CLOSED'),
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context: { removing } }) => removing,
        onDone: { target: 'resting', actions: assign({ removing: null }) },
      },
    },
    sending: {
      meta: ignoring('ONLINE', 'CLOSED'),
      on: {
        CHOSEN: [{ guard: 'hasRoom', target: 'taking', actions: 'choose' }, {}],
        TURNED: { target: 'taking', actions: 'turn' },
        REMOVED: { target: 'removing', actions: 'remove' },
        HAND_IN: { actions: 'want' },
      },
      invoke: {
        id: 'sendPiece',
        src: 'sendPiece',
        input: ({ context }) => nextOf(context),
        onDone: onAnswer({
          moved: {
            target: 'resting',
            actions: assign(({ context: { files }, event: { output } }) => ({
              failures: 0,
              files: files.map(file =>
                file.id === output.file ? { ...file, sent: output.sent, uploadId: output.uploadId } : file,
              ),
            })),
          },
          // Too long ago, or thrown away: sent anew from the device.
          lost: {
            target: 'resting',
            actions: assign(({ context: { files }, event: { output } }) => ({
              files: files.map(file => (file.id === output.file ? { ...file, sent: 0, uploadId: null } : file)),
            })),
          },
          refused: {
            target: 'refused',
            actions: assign(({ context: { files }, event: { output } }) => ({
              ...{ files: without(files, output.file), problem: output.code, wanted: false },
            })),
          },
          unreachable: {
            target: 'waiting',
            actions: assign(({ context: { failures }, event: { output } }) => ({
              ...{ failures: failures + 1, jitter: output.jitter },
            })),
          },
        }),
      },
    },
    // The line is bad: it goes on by itself.
    waiting: {
      meta: ignoring('CLOSED'),
      after: { backOff: 'resting' },
      on: {
        ONLINE: 'resting',
        CHOSEN: [{ guard: 'hasRoom', target: 'taking', actions: 'choose' }, {}],
        TURNED: { target: 'taking', actions: 'turn' },
        REMOVED: { target: 'removing', actions: 'remove' },
        HAND_IN: { actions: 'want' },
      },
    },
    handingIn: {
      meta: ignoring('CHOSEN', 'TURNED', 'REMOVED', 'HAND_IN', 'ONLINE', 'CLOSED'),
      invoke: {
        id: 'handIn',
        src: 'handIn',
        input: ({ context: { documentId, files } }) => ({
          documentId,
          uploadIds: files.flatMap(({ uploadId }) => (uploadId === null ? [] : [uploadId])),
        }),
        onDone: onAnswer({
          handedIn: 'inReview',
          refused: {
            target: 'refused',
            actions: assign(({ event }) => ({ problem: event.output.code, wanted: false })),
          },
          unreachable: {
            target: 'waiting',
            actions: assign(({ context: { failures }, event: { output } }) => ({
              ...{ failures: failures + 1, jitter: output.jitter },
            })),
          },
        }),
      },
    },
    refused: {
      meta: ignoring('CHOSEN', 'TURNED', 'REMOVED', 'HAND_IN', 'ONLINE'),
      on: { CLOSED: { target: 'resting', actions: 'forgive' } },
    },
    inReview: { type: 'final' },
  },
})

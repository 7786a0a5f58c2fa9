import { assertEvent, assign, setup } from 'xstate'
import { backOff } from '../../../domain/retry.ts'
import { type Ignores, effect, ignoring } from '../effects.ts'
import { onAnswer } from '../on-answer.ts'
import type {
  HandInAnswer,
  HandInRequest,
  KeptPhoto,
  PhotosContext,
  PhotosEvent,
  PhotosInput,
  PieceAnswer,
  RemoveAnswer,
  RestoreAnswer,
  TakeAnswer,
} from './photos.types.ts'

const isSent = ({ sent, size }: KeptPhoto) => sent >= size
const next = ({ photos }: PhotosContext) => photos[0] ?? null
const without = (photos: readonly KeptPhoto[], id: string) => photos.filter(photo => photo.id !== id)
const changed = (photos: readonly KeptPhoto[], id: string, more: Partial<KeptPhoto>) =>
  photos.map(photo => (photo.id === id ? { ...photo, ...more } : photo))
/** Too long ago, or thrown away: sent anew from the device. */
const anew = ({ photos }: PhotosContext, { photo }: { photo: string }) => ({
  photos: changed(photos, photo, { sent: 0, uploadId: null }),
})
/** It keeps none of the others. */
const refused = ({ photos }: PhotosContext, { photo, code }: { photo: string; code: string }) => ({
  photos: without(photos, photo),
  problem: code,
})
const failing = ({ failures }: PhotosContext, jitter: number) => ({ failures: failures + 1, jitter })

/**
 * Photos of a crew's work, or files of a project: each is made smaller and kept on the device at once, then sent in pieces and handed in by
 * itself, one after the other. A bad line waits and goes on by itself, also after a restart; one that is refused says why
 * and keeps none of the others.
 */
export const photosMachine = setup({
  types: {
    context: {} as PhotosContext,
    events: {} as PhotosEvent,
    input: {} as PhotosInput,
    meta: {} as Ignores<PhotosEvent['type']>,
  },
  actors: {
    restore: effect<RestoreAnswer, PhotosInput>('restore'),
    take: effect<TakeAnswer, Blob | null>('take'),
    remove: effect<RemoveAnswer, string | null>('remove'),
    sendPiece: effect<PieceAnswer, KeptPhoto | null>('sendPiece'),
    handIn: effect<HandInAnswer, HandInRequest>('handIn'),
  },
  delays: { backOff: ({ context: { failures, jitter } }) => backOff(failures - 1, jitter) },
  guards: {
    hasTaken: ({ context: { taking } }) => taking.length > 0,
    hasArrived: ({ context: { photos } }) => photos[0] !== undefined && isSent(photos[0]),
    hasNext: ({ context: { photos } }) => photos.length > 0,
  },
  actions: {
    choose: assign(({ context: { taking }, event }) => {
      assertEvent(event, 'CHOSEN')
      return { taking: [...taking, event.blob] }
    }),
    remove: assign(({ context: { photos }, event }) => {
      assertEvent(event, 'REMOVED')
      return { photos: without(photos, event.photo), removing: event.photo }
    }),
    forgive: assign({ problem: null }),
  },
}).createMachine({
  id: 'photos',
  context: ({ input }) => ({
    ...input,
    ...{ photos: [], taking: [], removing: null, failures: 0, jitter: 0, handedIn: 0, problem: null },
  }),
  initial: 'restoring',
  states: {
    // What was kept before the page was closed goes on.
    restoring: {
      meta: ignoring('REMOVED', 'ONLINE', 'CLOSED'),
      on: { CHOSEN: { actions: 'choose' } },
      invoke: {
        id: 'restore',
        src: 'restore',
        input: ({ context: { crewId, project } }) => ({ crewId, project }),
        onDone: { target: 'resting', actions: assign(({ event }) => ({ photos: event.output.photos })) },
      },
    },
    // Keeping comes first: what is not on the device yet can be lost.
    resting: {
      always: [
        { guard: 'hasTaken', target: 'taking' },
        { guard: 'hasArrived', target: 'handingIn' },
        { guard: 'hasNext', target: 'sending' },
        { target: 'idle' },
      ],
    },
    idle: {
      meta: ignoring('REMOVED', 'ONLINE'),
      on: { CHOSEN: { target: 'resting', actions: 'choose' }, CLOSED: { actions: 'forgive' } },
    },
    taking: {
      meta: ignoring('REMOVED', 'ONLINE'),
      on: { CHOSEN: { actions: 'choose' }, CLOSED: { actions: 'forgive' } },
      invoke: {
        id: 'take',
        src: 'take',
        input: ({ context: { taking } }) => taking[0] ?? null,
        onDone: onAnswer({
          kept: {
            target: 'resting',
            actions: assign(({ context: { photos, taking }, event }) => ({
              ...{ photos: [...photos, event.output.taken], taking: taking.slice(1) },
            })),
          },
          refused: {
            target: 'resting',
            actions: assign(({ context: { taking }, event }) => ({
              ...{ problem: event.output.code, taking: taking.slice(1) },
            })),
          },
        }),
      },
    },
    // Off the device as well: otherwise it came back with the next start.
    removing: {
      meta: ignoring('REMOVED', 'ONLINE'),
      on: { CHOSEN: { actions: 'choose' }, CLOSED: { actions: 'forgive' } },
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context: { removing } }) => removing,
        onDone: { target: 'resting', actions: assign({ removing: null }) },
      },
    },
    sending: {
      meta: ignoring('ONLINE'),
      on: {
        CHOSEN: { target: 'resting', actions: 'choose' },
        REMOVED: { target: 'removing', actions: 'remove' },
        CLOSED: { actions: 'forgive' },
      },
      invoke: {
        id: 'sendPiece',
        src: 'sendPiece',
        input: ({ context }) => next(context),
        onDone: onAnswer({
          moved: {
            target: 'resting',
            actions: assign(({ context: { photos }, event: { output } }) => ({
              failures: 0,
              photos: changed(photos, output.photo, { sent: output.sent, uploadId: output.uploadId }),
            })),
          },
          lost: {
            target: 'resting',
            actions: assign(({ context, event: { output } }) => anew(context, output)),
          },
          refused: {
            target: 'resting',
            actions: assign(({ context, event: { output } }) => refused(context, output)),
          },
          unreachable: {
            target: 'waiting',
            actions: assign(({ context, event: { output } }) => failing(context, output.jitter)),
          },
        }),
      },
    },
    // Whatever else is chosen is kept meanwhile, and the same is asked again: it happens once, by its key.
    handingIn: {
      meta: ignoring('REMOVED', 'ONLINE'),
      on: { CHOSEN: { target: 'resting', actions: 'choose' }, CLOSED: { actions: 'forgive' } },
      invoke: {
        id: 'handIn',
        src: 'handIn',
        input: ({ context }) => ({ crewId: context.crewId, project: context.project, photo: next(context) }),
        onDone: onAnswer({
          handedIn: {
            target: 'resting',
            actions: assign(({ context: { photos, handedIn }, event: { output } }) => ({
              ...{ photos: without(photos, output.photo), handedIn: handedIn + 1, failures: 0 },
            })),
          },
          lost: {
            target: 'resting',
            actions: assign(({ context, event: { output } }) => anew(context, output)),
          },
          refused: {
            target: 'resting',
            actions: assign(({ context, event: { output } }) => refused(context, output)),
          },
          unreachable: {
            target: 'waiting',
            actions: assign(({ context, event: { output } }) => failing(context, output.jitter)),
          },
        }),
      },
    },
    // The line is bad: it goes on by itself.
    waiting: {
      after: { backOff: 'resting' },
      on: {
        ONLINE: 'resting',
        CHOSEN: { target: 'resting', actions: 'choose' },
        REMOVED: { target: 'removing', actions: 'remove' },
        CLOSED: { actions: 'forgive' },
      },
    },
  },
})

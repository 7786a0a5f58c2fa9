import { assertEvent, assign, setup } from 'xstate'
import { type Ignores, effect, ignoring } from '../effects.ts'
import { onAnswer } from '../on-answer.ts'
import { arrived, chosenOf, grownOld, invited } from './fill-places.ts'
import type {
  AcceptAnswer,
  AcceptInput,
  AskAnswer,
  FillContext,
  FillEvent,
  FillInput,
  ReadAnswer,
  StopAnswer,
  Wanted,
} from './fill-proposal.types.ts'

/** Ms between two questions of how far it is; without network longer. */
const [soon, later] = [500, 2_000]

const none = {
  id: null,
  proposal: null,
  chosen: [],
  outdated: [],
  invitation: { answerBy: null, note: null },
  told: null,
  lost: false,
  notice: null,
} satisfies Partial<FillContext>

/**
 * One proposal for all open places: asked for, reckoned by the server while one may stop it, then accepted whole or in
 * parts, as often as something of it is left. Nobody is told anything before it is accepted.
 */
export const fillProposalMachine = setup({
  types: {
    context: {} as FillContext,
    events: {} as FillEvent,
    input: {} as FillInput,
    meta: {} as Ignores<FillEvent['type']>,
  },
  actors: {
    askProposal: effect<AskAnswer, { projectId: string | null; wanted: Wanted }>('askProposal'),
    readProposal: effect<ReadAnswer, string | null>('readProposal'),
    stopProposal: effect<StopAnswer, string | null>('stopProposal'),
    acceptProposal: effect<AcceptAnswer, AcceptInput>('acceptProposal'),
  },
  delays: { patience: ({ context }) => (context.lost ? later : soon) },
  guards: {
    isKnown: ({ context }) => context.id !== null,
    hasChosen: ({ context }) => chosenOf(context).length > 0,
  },
  actions: {
    change: assign(({ context: { wanted }, event }) => {
      assertEvent(event, ['CHANGED', 'ASKED'])
      return { wanted: { ...wanted, ...event.change } }
    }),
    forget: assign(none),
    toggle: assign(({ context: { chosen }, event }) => {
      assertEvent(event, 'TOGGLED')
      const others = chosen.filter(key => !event.keys.includes(key))
      return { chosen: event.on ? [...others, ...event.keys] : others }
    }),
    invite: assign(({ event }) => {
      assertEvent(event, 'ACCEPTED')
      return { invitation: event.invitation, told: null, notice: null }
    }),
    lose: assign({ lost: true }),
  },
}).createMachine({
  id: 'fillProposal',
  context: ({ input }) => ({ ...none, ...input }),
  initial: 'opened',
  states: {
    opened: {
      meta: ignoring('CHANGED', 'ASKED', 'STOPPED', 'TOGGLED', 'ACCEPTED', 'RETRIED', 'LEFT'),
      always: [{ guard: 'isKnown', target: 'working.reading' }, { target: 'choosing' }],
    },
    choosing: {
      meta: ignoring('STOPPED', 'TOGGLED', 'ACCEPTED', 'RETRIED', 'LEFT'),
      on: {
        CHANGED: { actions: 'change' },
        ASKED: { target: 'asking', actions: ['forget', 'change'] },
      },
    },
    asking: {
      meta: ignoring('CHANGED', 'ASKED', 'STOPPED', 'TOGGLED', 'ACCEPTED', 'RETRIED', 'LEFT'),
      invoke: {
        id: 'askProposal',
        src: 'askProposal',
        input: ({ context: { projectId, wanted } }) => ({ projectId, wanted }),
        onDone: onAnswer({
          working: {
            target: 'working',
            actions: assign(({ context, event }) => arrived(context, event.output.proposal)),
          },
          ready: { target: 'ready', actions: assign(({ context, event }) => arrived(context, event.output.proposal)) },
          aborted: {
            target: 'aborted',
            actions: assign(({ context, event }) => arrived(context, event.output.proposal)),
          },
          refused: { target: 'choosing', actions: assign(({ event }) => ({ notice: event.output.code })) },
          unreachable: 'failed',
        }),
      },
    },
    working: {
      meta: ignoring('CHANGED', 'ASKED', 'TOGGLED', 'ACCEPTED', 'RETRIED', 'LEFT'),
      initial: 'waiting',
      on: { STOPPED: 'stopping' },
      states: {
        waiting: { after: { patience: 'reading' } },
        reading: {
          invoke: {
            id: 'readProposal',
            src: 'readProposal',
            input: ({ context }) => context.id,
            onDone: onAnswer({
              working: {
                target: 'waiting',
                actions: assign(({ context, event }) => arrived(context, event.output.proposal)),
              },
              ready: {
                target: '#fillProposal.ready',
                actions: assign(({ context, event }) => arrived(context, event.output.proposal)),
              },
              aborted: {
                target: '#fillProposal.aborted',
                actions: assign(({ context, event }) => arrived(context, event.output.proposal)),
              },
              gone: {
                target: '#fillProposal.choosing',
                actions: ['forget', assign({ notice: 'gone' })],
              },
              refused: {
                target: '#fillProposal.choosing',
                actions: ['forget', assign(({ event }) => ({ notice: event.output.code }))],
              },
              unreachable: { target: 'waiting', actions: 'lose' },
            }),
          },
        },
      },
    },
    stopping: {
      meta: ignoring('CHANGED', 'ASKED', 'STOPPED', 'TOGGLED', 'ACCEPTED', 'RETRIED', 'LEFT'),
      invoke: {
        id: 'stopProposal',
        src: 'stopProposal',
        input: ({ context }) => context.id,
        onDone: onAnswer({
          stopped: { target: 'choosing', actions: 'forget' },
          refused: {
            target: 'choosing',
            actions: ['forget', assign(({ event }) => ({ notice: event.output.code }))],
          },
          // It may go on or not: whoever asks will see.
          unreachable: { target: 'working', actions: 'lose' },
        }),
      },
    },
    ready: {
      meta: ignoring('CHANGED', 'STOPPED', 'RETRIED', 'LEFT'),
      on: {
        TOGGLED: { actions: 'toggle' },
        ACCEPTED: [{ guard: 'hasChosen', target: 'accepting', actions: 'invite' }, {}],
        ASKED: { target: 'asking', actions: ['forget', 'change'] },
      },
    },
    accepting: {
      meta: ignoring('CHANGED', 'ASKED', 'STOPPED', 'TOGGLED', 'ACCEPTED', 'RETRIED', 'LEFT'),
      invoke: {
        id: 'acceptProposal',
        src: 'acceptProposal',
        input: ({ context }) => ({ id: context.id, places: chosenOf(context), invitation: context.invitation }),
        onDone: onAnswer({
          invited: { target: 'ready', actions: assign(({ context, event }) => invited(context, event.output.told)) },
          outdated: {
            target: 'ready',
            actions: assign(({ context, event }) => grownOld(context, event.output.places)),
          },
          // Somebody else has accepted of it, or put it away: reading it tells.
          refused: { target: 'working.reading', actions: assign(({ event }) => ({ notice: event.output.code })) },
          unreachable: 'unsent',
        }),
      },
    },
    // Whether they were invited nobody knows: sent again it is the same request, and reading the proposal tells.
    unsent: {
      meta: ignoring('CHANGED', 'ASKED', 'STOPPED', 'TOGGLED', 'ACCEPTED'),
      on: { RETRIED: 'accepting', LEFT: 'working.reading' },
    },
    aborted: {
      meta: ignoring('CHANGED', 'STOPPED', 'TOGGLED', 'ACCEPTED', 'RETRIED'),
      on: {
        ASKED: { target: 'asking', actions: ['forget', 'change'] },
        LEFT: { target: 'choosing', actions: 'forget' },
      },
    },
    failed: {
      meta: ignoring('CHANGED', 'ASKED', 'STOPPED', 'TOGGLED', 'ACCEPTED'),
      on: { RETRIED: 'asking', LEFT: 'choosing' },
    },
  },
})

import { assign } from 'xstate'
import { ignoring } from '../effects.ts'
import { onAnswer } from '../on-answer.ts'
import { sessionSetup } from './session.setup.ts'

/** A session that holds: what kind it is, and rights that serve as stored while they are renewed. Decision 7. */
export const activeState = sessionSetup.createStateConfig({
  type: 'parallel',
  entry: assign({ notice: null, unsent: 0 }),
  meta: ignoring(
    'SUBMITTED',
    'CODE_DECLINED',
    'TOKEN_GIVEN',
    'LINK_ACCEPTED',
    'LINK_DECLINED',
    'STAYED',
    'LEFT_ANYWAY',
  ),
  invoke: {
    id: 'tokenRefresh',
    src: 'tokenRefresh',
    onDone: [
      {
        guard: ({ event }) => event.output === 'elsewhere',
        target: '#session.ended.restarting',
        actions: { type: 'endAs', params: 'elsewhere' },
      },
      {
        target: '#session.ended',
        actions: { type: 'endAsFound', params: ({ event }) => event.output },
      },
    ],
  },
  on: {
    LOGOUT_ASKED: '#session.leaving',
    CHANGED_ELSEWHERE: { target: '#session.ended.restarting', actions: { type: 'endAs', params: 'elsewhere' } },
  },
  states: {
    kind: {
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            { guard: 'isUser', target: 'user' },
            { guard: 'isProjectVisitor', target: 'projectVisitor' },
            { guard: 'isPlusCrewVisitor', target: 'plusCrewVisitor' },
            { target: 'kiosk' },
          ],
        },
        user: {},
        projectVisitor: {},
        plusCrewVisitor: {},
        kiosk: {},
      },
    },
    rights: {
      initial: 'current',
      states: {
        renewing: {
          meta: ignoring('RIGHTS_ASKED'),
          invoke: {
            id: 'renewRights',
            src: 'renewRights',
            onDone: onAnswer({
              renewed: {
                target: 'current',
                actions: assign(({ event: { output } }) => ({
                  userRights: output.userRights,
                  mailboxUserRights: output.mailboxUserRights,
                })),
              },
              refused: { target: '#session.ended', actions: { type: 'endAsFound', params: 'refused' } },
              notYet: 'stale',
            }),
          },
        },
        current: { on: { RIGHTS_ASKED: 'renewing' } },
        stale: { on: { RIGHTS_ASKED: 'renewing' } },
      },
    },
  },
})

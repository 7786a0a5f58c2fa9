import { assign } from 'xstate'
import { ignoring } from '../effects.ts'
import { missingTypes, typeIds } from '../../../domain/plusCrews/plus-crew-month.ts'
import { onAnswer } from '../on-answer.ts'
import { threeLoads } from './plus-crew-dashboard.data.ts'
import { readyState } from './plus-crew-dashboard-ready.ts'
import { dashboardSetup } from './plus-crew-dashboard.setup.ts'

/**
 * A plus crew's month, step by step: crew by number, value types, values, team bonus, then turnover, hours and target.
 * Shown while it is loaded again each minute; nothing that fails takes away good figures, only their age grows. Decision
 * 26 and the load order of the dashboard.
 */
export const plusCrewDashboardMachine = dashboardSetup.createMachine({
  id: 'plusCrewDashboard',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    crew: null,
    types: null,
    values: [],
    bonus: null,
    month: null,
    rows: {},
    figures: null,
    failure: null,
    attempt: 0,
    jitter: 0,
  }),
  states: {
    load: {
      initial: 'checkingNumber',
      states: {
        checkingNumber: {
          always: [
            { guard: ({ context }) => (context.number ?? '') === '', target: 'numberMissing' },
            { target: 'recalling' },
          ],
        },
        numberMissing: { meta: ignoring('MONTH_CHOSEN', 'RETRIED', 'CAME_BACK') },
        // No call: what this device still knows is shown until something newer comes.
        recalling: {
          meta: ignoring('RETRIED', 'CAME_BACK'),
          on: { MONTH_CHOSEN: { target: 'loadingCrew', actions: 'chooseMonth' } },
          invoke: {
            id: 'recall',
            src: 'recall',
            input: ({ context }) => ({ number: context.number ?? '', date: context.date }),
            onDone: { target: 'loadingCrew', actions: assign({ figures: ({ event }) => event.output }) },
          },
        },
        loadingCrew: {
          meta: ignoring('RETRIED', 'CAME_BACK'),
          on: { MONTH_CHOSEN: { actions: 'chooseMonth' } },
          invoke: {
            id: 'loadCrew',
            src: 'loadCrew',
            input: ({ context }) => ({ number: context.number ?? '' }),
            onDone: onAnswer({
              loaded: {
                target: 'loadingValueTypes',
                actions: assign(({ event: { output } }) => ({ crew: output.value, now: output.now })),
              },
              failed: {
                target: 'error',
                actions: [{ type: 'noteFailure', params: ({ event }) => event.output }, 'dropRefused'],
              },
            }),
          },
        },
        loadingValueTypes: {
          meta: ignoring('RETRIED', 'CAME_BACK'),
          on: { MONTH_CHOSEN: { actions: 'chooseMonth' } },
          invoke: {
            id: 'loadValueTypes',
            src: 'loadValueTypes',
            onDone: onAnswer({
              loaded: [
                {
                  guard: ({ event: { output } }) => missingTypes(output.value).length > 0,
                  target: 'error',
                  actions: 'noteTypesMissing',
                },
                {
                  target: 'loadingValues',
                  actions: assign(({ event: { output } }) => ({ types: typeIds(output.value), now: output.now })),
                },
              ],
              failed: {
                target: 'error',
                actions: [{ type: 'noteFailure', params: ({ event }) => event.output }, 'dropRefused'],
              },
            }),
          },
        },
        loadingValues: {
          meta: ignoring('RETRIED', 'CAME_BACK'),
          on: { MONTH_CHOSEN: { actions: 'chooseMonth' } },
          invoke: {
            id: 'loadValues',
            src: 'loadValues',
            input: ({ context }) => ({ plusCrewId: context.crew?.id ?? '' }),
            onDone: onAnswer({
              loaded: {
                target: 'selectingTeamBonus',
                actions: { type: 'takeValues', params: ({ event }) => event.output },
              },
              failed: {
                target: 'error',
                actions: [{ type: 'noteFailure', params: ({ event }) => event.output }, 'dropRefused'],
              },
            }),
          },
        },
        selectingTeamBonus: { always: { target: 'loadingData', actions: 'selectTeamBonus' } },
        loadingData: {
          ...threeLoads('#plusCrewDashboard.load.error', { drop: true }),
          meta: ignoring('RETRIED', 'CAME_BACK'),
          on: { MONTH_CHOSEN: { target: 'loadingData', reenter: true, actions: 'chooseMonth' } },
          onDone: { target: 'ready', actions: ['takeFigures', 'tellFigures'] },
        },
        ready: readyState,
        // A screen on the wall has nobody to press a button: it tries again by itself, more and more seldom.
        error: {
          after: { untilNextLoad: 'loadingCrew' },
          on: {
            RETRIED: 'loadingCrew',
            CAME_BACK: { target: 'loadingCrew', actions: 'comeBack' },
            MONTH_CHOSEN: [
              { guard: ({ context }) => context.types !== null, target: 'loadingData', actions: 'chooseMonth' },
              { target: 'loadingCrew', actions: 'chooseMonth' },
            ],
          },
        },
      },
    },
    age: {
      initial: 'none',
      states: {
        none: {
          always: [
            { guard: 'isVeryOld', target: 'veryOld' },
            { guard: 'isOld', target: 'old' },
            { guard: 'isFresh', target: 'fresh' },
          ],
        },
        fresh: {
          always: [
            { guard: 'isNone', target: 'none' },
            { guard: 'isVeryOld', target: 'veryOld' },
            { guard: 'isOld', target: 'old' },
          ],
        },
        old: {
          always: [
            { guard: 'isNone', target: 'none' },
            { guard: 'isFresh', target: 'fresh' },
            { guard: 'isVeryOld', target: 'veryOld' },
          ],
        },
        veryOld: {
          always: [
            { guard: 'isNone', target: 'none' },
            { guard: 'isFresh', target: 'fresh' },
          ],
        },
      },
    },
  },
})

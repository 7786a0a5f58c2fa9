import type { MonthRows } from '../../../domain/plusCrews/plus-crew-month.ts'
import { onAnswer } from '../on-answer.ts'
import { dashboardSetup, rowsAsked } from './plus-crew-dashboard.setup.ts'

const loadOf = (what: keyof MonthRows, failed: string, drop: boolean) =>
  dashboardSetup.createStateConfig({
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          id: what,
          src: 'loadRows',
          input: ({ context }) => rowsAsked(context, what),
          onDone: onAnswer({
            loaded: {
              target: 'loaded',
              actions: { type: 'takeRows', params: ({ event }) => ({ what, answer: event.output }) },
            },
            failed: {
              target: failed,
              actions: [
                { type: 'noteFailure', params: ({ event }) => event.output },
                ...(drop ? (['dropRefused'] as const) : []),
              ],
            },
          }),
        },
      },
      loaded: { type: 'final' },
    },
  })

/** Turnover, hours and target of the month, asked for in that order and at the same time; the first failure ends all. */
export const threeLoads = (failed: string, { drop }: { drop: boolean }) =>
  dashboardSetup.createStateConfig({
    type: 'parallel',
    states: {
      turnover: loadOf('turnover', failed, drop),
      hours: loadOf('hours', failed, drop),
      target: loadOf('target', failed, drop),
    },
  })

import { ignoring } from '../effects.ts'
import { onAnswer } from '../on-answer.ts'
import { threeLoads } from './plus-crew-dashboard.data.ts'
import { dashboardSetup } from './plus-crew-dashboard.setup.ts'

const resting = '#plusCrewDashboard.load.ready.resting'

/** Figures are shown. Once a minute values and data come again; until then, and when they do not, the last good ones stay. */
export const readyState = dashboardSetup.createStateConfig({
  initial: 'resting',
  on: { MONTH_CHOSEN: { target: '#plusCrewDashboard.load.loadingData', actions: 'chooseMonth' } },
  states: {
    resting: {
      after: { untilNextLoad: 'refreshing' },
      on: { RETRIED: 'refreshing', CAME_BACK: { target: 'refreshing', actions: 'comeBack' } },
    },
    refreshing: {
      initial: 'values',
      meta: ignoring('RETRIED', 'CAME_BACK'),
      states: {
        values: {
          invoke: {
            id: 'loadValues',
            src: 'loadValues',
            input: ({ context }) => ({ plusCrewId: context.crew?.id ?? '' }),
            onDone: onAnswer({
              loaded: { target: 'teamBonus', actions: { type: 'takeValues', params: ({ event }) => event.output } },
              failed: { target: resting, actions: { type: 'noteFailure', params: ({ event }) => event.output } },
            }),
          },
        },
        teamBonus: { always: { target: 'data', actions: 'selectTeamBonus' } },
        data: {
          ...threeLoads(resting, { drop: false }),
          onDone: { target: resting, actions: ['takeFigures', 'tellFigures'] },
        },
      },
    },
  },
})

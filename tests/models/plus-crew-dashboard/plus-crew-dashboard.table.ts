import { monthOf, typeIds } from '../../../domain/plusCrews/plus-crew-month.ts'
import { backOff } from '../../../domain/retry.ts'
import { dateIn } from '../../../domain/shift-display.ts'
import type { plusCrewDashboardMachine } from '../../../src/machines/plus-crew-dashboard/plus-crew-dashboard.machine.ts'
import type { Came, ContextOf, Table } from '../table.ts'

type Machine = typeof plusCrewDashboardMachine
type Context = ContextOf<Machine>
type Now = Came<Machine>
type What = 'turnover' | 'hours' | 'target'

const minute = 60_000
/** Ms between a figure and now. */
const age = ({ figures, now }: Context) => now - (figures?.asOf ?? 0)
const isNone = ({ figures }: Context) => figures === null
const isVeryOld = (context: Context) => !isNone(context) && age(context) >= 24 * 60 * minute
const isOld = (context: Context) => !isNone(context) && age(context) >= 15 * minute && !isVeryOld(context)
const isFresh = (context: Context) => !isNone(context) && age(context) < 15 * minute

const today = ({ crew, now }: Context) => dateIn(crew?.timeZone ?? 'UTC', now)
const month = (context: Context, date: string | null) => (context.crew ? monthOf(date, today(context)) : null)
const lacksTypes = (_: Context, { value }: Now) =>
  !['Actual Turnover', 'Staff Hours', 'Target Turnover'].every(caption =>
    (value as readonly { caption: string }[]).some(type => type.caption === caption),
  )

const chosen = {
  date: (_: Context, { date }: Now) => date,
  month: (context: Context, { date }: Now) => month(context, date),
  rows: {},
  figures: null,
}
const back = { now: (_: Context, { now }: Now) => now, attempt: 0 }
const failed = {
  failure: (_: Context, { failure }: Now) => failure,
  now: (_: Context, { now }: Now) => now,
  jitter: (_: Context, { jitter }: Now) => jitter,
  attempt: (c: Context) => c.attempt + 1,
  rows: {},
}
/** Somebody else's by now, or gone: what was kept of it is dropped. */
const refused = {
  ...failed,
  figures: ({ figures }: Context, { failure }: Now) =>
    failure?.status === 403 || failure?.status === 404 ? null : figures,
}
const bonus = ({ values, types }: Context) => values.find(({ type }) => type.id === types?.bonus)?.bonus ?? null
const selected = { bonus, values: [], month: (context: Context) => month(context, context.date), rows: {} }
const values = {
  values: (_: Context, { value }: Now) => value as Context['values'],
  now: (_: Context, { now }: Now) => now,
}
const arrived = (what: What) => ({
  rows: ({ rows }: Context, { value }: Now) => ({ ...rows, [what]: value }),
  now: (_: Context, { now }: Now) => now,
})
const pictureOf = (context: Context) => {
  const { crew, month: shown, rows, now, bonus: agreed } = context
  return { crew, month: shown, today: today(context), bonus: agreed, rows, asOf: now } as Context['figures']
}
const shown = { figures: pictureOf, rows: {}, failure: null, attempt: 0 }
const tells = (context: Context) => [{ type: 'figuresCame', figures: pictureOf(context) }]

const three = (path: string) => `${path}.turnover.loading ${path}.hours.loading ${path}.target.loading`
const asksThree = 'turnover hours target'
const asked =
  (what: What) =>
  ({ crew, types, month: of }: Context) => ({
    plusCrewId: crew?.id,
    type: types?.[what],
    dateFrom: of?.dateFrom,
    dateTo: of?.dateTo,
  })

// prettier-ignore
export const plusCrewDashboardTable: Table<Machine> = {
  waits: { untilNextLoad: ({ attempt, jitter }) => (attempt === 0 ? minute : Math.min(backOff(attempt - 1, jitter), 40_000)) },
  inputs: {
    recall: ({ number, date }) => ({ number, date }),
    loadCrew: ({ number }) => ({ number }),
    loadValues: ({ crew }) => ({ plusCrewId: crew?.id }),
    turnover: asked('turnover'),
    hours: asked('hours'),
    target: asked('target'),
  },
  rows: [
    // state,                                     event,           when,                   to,                                 changes,            asks,            tells
    ['',                                          'start',         '',                     'load.checkingNumber age.none',     (_, { number, date, now }) => ({ number, date, now, crew: null, types: null, values: [], bonus: null, month: null, rows: {}, figures: null, failure: null, attempt: 0, jitter: 0 })],
    ['load.checkingNumber',                       'always',        c => !c.number,         'load.numberMissing'],
    ['load.checkingNumber',                       'always',        '',                     'load.recalling',                   '',                 'recall'],
    ['load.recalling',                            'MONTH_CHOSEN',  '',                     'load.loadingCrew',                 chosen,             'loadCrew'],
    ['load.recalling',                            'recall',        '',                     'load.loadingCrew',                 { figures: (_, found) => found as unknown as Context['figures'] }, 'loadCrew'],
    ['load.loadingCrew',                          'MONTH_CHOSEN',  '',                     '',                                 chosen],
    ['load.loadingCrew',                          'loadCrew',      'loaded',               'load.loadingValueTypes',           { crew: (_, { value }) => value as Context['crew'], now: (_, { now }) => now }, 'loadValueTypes'],
    ['load.loadingCrew',                          'loadCrew',      'failed',               'load.error',                       refused,            'untilNextLoad'],
    ['load.loadingValueTypes',                    'MONTH_CHOSEN',  '',                     '',                                 chosen],
    ['load.loadingValueTypes',                    'loadValueTypes', ['loaded', lacksTypes], 'load.error',                      { failure: { technical: 'Required value types not found', status: null }, attempt: c => c.attempt + 1 }, 'untilNextLoad'],
    ['load.loadingValueTypes',                    'loadValueTypes', 'loaded',              'load.loadingValues',               { types: (_, { value }) => typeIds(value as never), now: (_, { now }) => now }, 'loadValues'],
    ['load.loadingValueTypes',                    'loadValueTypes', 'failed',              'load.error',                       refused,            'untilNextLoad'],
    ['load.loadingValues',                        'MONTH_CHOSEN',  '',                     '',                                 chosen],
    ['load.loadingValues',                        'loadValues',    'loaded',               'load.selectingTeamBonus',          values],
    ['load.loadingValues',                        'loadValues',    'failed',               'load.error',                       refused,            'untilNextLoad'],
    ['load.selectingTeamBonus',                   'always',        '',                     three('load.loadingData'),          selected,           asksThree],
    ['load.loadingData',                          'MONTH_CHOSEN',  '',                     three('load.loadingData'),          chosen,             asksThree],
    ['load.loadingData.turnover.loading',         'turnover',      'loaded',               'load.loadingData.turnover.loaded', arrived('turnover')],
    ['load.loadingData.turnover.loading',         'turnover',      'failed',               'load.error',                       refused,            'untilNextLoad'],
    ['load.loadingData.hours.loading',            'hours',         'loaded',               'load.loadingData.hours.loaded',    arrived('hours')],
    ['load.loadingData.hours.loading',            'hours',         'failed',               'load.error',                       refused,            'untilNextLoad'],
    ['load.loadingData.target.loading',           'target',        'loaded',               'load.loadingData.target.loaded',   arrived('target')],
    ['load.loadingData.target.loading',           'target',        'failed',               'load.error',                       refused,            'untilNextLoad'],
    ['load.loadingData',                          'done load.loadingData', '',             'load.ready.resting',               shown,              'untilNextLoad', tells],
    ['load.ready',                                'MONTH_CHOSEN',  '',                     three('load.loadingData'),          chosen,             asksThree],
    ['load.ready.resting',                        'after untilNextLoad', '',               'load.ready.refreshing.values',     '',                 'loadValues'],
    ['load.ready.resting',                        'RETRIED',       '',                     'load.ready.refreshing.values',     '',                 'loadValues'],
    ['load.ready.resting',                        'CAME_BACK',     '',                     'load.ready.refreshing.values',     back,               'loadValues'],
    ['load.ready.refreshing.values',              'loadValues',    'loaded',               'load.ready.refreshing.teamBonus',  values],
    ['load.ready.refreshing.values',              'loadValues',    'failed',               'load.ready.resting',               failed,             'untilNextLoad'],
    ['load.ready.refreshing.teamBonus',           'always',        '',                     three('load.ready.refreshing.data'), selected,          asksThree],
    ['load.ready.refreshing.data.turnover.loading', 'turnover',    'loaded',               'load.ready.refreshing.data.turnover.loaded', arrived('turnover')],
    ['load.ready.refreshing.data.turnover.loading', 'turnover',    'failed',               'load.ready.resting',               failed,             'untilNextLoad'],
    ['load.ready.refreshing.data.hours.loading',  'hours',         'loaded',               'load.ready.refreshing.data.hours.loaded', arrived('hours')],
    ['load.ready.refreshing.data.hours.loading',  'hours',         'failed',               'load.ready.resting',               failed,             'untilNextLoad'],
    ['load.ready.refreshing.data.target.loading', 'target',        'loaded',               'load.ready.refreshing.data.target.loaded', arrived('target')],
    ['load.ready.refreshing.data.target.loading', 'target',        'failed',               'load.ready.resting',               failed,             'untilNextLoad'],
    ['load.ready.refreshing.data',                'done load.ready.refreshing.data', '',   'load.ready.resting',               shown,              'untilNextLoad', tells],
    ['load.error',                                'after untilNextLoad', '',               'load.loadingCrew',                 '',                 'loadCrew'],
    ['load.error',                                'RETRIED',       '',                     'load.loadingCrew',                 '',                 'loadCrew'],
    ['load.error',                                'CAME_BACK',     '',                     'load.loadingCrew',                 back,               'loadCrew'],
    ['load.error',                                'MONTH_CHOSEN',  c => c.types !== null,  three('load.loadingData'),          chosen,             asksThree],
    ['load.error',                                'MONTH_CHOSEN',  '',                     'load.loadingCrew',                 chosen,             'loadCrew'],
    ['age.none',                                  'always',        isVeryOld,              'age.veryOld'],
    ['age.none',                                  'always',        isOld,                  'age.old'],
    ['age.none',                                  'always',        isFresh,                'age.fresh'],
    ['age.fresh',                                 'always',        isNone,                 'age.none'],
    ['age.fresh',                                 'always',        isVeryOld,              'age.veryOld'],
    ['age.fresh',                                 'always',        isOld,                  'age.old'],
    ['age.old',                                   'always',        isNone,                 'age.none'],
    ['age.old',                                   'always',        isFresh,                'age.fresh'],
    ['age.old',                                   'always',        isVeryOld,              'age.veryOld'],
    ['age.veryOld',                               'always',        isNone,                 'age.none'],
    ['age.veryOld',                               'always',        isFresh,                'age.fresh'],
  ],
}

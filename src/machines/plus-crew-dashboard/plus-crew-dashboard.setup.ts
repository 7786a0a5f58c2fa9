import { assertEvent, assign, emit, setup } from 'xstate'
import { monthOf, type MonthRows, typesMissing } from '../../../domain/plusCrews/plus-crew-month.ts'
import { backOff } from '../../../domain/retry.ts'
import { dateIn } from '../../../domain/shift-display.ts'
import type { components } from '../../client/schema.d.ts'
import { effect, type Ignores } from '../effects.ts'
import type {
  Answer,
  DashboardContext,
  DashboardEmitted,
  DashboardEvent,
  DashboardInput,
  Failed,
  Figures,
  Loaded,
  PlusCrew,
  RowsAsked,
} from './plus-crew-dashboard.types.ts'

type Schemas = components['schemas']
type Rows = MonthRows[keyof MonthRows]

const minute = 60_000
/** Milliseconds between two loads of a page that is left open. Decision 26. */
const refreshInterval = minute
/** A failed load is tried again after at most this many ms, so that with its own time it is back within a minute. */
const longestWait = 40_000
/** Milliseconds after which figures are shown as old, and as very old. Decision 26. */
const oldAfter = 15 * minute
const veryOldAfter = 24 * 60 * minute

export const ageOf = ({ figures, now }: DashboardContext): 'none' | 'fresh' | 'old' | 'veryOld' => {
  if (figures === null) return 'none'
  const age = now - figures.asOf
  return age >= veryOldAfter ? 'veryOld' : age >= oldAfter ? 'old' : 'fresh'
}

const todayAt = ({ crew, now }: DashboardContext): string => dateIn(crew?.timeZone ?? 'UTC', now)
const monthFor = (context: DashboardContext) => (context.crew === null ? null : monthOf(context.date, todayAt(context)))

/** The three loads of a month as one picture of it; null while one is missing. */
export function figuresOf(context: DashboardContext): Figures | null {
  const { crew, month, bonus, now, rows } = context
  const { turnover, hours, target } = rows
  if (!crew || !month || !turnover || !hours || !target) return null
  return { crew, month, today: todayAt(context), bonus, rows: { turnover, hours, target }, asOf: now }
}

export const rowsAsked = ({ crew, types, month }: DashboardContext, what: keyof MonthRows): RowsAsked => ({
  plusCrewId: crew?.id ?? '',
  type: types?.[what] ?? '',
  dateFrom: month?.dateFrom ?? '',
  dateTo: month?.dateTo ?? '',
})

/** Types, effects and named actions of a plus crew's month. Every effect answers its failures and never rejects. */
export const dashboardSetup = setup({
  types: {
    context: {} as DashboardContext,
    events: {} as DashboardEvent,
    input: {} as DashboardInput,
    emitted: {} as DashboardEmitted,
    meta: {} as Ignores<DashboardEvent['type']>,
  },
  actors: {
    /** The last figures this device showed of the same month, or of the latest one where none is chosen. */
    recall: effect<Figures | null, { number: string; date: string | null }>('recall'),
    loadCrew: effect<Answer<PlusCrew>, { number: string }>('loadCrew'),
    loadValueTypes: effect<Answer<Schemas['PlusCrewValueType'][]>>('loadValueTypes'),
    loadValues: effect<Answer<Schemas['PlusCrewValue'][]>, { plusCrewId: string }>('loadValues'),
    /** Every page of them. */
    loadRows: effect<Answer<Rows>, RowsAsked>('loadRows'),
  },
  guards: {
    isOld: ({ context }) => ageOf(context) === 'old',
    isVeryOld: ({ context }) => ageOf(context) === 'veryOld',
    isFresh: ({ context }) => ageOf(context) === 'fresh',
    isNone: ({ context }) => ageOf(context) === 'none',
  },
  actions: {
    chooseMonth: assign(({ context, event }) => {
      assertEvent(event, 'MONTH_CHOSEN')
      return { date: event.date, month: monthFor({ ...context, date: event.date }), rows: {}, figures: null }
    }),
    comeBack: assign(({ event }) => {
      assertEvent(event, 'CAME_BACK')
      return { now: event.now, attempt: 0 }
    }),
    noteFailure: assign(({ context }, { failure, now, jitter }: Failed) => ({
      failure,
      now,
      jitter,
      attempt: context.attempt + 1,
      rows: {},
    })),
    /** Somebody else's by now, or gone: what was kept of it is not shown any longer. */
    dropRefused: assign(({ context: { failure, figures } }) => ({
      figures: failure?.status === 403 || failure?.status === 404 ? null : figures,
    })),
    noteTypesMissing: assign(({ context }) => ({
      failure: { technical: typesMissing, status: null },
      attempt: context.attempt + 1,
    })),
    takeValues: assign((_, { value, now }: Loaded<Schemas['PlusCrewValue'][]>) => ({ values: value, now })),
    selectTeamBonus: assign(({ context }) => ({
      bonus: context.values.find(({ type }) => type.id === context.types?.bonus)?.bonus ?? null,
      values: [],
      // A month nobody chose changes at the plus crew's own midnight.
      month: monthFor(context),
      rows: {},
    })),
    takeRows: assign(({ context }, { what, answer }: { what: keyof MonthRows; answer: Loaded<Rows> }) => ({
      rows: { ...context.rows, [what]: answer.value },
      now: answer.now,
    })),
    takeFigures: assign(({ context }) => ({
      figures: figuresOf(context) ?? context.figures,
      rows: {},
      failure: null,
      attempt: 0,
    })),
    tellFigures: emit(({ context: { figures } }) => {
      if (figures === null) throw new Error('figures came, yet there are none')
      return { type: 'figuresCame', figures }
    }),
  },
  delays: {
    untilNextLoad: ({ context: { attempt, jitter } }) =>
      attempt === 0 ? refreshInterval : Math.min(backOff(attempt - 1, jitter), longestWait),
  },
})

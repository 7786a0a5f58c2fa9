import { backOff } from '../../../domain/retry.ts'
import type { invoiceDraftMachine } from '../../../src/machines/invoice-draft/invoice-draft.machine.ts'
import type { Picked } from '../../../src/machines/invoice-draft/invoice-draft.types.ts'
import type { Came, ContextOf, Table } from '../table.ts'

type Machine = typeof invoiceDraftMachine
type Context = ContextOf<Machine>
type Now = Came<Machine>

const nothing = { chosen: [], typed: null, request: null }
const wasAsked = ({ request }: Context) => request !== null
const isWhole = ({ chosen, taken }: Context) => chosen.length > 0 && taken === null

const idOf = ({ crew }: Picked) => crew.id
/** Beside the first that was chosen only its client's, in its currency. */
const beside = (first: Picked | undefined) => (one: Picked) =>
  !first || (one.position.company.id === first.position.company.id && one.crew.currency === first.crew.currency)
const chosen = {
  chosen: ({ chosen: before }: Context, { those }: Now) => {
    const fitting = those.filter(beside(before[0] ?? those[0]))
    const anew = before.map(one => fitting.find(other => idOf(other) === idOf(one)) ?? one)
    return [...anew, ...fitting.filter(one => !before.some(other => idOf(other) === idOf(one)))]
  },
}
const left = ({ chosen: before }: Context, { ids }: Now) => before.filter(one => !ids.includes(idOf(one)))
const takenBack = (context: Context, now: Now) => ({
  chosen: left(context, now),
  typed: left(context, now).length === 0 ? null : context.typed,
})
const typed = { typed: (_: Context, now: Now) => now.typed }
const checked = { request: (_: Context, { request }: Now) => request, problem: null }
const closed = { taken: null, problem: null }
const restored = (_: Context, { draft }: Now) => draft
const made = { made: (_: Context, { invoice }: Now) => invoice }
const taken = {
  taken: (_: Context, now: Now) => now.taken,
  chosen: ({ chosen: before }: Context, now: Now) => before.filter(one => idOf(one) !== now.taken?.crewId),
  request: null,
  failures: 0,
}
const unanswered = {
  failures: ({ failures }: Context) => failures + 1,
  jitter: (_: Context, { jitter }: Now) => jitter,
}
const refused = { problem: (_: Context, { problem }: Now) => problem, request: null, failures: 0 }

// prettier-ignore
export const invoiceDraftTable: Table<Machine> = {
  waits: { backOff: ({ failures, jitter }) => backOff(failures - 1, jitter) },
  inputs: {
    restore: () => null,
    keep: ({ chosen: those, typed: words }) => ({ chosen: those, typed: words, request: null }),
    keepChecked: ({ chosen: those, typed: words, request }) => ({ chosen: those, typed: words, request }),
    create: ({ request }) => request,
    drop: () => null,
  },
  rows: [
    // state,             event,           when,          to,                 changes,                      asks
    ['',                  'start',         '',            'restoring',        { ...nothing, ...closed, made: null, failures: 0, jitter: 0 }, 'restore'],
    ['restoring',         'restore',       'kept',        'restored',         restored],
    ['restored',          'always',        wasAsked,      'creating',         '',                           'create'],
    ['restored',          'always',        '',            'choosing.still'],
    ['choosing',          'CHOSEN',        '',            'choosing.keeping', chosen,                       'keep'],
    ['choosing',          'TAKEN_BACK',    '',            'choosing.keeping', takenBack,                    'keep'],
    ['choosing',          'TYPED',         '',            'choosing.keeping', typed,                        'keep'],
    ['choosing',          'SUBMITTED',     isWhole,       'checked',          checked,                      'keepChecked'],
    ['choosing',          'SUBMITTED',     '',            ''],
    ['choosing',          'CLOSED',        '',            '',                 closed],
    ['choosing',          'DROPPED',       '',            'dropping',         '',                           'drop'],
    ['choosing.keeping',  'keep',          'kept',        'choosing.still'],
    ['checked',           'keepChecked',   'kept',        'creating',         '',                           'create'],
    ['creating',          'create',        'created',     'created',          made],
    ['creating',          'create',        'taken',       'choosing.keeping', taken,                        'keep'],
    ['creating',          'create',        'unreachable', 'waiting',          unanswered,                   'backOff'],
    ['creating',          'create',        'refused',     'choosing.keeping', refused,                      'keep'],
    ['waiting',           'after backOff', '',            'creating',         '',                           'create'],
    ['waiting',           'ONLINE',        '',            'creating',         '',                           'create'],
    ['waiting',           'AGAIN',         '',            'creating',         '',                           'create'],
    ['dropping',          'drop',          'dropped',     'choosing.still',   { ...nothing, ...closed }],
  ],
}

import type { toastMachine } from '../../../src/machines/toasts/toast.machine.ts'
import type { toastsMachine } from '../../../src/machines/toasts/toasts.machine.ts'
import type { Came, ContextOf, Table } from '../table.ts'

// prettier-ignore
export const toastTable: Table<typeof toastMachine> = {
  waits: { itsTime: ({ time }) => time ?? 3_000 },
  rows: [
    // state,                     event,           when,              to,                           changes,              asks
    ['',                          'start',         '',                'visible.free.deciding',      (_, input) => input as object],
    ['visible.free.deciding',     'always',        c => c.time === 0, 'visible.free.staying'],
    ['visible.free.deciding',     'always',        '',                'visible.free.running',       '',                   'itsTime'],
    ['visible.free.running',      'after itsTime', '',                'gone'],
    ['visible',                   'CLICKED',       '',                'gone'],
    ['visible',                   'ACTED',         '',                'gone'],
    ['visible.free',              'HOVERED',       '',                'visible.hovered'],
    ['visible.free',              'FOCUSED',       '',                'visible.focused'],
    ['visible.hovered',           'LEFT',          '',                'visible.free.deciding'],
    ['visible.hovered',           'FOCUSED',       '',                'visible.hoveredAndFocused'],
    ['visible.focused',           'BLURRED',       '',                'visible.free.deciding'],
    ['visible.focused',           'HOVERED',       '',                'visible.hoveredAndFocused'],
    ['visible.hoveredAndFocused', 'LEFT',          '',                'visible.focused'],
    ['visible.hoveredAndFocused', 'BLURRED',       '',                'visible.hovered'],
  ],
}

type Toasts = typeof toastsMachine
type Context = ContextOf<Toasts>
type Now = Came<Toasts>

const isShown = ({ shown }: Context, type: string, message: string) =>
  shown.some(({ toast }) => toast.type === type && toast.message === message)
/** Each in an actor of its own; which one is not compared. */
const one = ({ next }: Context, { toast }: Now) => ({
  id: `toast-${next}`,
  toast,
  added: toast,
  ref: null as never,
  tellsOf: [toast.about ?? null],
})
/** Without what failed of this before; a failure told of something else as well goes on standing for that. */
const without = (shown: Context['shown'], about: string | undefined) =>
  about === undefined
    ? shown
    : shown.flatMap(each => {
        if (each.toast.type !== 'error') return [each]
        const tellsOf = each.tellsOf.filter(of => of !== about)
        return tellsOf.length > 0 ? [{ ...each, tellsOf }] : []
      })
/** Told once more of what is told already: of this as well, and of nothing else that failed of it. */
const toldAgain = ({ shown }: Context, { toast }: Now) =>
  shown.flatMap(each =>
    each.toast.type === toast.type && each.toast.message === toast.message
      ? [{ ...each, tellsOf: [...new Set([...each.tellsOf, toast.about ?? null])] }]
      : without([each], toast.about),
  )
const reworded = ({ shown }: Context, { toast, message }: Now) =>
  shown.map(each => (each.added === toast ? { ...each, toast: { ...toast, message } } : each))

// prettier-ignore
export const toastsTable: Table<Toasts> = {
  inputs: { 'toast-*': ({ shown }) => shown.at(-1)?.toast },
  rows: [
    // state,    event,      when,                                                       to,        changes,                                                      asks
    ['',         'start',    '',                                                         'empty',   { shown: [], next: 1 }],
    ['',         'ADDED',    (c, { toast }) => isShown(c, toast.type, toast.message),    '',        { shown: toldAgain }],
    ['',         'ADDED',    '',                                                         '',        { shown: (c, now) => [...without(c.shown, now.toast.about), one(c, now)], next: c => c.next + 1 }, c => `toast-${c.next}`],
    ['',         'toast-*',  '',                                                         '',        { shown: (c, { actorId }) => c.shown.filter(({ id }) => id !== actorId) }],
    ['empty',    'always',   c => c.shown.length > 0,                                    'showing'],
    ['showing',  'always',   c => c.shown.length === 0,                                  'empty'],
    ['showing',  'SETTLED',  '',                                                         '',        { shown: (c, { about }) => without(c.shown, about) }],
    ['showing',  'CLEARED',  '',                                                         '',        { shown: [] }],
    ['showing',  'REWORDED', (c, { toast, message }) => isShown(c, toast.type, message), ''],
    ['showing',  'REWORDED', '',                                                         '',        { shown: reworded }],
  ],
}

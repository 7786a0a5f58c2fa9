import type { approvalMachine } from '../../../src/machines/approval/approval.machine.ts'
import type { Came, ContextOf, Table } from '../table.ts'

type Machine = typeof approvalMachine
type Context = ContextOf<Machine>
type Now = Came<Machine>

const others = ({ refused }: Context, id: string) => refused.filter(({ decision }) => decision.id !== id)
const known = ({ refused }: Context, { id }: Now) => refused.some(({ decision }) => decision.id === id)
const isNew = ({ queue }: Context, { decision }: Now) => !queue.some(({ id }) => id === decision.id)
const isQueued = ({ queue }: Context, { id }: Now) => queue.some(one => one.id === id)
const isBehind = ({ queue }: Context, { id }: Now) => queue.slice(1).some(one => one.id === id)

const taken = {
  queue: ({ queue }: Context, { decision }: Now) => [...queue, decision],
  refused: (context: Context, { decision }: Now) => others(context, decision.id),
}
const back = { queue: ({ queue }: Context, { id }: Now) => queue.filter(one => one.id !== id) }
const again = {
  queue: ({ queue, refused }: Context, { id }: Now) => [
    ...queue,
    ...refused.flatMap(({ decision }) => (decision.id === id ? decision : [])),
  ],
  refused: (context: Context, { id }: Now) => others(context, id),
}
const dropped = { refused: (context: Context, { id }: Now) => others(context, id) }
const rest = { queue: ({ queue }: Context) => queue.slice(1) }
const untaken = {
  ...rest,
  refused: ({ queue, refused }: Context, { problem }: Now) => [
    ...refused,
    ...queue.slice(0, 1).map(decision => ({ decision, problem })),
  ],
}

// prettier-ignore
export const approvalTable: Table<Machine> = {
  waits: { undoFor: 5_000 },
  inputs: { send: ({ queue }) => queue[0] },
  rows: [
    // state,   event,           when,                          to,        changes,                       asks
    ['',        'start',         '',                            'quiet',   { queue: [], refused: [] }],
    ['quiet',   'DECIDED',       '',                            'held',    taken,                         'undoFor'],
    ['quiet',   'AGAIN',         known,                         'sending', again,                         'send'],
    ['quiet',   'AGAIN',         '',                            ''],
    ['quiet',   'DROPPED',       '',                            '',        dropped],
    ['held',    'after undoFor', '',                            'sending', '',                            'send'],
    ['held',    'DECIDED',       isNew,                         'sending', taken,                         'send'],
    ['held',    'DECIDED',       '',                            ''],
    ['held',    'UNDONE',        isQueued,                      'quiet',   back],
    ['held',    'UNDONE',        '',                            ''],
    ['held',    'LEFT',          '',                            'sending', '',                            'send'],
    ['held',    'AGAIN',         known,                         'sending', again,                         'send'],
    ['held',    'AGAIN',         '',                            ''],
    ['held',    'DROPPED',       '',                            '',        dropped],
    ['sending', 'DECIDED',       isNew,                         '',        taken],
    ['sending', 'DECIDED',       '',                            ''],
    ['sending', 'UNDONE',        isBehind,                      '',        back],
    ['sending', 'UNDONE',        '',                            ''],
    ['sending', 'AGAIN',         known,                         '',        again],
    ['sending', 'AGAIN',         '',                            ''],
    ['sending', 'DROPPED',       '',                            '',        dropped],
    ['sending', 'send',          'done',                        'sent',    rest],
    ['sending', 'send',          'refused',                     'sent',    untaken],
    ['sent',    'always',        ({ queue }) => queue.length >= 2, 'sending', '',                         'send'],
    ['sent',    'always',        ({ queue }) => queue.length === 1, 'held', '',                           'undoFor'],
    ['sent',    'always',        '',                            'quiet'],
  ],
}

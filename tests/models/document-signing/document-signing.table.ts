import type { documentSigningMachine } from '../../../src/machines/document-signing/document-signing.machine.ts'
import type { Came, ContextOf, Table } from '../table.ts'

type Machine = typeof documentSigningMachine
type Context = ContextOf<Machine>
type Now = Came<Machine>

const drawn = ({ drawing }: Context) => (drawing?.strokes ?? []).some(points => points.some(([x]) => x >= 40))
const wanted = ({ paper, values }: Context, but: string | null = null) =>
  paper.fields.filter(({ id, required }) => required && id !== but && !values[id]).map(({ id }) => id)
const whole = (context: Context) => wanted(context).length === 0
const ready = (context: Context) => drawn(context) && (!context.asksRating || context.rating !== null)
/** The wanted one below the open one on the paper, else the topmost. */
const following = (context: Context) => {
  const ids = context.paper.fields.map(({ id }) => id)
  const open = wanted(context, context.field)
  return open.find(id => ids.indexOf(id) > ids.indexOf(context.field ?? '')) ?? open[0] ?? null
}
const another = (context: Context) => following(context) !== null
const opened = { field: (_: Context, { field }: Now) => field }
const filled = { values: ({ values }: Context, { field, value }: Now) => ({ ...values, [field]: value }) }
const begun = { values: {}, field: null, tried: false, drawing: null, rating: null, problem: null }
const fresh = { ...begun, paper: (_: Context, { paper }: Now) => paper }
// prettier-ignore
export const documentSigningTable: Table<Machine> = {
  waits: {},
  inputs: {
    signDocument: ({ signatoryId, paper, values, drawing, rating }) => ({ signatoryId, versionId: paper.versionId, values, drawing, rating }),
  },
  rows: [
    // state,       event,          when,          to,            changes,                                       asks
    ['',            'start',        '',            'reading',     (_, input) => ({ ...input, ...begun, values: input.paper.versionId === 'v1' ? { name: 'Jonas' } : {} })],
    ['reading',     'OPENED',       '',            'fields',      opened],
    ['reading',     'FILLED',       '',            'reading',     filled],
    ['reading',     'SIGN',         whole,         'pad'],
    ['reading',     'SIGN',         '',            'fields',      { tried: true, field: following }],
    ['reading',     'CHANGED',      '',            'changed',     fresh],
    ['fields',      'OPENED',       '',            'fields',      opened],
    ['fields',      'FILLED',       '',            'fields',      filled],
    ['fields',      'NEXT',         another,       'fields',      { field: following }],
    ['fields',      'NEXT',         '',            'reading',     { field: null }],
    ['fields',      'CLOSED',       '',            'reading',     { field: null }],
    ['fields',      'CHANGED',      '',            'changed',     fresh],
    ['pad',         'DRAWN',        '',            'pad',         { drawing: (_, { drawing }) => drawing }],
    ['pad',         'RATED',        '',            'pad',         { rating: (_, { rating }) => rating }],
    ['pad',         'CLOSED',       '',            'reading'],
    ['pad',         'CONFIRMED',    ready,         'confirming',  '',                                            'signDocument'],
    ['pad',         'CONFIRMED',    '',            'pad'],
    ['pad',         'CHANGED',      '',            'changed',     fresh],
    ['confirming',  'signDocument', 'signed',      'signed'],
    ['confirming',  'signDocument', 'changed',     'changed',     { drawing: null, rating: null }],
    ['confirming',  'signDocument', 'notYourTurn', 'notYourTurn'],
    ['confirming',  'signDocument', 'refused',     'refused',     { problem: (_, { code }) => code }],
    ['confirming',  'signDocument', 'unreachable', 'unreachable'],
    ['changed',     'CHANGED',      '',            'changed',     fresh],
    ['changed',     'READ_AGAIN',   '',            'reading'],
    ['notYourTurn', 'CLOSED',       '',            'reading'],
    ['notYourTurn', 'CHANGED',      '',            'changed',     fresh],
    ['unreachable', 'CONFIRMED',    '',            'confirming',  '',                                            'signDocument'],
    ['unreachable', 'CLOSED',       '',            'pad'],
    ['unreachable', 'CHANGED',      '',            'changed',     fresh],
    ['refused',     'CLOSED',       '',            'pad'],
    ['refused',     'CHANGED',      '',            'changed',     fresh],
  ],
}

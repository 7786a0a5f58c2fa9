import type { FillContext } from '../../../src/machines/fill-proposal/fill-proposal.types.ts'
import type { fillProposalMachine } from '../../../src/machines/fill-proposal/fill-proposal.machine.ts'
import type { Came, ContextOf, Table } from '../table.ts'

type Machine = typeof fillProposalMachine
type Context = ContextOf<Machine>
type Now = Came<Machine>

const nothing = {
  id: null,
  proposal: null,
  chosen: [],
  outdated: [],
  invitation: { answerBy: null, note: null },
  told: null,
  lost: false,
  notice: null,
} as const
const wanted = { wanted: (before: Context, { change }: Now) => ({ ...before.wanted, ...change }) }
const anew = { ...nothing, ...wanted }
/** Of the model's proposal: one position, two people. */
const all = ['i1 p1', 'i1 p2']
const open = (context: Pick<FillContext, 'proposal'>) =>
  all.filter((_, at) => context.proposal?.positions[0]?.proposed[at]?.invited === false)
const read = {
  id: 'f1',
  proposal: (_: Context, { proposal }: Now) => proposal,
  wanted: (_: Context, { proposal: { from, to, method } }: Now) => ({ from, to, method }),
  lost: false,
}
const readWorking = { ...read, chosen: [] }
const readReady = {
  ...read,
  // One that was ready before keeps what was chosen, as far as it is still there.
  chosen: (before: Context, { proposal }: Now) =>
    open({ proposal }).filter(key => before.proposal?.state !== 'ready' || before.chosen.includes(key)),
}
const code = { notice: (_: Context, { code: said }: Now) => said }
const lost = { lost: true }
const isKnown = ({ id }: Context) => id !== null
const some = ({ chosen, proposal }: Context) => open({ proposal }).some(key => chosen.includes(key))
const toggled = {
  chosen: ({ chosen }: Context, { keys, on }: Now) => [
    ...chosen.filter(key => !keys.includes(key)),
    ...(on ? keys : []),
  ],
}
const marked = ({ proposal, chosen, outdated }: Context, { told }: Now): Partial<Context> => ({
  proposal: proposal && {
    ...proposal,
    positions: proposal.positions.map(position => ({
      ...position,
      proposed: position.proposed.map((one, at) => (chosen.includes(all[at] ?? '') ? { ...one, invited: true } : one)),
    })),
  },
  chosen: [],
  outdated: outdated.filter(one => !chosen.includes(`${one.projectCrewItemId} ${one.personId}`)),
  told,
  notice: null,
})
const outdated = {
  outdated: (_: Context, { places }: Now) => places,
  chosen: ({ chosen }: Context) => chosen.filter(key => key !== 'i1 p1'),
  told: null,
  notice: null,
}

// prettier-ignore
export const fillProposalTable: Table<Machine> = {
  waits: { patience: ({ lost: is }) => (is ? 2_000 : 500) },
  inputs: {
    askProposal: ({ projectId, wanted: of }) => ({ projectId, wanted: of }),
    readProposal: ({ id }) => id,
    stopProposal: ({ id }) => id,
    acceptProposal: ({ id, proposal, chosen, invitation }) => ({
      id,
      places: open({ proposal }).filter(key => chosen.includes(key)).map(key => ({ projectCrewItemId: 'i1', personId: key.slice(3) })),
      invitation,
    }),
  },
  rows: [
    // state,            event,            when,          to,                changes,                                  asks
    ['',                 'start',          '',            'opened',          (_, input) => ({ ...nothing, ...input })],
    ['opened',           'always',         isKnown,       'working.reading', '',                                       'readProposal'],
    ['opened',           'always',         '',            'choosing'],
    ['choosing',         'CHANGED',        '',            '',                wanted],
    ['choosing',         'ASKED',          '',            'asking',          anew,                                     'askProposal'],
    ['asking',           'askProposal',    'working',     'working.waiting', readWorking,                              'patience'],
    ['asking',           'askProposal',    'ready',       'ready',           readReady],
    ['asking',           'askProposal',    'aborted',     'aborted',         readWorking],
    ['asking',           'askProposal',    'refused',     'choosing',        code],
    ['asking',           'askProposal',    'unreachable', 'failed'],
    ['working',          'STOPPED',        '',            'stopping',        '',                                       'stopProposal'],
    ['working.waiting',  'after patience', '',            'working.reading', '',                                       'readProposal'],
    ['working.reading',  'readProposal',   'working',     'working.waiting', readWorking,                              'patience'],
    ['working.reading',  'readProposal',   'ready',       'ready',           readReady],
    ['working.reading',  'readProposal',   'aborted',     'aborted',         readWorking],
    ['working.reading',  'readProposal',   'gone',        'choosing',        { ...nothing, notice: 'gone' }],
    ['working.reading',  'readProposal',   'refused',     'choosing',        { ...nothing, ...code }],
    ['working.reading',  'readProposal',   'unreachable', 'working.waiting', lost,                                     'patience'],
    ['stopping',         'stopProposal',   'stopped',     'choosing',        nothing],
    ['stopping',         'stopProposal',   'refused',     'choosing',        { ...nothing, ...code }],
    ['stopping',         'stopProposal',   'unreachable', 'working.waiting', lost,                                     'patience'],
    ['ready',            'TOGGLED',        '',            '',                toggled],
    ['ready',            'ACCEPTED',       some,          'accepting',       { invitation: (_, { invitation }) => invitation, told: null, notice: null }, 'acceptProposal'],
    ['ready',            'ACCEPTED',       '',            ''],
    ['ready',            'ASKED',          '',            'asking',          anew,                                     'askProposal'],
    ['accepting',        'acceptProposal', 'invited',     'ready',           marked],
    ['accepting',        'acceptProposal', 'outdated',    'ready',           outdated],
    ['accepting',        'acceptProposal', 'refused',     'working.reading', code,                                     'readProposal'],
    ['accepting',        'acceptProposal', 'unreachable', 'unsent'],
    ['unsent',           'RETRIED',        '',            'accepting',       '',                                       'acceptProposal'],
    ['unsent',           'LEFT',           '',            'working.reading', '',                                       'readProposal'],
    ['aborted',          'ASKED',          '',            'asking',          anew,                                     'askProposal'],
    ['aborted',          'LEFT',           '',            'choosing',        nothing],
    ['failed',           'RETRIED',        '',            'asking',          '',                                       'askProposal'],
    ['failed',           'LEFT',           '',            'choosing'],
  ],
}

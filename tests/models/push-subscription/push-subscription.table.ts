import type { pushSubscriptionMachine } from '../../../src/machines/push-subscription/push-subscription.machine.ts'
import type { Table } from '../table.ts'

type Machine = typeof pushSubscriptionMachine

const clean = { problem: null }

// prettier-ignore
export const pushSubscriptionTable: Table<Machine> = {
  inputs: {
    subscribe: ({ serverKey }) => serverKey,
    remove: ({ listed, mark }) => listed.find(one => one.mark === mark)?.id ?? null,
  },
  rows: [
    // state,        event,        when,                                                                                 to,            changes,                                                              asks
    ['',             'start',      '',                                                                                   'reading',     (_, { serverKey, listed }) => ({ serverKey, listed, mark: null, problem: null }), 'read'],
    ['',             'LISTED',     '',                                                                                   '',            { listed: (_, { listed }) => listed }],
    ['reading',      'read',       'unsupported',                                                                        'unsupported'],
    ['reading',      'read',       'denied',                                                                             'denied'],
    ['reading',      'read',       'open',                                                                               'off'],
    ['reading',      'read',       ['subscribed', (c, { mark }) => c.listed.some(one => one.mark === mark && one.on)],    'on',          { mark: (_, { mark }) => mark }],
    ['reading',      'read',       ['subscribed', (c, { mark }) => c.listed.some(one => one.mark === mark)],              'subscribing', '',                                                                   'subscribe'],
    ['reading',      'read',       'subscribed',                                                                         'off'],
    ['denied',       'TURNED_ON',  '',                                                                                   'asking',      '',                                                                   'ask'],
    ['off',          'TURNED_ON',  '',                                                                                   'asking',      clean,                                                                'ask'],
    ['asking',       'ask',        'granted',                                                                            'subscribing', '',                                                                   'subscribe'],
    ['asking',       'ask',        'denied',                                                                             'denied'],
    ['asking',       'ask',        'dismissed',                                                                          'off'],
    ['subscribing',  'subscribe',  'subscribed',                                                                         'on',          { mark: (_, { mark }) => mark, ...clean }],
    ['subscribing',  'subscribe',  'unreachable',                                                                        'off',         { problem: 'unreachable' }],
    ['subscribing',  'subscribe',  'refused',                                                                            'off',         { problem: 'refused' }],
    ['on',           'TURNED_OFF', '',                                                                                   'removing',    clean,                                                                'remove'],
    ['removing',     'remove',     'removed',                                                                            'off',         { mark: null }],
    ['removing',     'remove',     'unreachable',                                                                        'on',          { problem: 'unreachable' }],
    ['removing',     'remove',     'refused',                                                                            'on',          { problem: 'refused' }],
  ],
}

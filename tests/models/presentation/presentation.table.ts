import type { presentationMachine } from '../../../src/machines/presentation/presentation.machine.ts'
import type { Table } from '../table.ts'

type Machine = typeof presentationMachine

const shown = 'presenting.screen.inWindow presenting.awake.locking.asking presenting.pointer.shown'

// prettier-ignore
export const presentationTable: Table<Machine> = {
  waits: { pointerRests: 3_000, shiftInterval: 60_000 },
  rows: [
    // state,                          event,                 when,          to,                                changes,                          asks
    ['',                               'start',               '',            'deciding',                        (_, { atOnce }) => ({ atOnce, shift: 0 })],
    ['deciding',                       'always',              c => c.atOnce, shown,                             '',                               'fullScreen wakeLock pointerRests'],
    ['deciding',                       'always',              '',            'normal'],
    ['normal',                         'PRESENT',             '',            shown,                             '',                               'fullScreen wakeLock pointerRests'],
    ['presenting',                     'ESCAPED',             '',            'normal'],
    ['presenting',                     'EXITED',              '',            'normal'],
    ['presenting.screen.inWindow',     'FULL_SCREEN_ENTERED', '',            'presenting.screen.full'],
    ['presenting.screen.full',         'FULL_SCREEN_LEFT',    '',            'normal'],
    ['presenting.awake.locking',       'LOCK_LOST',           '',            'presenting.awake.lost'],
    ['presenting.awake.locking.asking', 'LOCK_HELD',          '',            'presenting.awake.locking.held'],
    ['presenting.awake.locking.asking', 'LOCK_REFUSED',       '',            'presenting.awake.refused'],
    ['presenting.awake.refused',       'CAME_INTO_VIEW',      '',            'presenting.awake.locking.asking', '',                               'wakeLock'],
    ['presenting.awake.lost',          'CAME_INTO_VIEW',      '',            'presenting.awake.locking.asking', '',                               'wakeLock'],
    ['presenting.pointer.shown',       'after pointerRests',  '',            'presenting.pointer.hidden',       '',                               'shiftInterval'],
    ['presenting.pointer.shown',       'MOVED',               '',            'presenting.pointer.shown',        '',                               'pointerRests'],
    ['presenting.pointer.hidden',      'MOVED',               '',            'presenting.pointer.shown',        '',                               'pointerRests'],
    ['presenting.pointer.hidden',      'after shiftInterval', '',            'presenting.pointer.hidden',       { shift: c => (c.shift + 1) % 8 }, 'shiftInterval'],
  ],
}

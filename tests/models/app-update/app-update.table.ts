import type { appUpdateMachine } from '../../../src/machines/app-update/app-update.machine.ts'
import type { Table } from '../table.ts'

type Machine = typeof appUpdateMachine

const busy = { busy: true }
const free = { busy: false }
const alone = { unattended: true }
const attended = { unattended: false }
const overtaken = { tookOver: true }

// prettier-ignore
export const appUpdateTable: Table<Machine> = {
  waits: { checkEvery: 3_600_000, idleFor: 60_000 },
  inputs: { takeOver: ({ tookOver }) => tookOver },
  rows: [
    // state,            event,              when,                to,               changes,   asks
    ['',                 'start',            '',                  'upToDate',       { unattended: false, busy: false, tookOver: false }, 'follow checkEvery'],
    ['',                 'BUSY',             '',                  '',               busy],
    ['',                 'FREE',             '',                  '',               free],
    ['upToDate',         'after checkEvery', '',                  'checking',       '',        'check'],
    ['upToDate',         'CAME_TO_FRONT',    '',                  'checking',       '',        'check'],
    ['upToDate',         'VERSION_WAITS',    '',                  'told.choosing'],
    ['upToDate',         'TAKEN_OVER',       '',                  'told.choosing',  overtaken],
    ['upToDate',         'LEFT_ALONE',       '',                  '',               alone],
    ['upToDate',         'ATTENDED',         '',                  '',               attended],
    ['checking',         'check',            '',                  'upToDate',       '',        'checkEvery'],
    ['checking',         'VERSION_WAITS',    '',                  'told.choosing'],
    ['checking',         'TAKEN_OVER',       '',                  'told.choosing',  overtaken],
    ['checking',         'LEFT_ALONE',       '',                  '',               alone],
    ['checking',         'ATTENDED',         '',                  '',               attended],
    ['told',             'ACCEPTED',         '',                  'finishing'],
    ['told',             'TAKEN_OVER',       '',                  '',               overtaken],
    ['told.choosing',    'always',           c => c.unattended,   'told.untilIdle', '',        'idleFor'],
    ['told.choosing',    'always',           '',                  'told.withButton'],
    ['told.withButton',  'LEFT_ALONE',       '',                  'told.untilIdle', alone,     'idleFor'],
    ['told.untilIdle',   'after idleFor',    '',                  'finishing'],
    ['told.untilIdle',   'TOUCHED',          '',                  'told.untilIdle', '',        'idleFor'],
    ['told.untilIdle',   'ATTENDED',         '',                  'told.withButton', attended],
    ['finishing',        'always',           c => !c.busy,        'taking',         '',        'takeOver'],
    ['finishing',        'TOUCHED',          c => c.unattended,   'told.choosing'],
    ['finishing',        'TOUCHED',          '',                  ''],
    ['finishing',        'TAKEN_OVER',       '',                  '',               overtaken],
    ['finishing',        'LEFT_ALONE',       '',                  '',               alone],
    ['finishing',        'ATTENDED',         '',                  '',               attended],
    ['taking',           'takeOver',         c => c.busy,         'finishing',      overtaken],
    ['taking',           'takeOver',         '',                  'reloading',      overtaken, 'reload'],
    ['taking',           'LEFT_ALONE',       '',                  '',               alone],
    ['taking',           'ATTENDED',         '',                  '',               attended],
  ],
}

import { expect } from 'vitest'
import { appUpdateMachine } from '../../../src/machines/app-update/app-update.machine.ts'
import { activeDelays } from '../definitions.ts'
import { appUpdateTable } from './app-update.table.ts'
import type { Model, Visit } from '../walk.ts'

type Seen = Visit<typeof appUpdateMachine>
const context = (visit: Seen) => visit.snapshot.context
const effects = (visit: Seen) => visit.live.filter(id => id !== 'follow')
const delays = (visit: Seen) => activeDelays(visit.snapshot).map(({ ms }) => ms)
/** The last thing that was said of a kind. */
const lastOf = (visit: Seen, ...types: string[]) => visit.events.findLast(({ type }) => types.includes(type))?.type

/** Holds everywhere: the page knows whether it is alone and whether something is under way. */
function knows(visit: Seen): void {
  expect(visit.live).toContain('follow')
  expect(context(visit).busy).toBe(lastOf(visit, 'BUSY', 'FREE') === 'BUSY')
}

export const appUpdateModel: Model<typeof appUpdateMachine> = {
  machine: appUpdateMachine,
  table: appUpdateTable,
  inputs: [undefined],
  events: () => [
    { type: 'VERSION_WAITS' },
    { type: 'TAKEN_OVER' },
    { type: 'CAME_TO_FRONT' },
    { type: 'ACCEPTED' },
    { type: 'TOUCHED' },
    { type: 'BUSY' },
    { type: 'FREE' },
    { type: 'LEFT_ALONE' },
    { type: 'ATTENDED' },
  ],
  answers: { follow: () => [], check: () => [undefined], takeOver: () => [undefined], reload: () => [] },
  expectations: {
    upToDate: visit => {
      knows(visit)
      expect(effects(visit)).toEqual([])
      expect(delays(visit)).toEqual([3_600_000])
      expect(visit.events.some(({ type }) => type === 'VERSION_WAITS' || type === 'TAKEN_OVER')).toBe(false)
    },
    checking: visit => {
      knows(visit)
      expect(effects(visit)).toEqual(['check'])
    },
    'told.withButton': visit => {
      // Somebody is there: however long it takes, nothing reloads by itself.
      knows(visit)
      expect(context(visit).unattended).toBe(false)
      expect(effects(visit)).toEqual([])
      expect(delays(visit)).toEqual([])
    },
    'told.untilIdle': visit => {
      knows(visit)
      expect(context(visit).unattended).toBe(true)
      expect(effects(visit)).toEqual([])
      expect(delays(visit)).toEqual([60_000])
    },
    finishing: visit => {
      knows(visit)
      // Nobody stays here who is free.
      expect(context(visit).busy).toBe(true)
      expect(effects(visit)).toEqual([])
      const allowed = visit.events.some(({ type }) => type === 'ACCEPTED' || type.includes('idleFor'))
      expect(allowed).toBe(true)
    },
    taking: visit => {
      knows(visit)
      expect(effects(visit)).toEqual(['takeOver'])
      expect(visit.called('takeOver')?.input).toBe(context(visit).tookOver)
    },
    reloading: visit => {
      knows(visit)
      expect(effects(visit)).toEqual(['reload'])
      expect(context(visit).tookOver).toBe(true)
      // Not a moment after something began: it was free when the new version took over.
      const took = visit.events.findLastIndex(({ type }) => type === 'xstate.done.actor.takeOver')
      const before = visit.events.slice(0, took).findLast(({ type }) => type === 'BUSY' || type === 'FREE')
      expect(before?.type).not.toBe('BUSY')
    },
  },
}

import { expect } from 'vitest'
import { pushSubscriptionMachine } from '../../../src/machines/push-subscription/push-subscription.machine.ts'
import { pushSubscriptionTable } from './push-subscription.table.ts'
import type { Model, Visit } from '../walk.ts'

type Seen = Visit<typeof pushSubscriptionMachine>
const context = (visit: Seen) => visit.snapshot.context
const lastTurn = ({ events }: Seen) => events.findLast(({ type }) => type.startsWith('TURNED_'))?.type
const told = { id: 'a', mark: 'phone', on: true }
const lost = { ...told, on: false }

export const pushSubscriptionModel: Model<typeof pushSubscriptionMachine> = {
  machine: pushSubscriptionMachine,
  table: pushSubscriptionTable,
  inputs: [
    { serverKey: 'key', listed: [] },
    { serverKey: 'key', listed: [told] },
    { serverKey: 'key', listed: [lost] },
  ],
  events: () => [
    { type: 'TURNED_ON' },
    { type: 'TURNED_OFF' },
    { type: 'LISTED', listed: [] },
    { type: 'LISTED', listed: [told] },
  ],
  answers: {
    read: () => [{ kind: 'unsupported' }, { kind: 'denied' }, { kind: 'open' }, { kind: 'subscribed', mark: 'phone' }],
    ask: () => [{ kind: 'granted' }, { kind: 'denied' }, { kind: 'dismissed' }],
    subscribe: () => [{ kind: 'subscribed', mark: 'phone' }, { kind: 'unreachable' }, { kind: 'refused' }],
    remove: () => [{ kind: 'removed' }, { kind: 'unreachable' }, { kind: 'refused' }],
  },
  expectations: {
    reading: visit => expect(visit.live).toEqual(['read']),
    unsupported: visit => expect(context(visit).mark).toBeNull(),
    denied: visit => expect(context(visit).mark).toBeNull(),
    off: visit => {
      expect(visit.live).toEqual([])
      expect(context(visit).mark).toBeNull()
    },
    // Nobody is asked who has not turned it on.
    asking: visit => {
      expect(visit.live).toEqual(['ask'])
      expect(lastTurn(visit)).toBe('TURNED_ON')
    },
    subscribing: visit => expect(visit.live).toEqual(['subscribe']),
    on: visit => expect(context(visit).mark).toBe('phone'),
    removing: visit => {
      expect(visit.live).toEqual(['remove'])
      expect(lastTurn(visit)).toBe('TURNED_OFF')
    },
  },
}

import { readClocks } from '../../client/clock.ts'
import { enqueue, madeNow } from '../outbox/outbox.actors.ts'
import type { PunchRequest } from '../outbox/outbox.requests.ts'
import type { OutboxEntry } from '../outbox/outbox.types.ts'
import type { PunchDraft } from './attendance.types.ts'

const requestOf = (draft: PunchDraft, crew: string): PunchRequest => ({
  kind: 'punch',
  crew,
  caption: draft.kind,
  person: draft.person,
  ...madeNow(draft.reading),
  place: draft.location,
  reason: draft.reason,
  keptAfter: Math.max(0, Math.round(performance.now() - draft.reading.monotonic)),
  ...(draft.statedAt === undefined ? {} : { statedAt: new Date(draft.statedAt).toISOString() }),
})

/** Puts a punch into the outbox. It is on this device when this resolves; rejects when the device refuses to keep it. */
export const enqueuePunch = (
  outbox: Parameters<typeof enqueue>[0],
  crew: string,
  draft: PunchDraft,
): Promise<OutboxEntry> => enqueue(outbox, draft.position, requestOf(draft, crew))

/** Takes back the punch of an entry, sent or not: a further fact, whose kind and person are the punch's. */
export const enqueueRetraction = (
  outbox: Parameters<typeof enqueue>[0],
  of: Pick<PunchRequest, 'crew' | 'caption' | 'person'> & { position: string; entry: string },
): Promise<OutboxEntry> => {
  const { crew, caption, person, position, entry } = of
  const made = madeNow(readClocks())
  return enqueue(outbox, position, {
    kind: 'punch',
    crew,
    caption,
    person,
    ...made,
    place: null,
    reason: null,
    retracts: entry,
  })
}

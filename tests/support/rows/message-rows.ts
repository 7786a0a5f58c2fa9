import type { Tx } from '../../../server/database/tenant.ts'
import { crewMessage, crewMessageRecipient } from '../../../server/database/tables/crewMessages.ts'
import type { Ids } from '../world/ids.ts'

/** A word to the main crew, which went to the member, and one to the other crew, which went to the stranger. */
export async function insertMessages(tx: Tx, world: Ids): Promise<void> {
  const { id: tenantId, crewMessages, crews, persons, jobs } = world
  const sentAt = new Date('2026-06-09T08:00:00Z')
  const to = { main: [persons.member, jobs.member.today], other: [persons.stranger, jobs.stranger.otherToday] } as const
  for (const which of ['main', 'other'] as const) {
    const [id, crewId] = [crewMessages[which], crews[which]]
    const [personId, jobId] = to[which]
    await tx.insert(crewMessage).values({
      ...{ tenantId, id, crewId, text: `To the ${which} crew`, audience: 'all', sentAt, sentById: persons.planner },
    })
    await tx.insert(crewMessageRecipient).values({
      ...{ tenantId, id: crypto.randomUUID(), messageId: id, crewId, personId, jobId, sentAt, byDevice: false },
    })
  }
}

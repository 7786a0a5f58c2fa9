import { fillProposal } from '../../../server/database/tables/projects.ts'
import type { Tx } from '../../../server/database/tenant.ts'
import type { OpenPlace } from '../../../server/fillProposals/facts.queries.ts'
import type { Proposed, ProposedPerson } from '../../../server/fillProposals/propose.ts'
import type { Ids } from '../world/ids.ts'

/** Of the main project; of another one, for somebody who is on the position already; and one to put away. */
export type Proposals = Record<'main' | 'other' | 'gone', string>

/** Ready ones, that propose somebody for the open position, or for tomorrow whoever works then. */
export async function insertProposals(tx: Tx, world: Ids): Promise<void> {
  const { id: tenantId, proposals, items, projects, persons, functions } = world
  const proposedOf = (id: string): ProposedPerson => ({
    person: { id, name: 'Proposed Person', pictured: true },
    qualified: { proof: 'Certificate 12', validUntil: '2028-03-31' },
    favourite: 'client',
    timesHere: 0,
    timesForClient: 2,
    rating: 4,
    ratings: 1,
    distance: 1200,
    quotaMinutes: 2400,
    weekMinutes: 960,
  })
  const placeOf = (id: string): OpenPlace => ({
    id,
    function: { id: functions.stagehand, caption: 'Stagehand', code: 'stagehand' },
    task: null,
    projectCrew: { id: tenantId, name: 'Main crew' },
    project: { id: projects.main, number: '7001', name: 'Main' },
    company: { id: tenantId, name: 'Client' },
    location: { id: tenantId, name: 'Hall', city: 'Berlin', entrance: null, timeZone: 'Europe/Berlin', geoData: null },
    startDate: '2026-06-11',
    endDate: null,
    startTime: '08:00',
    endTime: '16:00',
    timeZone: 'Europe/Berlin',
    starts: '2026-06-11T06:00:00Z',
    ends: '2026-06-11T14:00:00Z',
    breakMinutes: 30,
    amountOfRows: 3,
    filled: 1,
    open: 2,
  })
  const proposed = (item: string, id: string): Proposed => ({
    positions: [
      {
        place: placeOf(item),
        proposed: [{ ...proposedOf(id), runnerUp: proposedOf(id) }],
        left: [{ reason: 'rest', people: 2 }],
      },
    ],
    missed: { places: 0, perMille: 0 },
  })
  await tx.insert(fillProposal).values(
    (['main', 'other', 'gone'] as const).map(which => ({
      tenantId,
      id: proposals[which],
      projectId: projects[which === 'other' ? 'other' : 'main'],
      fromDate: '2026-06-10',
      toDate: '2026-06-20',
      method: 'bestMatch',
      state: 'ready',
      proposed: {
        ...(which === 'other' ? proposed(items.tomorrow, persons.member) : proposed(items.open, persons.stranger)),
      },
      createdById: persons.planner,
      createdAt: new Date('2026-06-10T05:00:00Z'),
    })),
  )
}

/** As they were at first: the one that was put away is there again, nothing is accepted. */
export async function restoreProposals(
  admin: (text: string, values?: unknown[]) => Promise<unknown>,
  { main, gone }: Proposals,
): Promise<void> {
  await admin(`update fill_proposal set accepted = '{}'`)
  await admin(
    `insert into fill_proposal (tenant_id, id, from_date, to_date, method, state, created_at)
      select tenant_id, $2, from_date, to_date, method, state, created_at from fill_proposal where id = $1
      on conflict do nothing`,
    [main, gone],
  )
}

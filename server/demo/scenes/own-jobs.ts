import type { Tx } from '../../database/tenant.ts'

/** A job of the demo's crew member that is not over; times in ms. */
export interface OwnJob {
  status: string
  projectId: string
  startDate: string
  starts: number
  ends: number
  overlapAccepted: boolean
  changed: boolean
  confirmBy: number | null
}

type Row = {
  status: string
  projectId: string
  startDate: string
  starts: string
  ends: string
  overlapAccepted: boolean
  changed: boolean
  confirmBy: string | null
}

export async function ownJobs(tx: Tx, tenantId: string, personId: string, now: Date): Promise<OwnJob[]> {
  const rows = await tx.raw<Row>(
    `select s.status, c.project_id as "projectId", i.start_date as "startDate", s.starts, s.ends,
        s.overlap_accepted as "overlapAccepted", s.changed_at is not null as changed, i.confirm_by as "confirmBy"
      from project_crew_item_status s
      join project_crew_item i on i.tenant_id = s.tenant_id and i.id = s.item_id
      join project_crew c on c.tenant_id = s.tenant_id and c.id = s.crew_id
      where s.tenant_id = $1 and s.person_id = $2 and s.ends > $3`,
    [tenantId, personId, now],
  )
  return rows.map(row => ({
    ...row,
    starts: Date.parse(row.starts),
    ends: Date.parse(row.ends),
    confirmBy: row.confirmBy === null ? null : Date.parse(row.confirmBy),
  }))
}

export const overlap = (one: { starts: number; ends: number }, other: { starts: number; ends: number }): boolean =>
  one.starts < other.ends && one.ends > other.starts

/** Positions the person could apply for, as the list of vacancies counts them. */
export async function vacancies(tx: Tx, tenantId: string, personId: string, now: Date): Promise<number> {
  const [row] = await tx.raw<{ count: number }>(
    `select count(*)::int as count from project_crew_item i
      where i.tenant_id = $1 and i.open_for_applications and not i.crew_chief_only and i.filled < i.amount_of_rows
        and i.starts > $3::timestamptz + interval '6 hours'
        and not exists (select from project_crew_item_status s
          where s.tenant_id = i.tenant_id and s.item_id = i.id and s.person_id = $2)`,
    [tenantId, personId, now],
  )
  return row?.count ?? 0
}

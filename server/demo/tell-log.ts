import type { Tx } from '../database/tenant.ts'

/**
 * Has the log tell what the demo's rows say: who made a project, and of those that are on or come who was asked and who
 * answered, and one position that grew. Each line goes by the id of the row it tells of, so that it is written once.
 */
export async function tellLog(tx: Tx, tenantId: string, now: Date): Promise<void> {
  await tx.raw(`select set_config('app.no_news', 'on', true)`)
  const named = `jsonb_build_object('crew', c.name, 'position', f.caption, 'functionCode', f.code)`
  const ongoing = `project p join project_crew c on c.tenant_id = p.tenant_id and c.project_id = p.id
    join project_crew_item i on i.tenant_id = c.tenant_id and i.crew_id = c.id
    join lookup f on f.tenant_id = i.tenant_id and f.id = i.function_id`
  await tx.raw(
    `insert into activity (tenant_id, id, type, code, project_id, by_id, created_at)
      select p.tenant_id, p.id, 'LOG', 'projectCreated', p.id, p.manager_id, p.begin_date - interval '30 days'
      from project p where p.tenant_id = $1
      on conflict do nothing`,
    [tenantId],
  )
  await tx.raw(
    `insert into activity (tenant_id, id, type, code, project_id, crew_id, item_id, person_id, named, by_id, created_at)
      select s.tenant_id, s.id, 'LOG', case s.status when 'invited' then 'personInvited' when 'applied' then 'personApplied'
        when 'declined' then 'personDeclined' when 'cancelled' then 'personCancelled' else 'personConfirmed' end,
        p.id, c.id, i.id, s.person_id, ${named}, case when s.status = 'invited' then p.manager_id else s.person_id end,
        least(s.status_since, i.starts - interval '2 hours', $2::timestamptz)
      from ${ongoing} join project_crew_item_status s on s.tenant_id = i.tenant_id and s.item_id = i.id
      where p.tenant_id = $1 and p.last_day >= $2::date - 1 and s.status_since <= p.created_at
        and s.status in ('invited','applied','declined','cancelled','confirmed','checkedIn','checkedOut','signedOff')
      on conflict do nothing`,
    [tenantId, now],
  )
  await tx.raw(
    `insert into activity (tenant_id, id, type, code, project_id, crew_id, item_id, named, changes, by_id, created_at)
      select distinct on (p.id) p.tenant_id, i.id, 'LOG', 'positionChanged', p.id, c.id, i.id, ${named},
        jsonb_build_array(jsonb_build_object('field', 'amountOfRows', 'before', i.amount_of_rows - 1, 'after', i.amount_of_rows)),
        p.manager_id, least(p.created_at, $2::timestamptz - (p.last_day - p.first_day + 1) * interval '3 hours')
      from ${ongoing}
      where p.tenant_id = $1 and p.last_day >= $2::date - 1 and i.amount_of_rows > 2
      order by p.id, i.starts, i.id
      on conflict do nothing`,
    [tenantId, now],
  )
}

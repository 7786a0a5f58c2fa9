import type { Tx } from '../database/tenant.ts'

/**
 * Removes a project of the demo that nobody has touched and that is not over, so that it can be set up again. Whatever
 * happened to it since it was made keeps it: a punch, an answer, a new person, a moved position. Gives its number.
 */
export async function removeUntouched(tx: Tx, tenantId: string, projectId: string, now: Date): Promise<string | null> {
  const [project] = await tx.raw<{ number: string; touched: boolean }>(
    `select p.number, not exists (select from project_crew c where c.tenant_id = p.tenant_id and c.project_id = p.id and c.ends > $3)
        or exists (select from quotation q where q.tenant_id = p.tenant_id and q.project_id = p.id)
        or exists (select from invoice v where v.tenant_id = p.tenant_id and v.project_id = p.id)
        or exists (select from receipt r where r.tenant_id = p.tenant_id and r.project_id = p.id)
        or exists (select from project_document f where f.tenant_id = p.tenant_id and f.project_id = p.id and f.sent_at > p.created_at)
        or exists (select from project_logo g where g.tenant_id = p.tenant_id and g.project_id = p.id)
        or exists (select from project_crew c join security_check k on k.tenant_id = c.tenant_id and k.crew_id = c.id
          where c.tenant_id = p.tenant_id and c.project_id = p.id)
        or exists (select from position_request r where r.tenant_id = p.tenant_id and r.project_id = p.id)
        or exists (select from project_crew c join project_crew_item_status s on s.tenant_id = c.tenant_id and s.crew_id = c.id
          left join punch u on u.tenant_id = s.tenant_id and u.status_id = s.id
          where c.tenant_id = p.tenant_id and c.project_id = p.id and (s.status_since > p.created_at
            or s.created_at > p.created_at or s.changed_at > p.created_at or s.remark is not null or u.server_time > p.created_at)) as touched
      from project p where p.tenant_id = $1 and p.id = $2`,
    [tenantId, projectId, now],
  )
  if (!project || project.touched) return null
  const idsOf = async (table: string, column: string, of: readonly string[]) => {
    const found = await tx.raw<{ id: string }>(
      `select id from ${table} where tenant_id = $1 and ${column} = any($2::uuid[])`,
      [tenantId, of],
    )
    return found.map(({ id }) => id)
  }
  const remove = (table: string, column: string, of: readonly string[]) =>
    tx.raw(`delete from ${table} where tenant_id = $1 and ${column} = any($2::uuid[])`, [tenantId, of])
  const crews = await idsOf('project_crew', 'project_id', [projectId])
  await remove('project_document', 'project_id', [projectId])
  await remove('punch', 'status_id', await idsOf('project_crew_item_status', 'crew_id', crews))
  for (const table of ['live_location', 'project_crew_item_status', 'project_crew_item'])
    await remove(table, 'crew_id', crews)
  await remove('project_crew', 'id', crews)
  await remove('project', 'id', [projectId])
  return project.number
}

/** Tables with a tenant, those that refer to others first. */
async function tenantTables(tx: Tx): Promise<string[]> {
  const tables = await tx.raw<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'tenant_id'`,
  )
  const links = await tx.raw<{ from: string; to: string }>(
    `select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`,
  )
  const ordered: string[] = []
  const left = new Set(tables.map(({ name }) => name))
  while (left.size > 0) {
    const free = [...left].filter(name => !links.some(({ from, to }) => to === name && left.has(from)))
    if (free.length === 0) throw new Error('tables refer to each other in a circle')
    for (const name of free) {
      ordered.push(name)
      left.delete(name)
    }
  }
  return ordered
}

/** Removes a tenant and every row of it, whatever triggers count or keep of them. As the owner, who may delete facts. */
export async function removeTenant(tx: Tx, tenantId: string): Promise<void> {
  await tx.raw(`select set_config('app.tenant_id', $1, true)`, [tenantId])
  const tables = await tenantTables(tx)
  for (const name of tables) await tx.raw(`alter table "${name}" disable trigger user`)
  for (const name of tables) await tx.raw(`delete from "${name}" where tenant_id = $1`, [tenantId])
  for (const name of tables) await tx.raw(`alter table "${name}" enable trigger user`)
  await tx.raw('delete from tenant where id = $1', [tenantId])
}

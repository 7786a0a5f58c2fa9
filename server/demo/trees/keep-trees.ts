import type { Tx } from '../../database/tenant.ts'
import type { Agency } from '../tenants.ts'

/** Two of three people of the crew have planted theirs; those who log in to try it have not. Once. */
export async function keepTrees(
  tx: Tx,
  { agency, without, now }: { agency: Agency; without: readonly string[]; now: Date },
): Promise<void> {
  const { before = 0, since = null } = agency.settings.trees ?? {}
  await tx.raw(
    `insert into tree (tenant_id, id, person_id, number, planted_at)
     select $1, gen_random_uuid(), p.id, $2::int + row_number() over (order by p.number), $3::timestamptz
     from person p join login l on l.tenant_id = p.tenant_id and l.person_id = p.id
     where p.tenant_id = $1 and 'crew' = any(l.login_types) and p.id <> all($4::uuid[]) and get_byte(uuid_send(p.id), 15) % 3 > 0
       and not exists (select from tree t where t.tenant_id = $1)`,
    [agency.id, before, since ?? now.toISOString(), without],
  )
}

import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Payload, Sweep } from '../queue/work.ts'
import type { Services } from '../services.ts'
import { jobFor } from './ask-import.ts'

export interface Job {
  services: Services
  tenantId: string
  id: string
}

const Named = z.looseObject({ importId: z.uuid() })

/** Null where the agency is gone. */
export function jobOf(services: Services, payload: Payload): Job | null {
  const { importId } = Named.parse(payload)
  const record = services.tenants.known(payload.tenant)
  return record ? { services, tenantId: record.id, id: importId } : null
}

/** `attempt`: only while no other one is under way. */
export const failed = (
  { services, tenantId, id }: Job,
  from: 'checking' | 'taking',
  attempt: string | null = null,
): Promise<unknown> =>
  services.database.withTenant(tenantId, tx =>
    tx.execute(sql`update data_import set state = 'failed', since = ${services.now()}
      where tenant_id = ${tenantId} and id = ${id} and state = ${from}
        and (${attempt}::uuid is null or attempt = ${attempt}::uuid)`),
  )

/** Those whose server was killed over them are done again, and given up after a while; old ones go. */
export const sweepImports: Sweep = async (tx, tenantId, now) => {
  await tx.execute(sql`
    with old as (delete from data_import where tenant_id = ${tenantId} and created_at < ${now}::timestamptz - interval '30 days'),
    late as (update data_import set state = 'failed', since = ${now} where tenant_id = ${tenantId}
      and state in ('checking', 'taking') and since < ${now}::timestamptz - interval '2 hours')
    select 1`)
  // Longer than one that is read, behind others, says nothing of how far it is.
  const lost = (state: string) => sql`(select id from data_import where tenant_id = ${tenantId} and state = ${state}
    and since between ${now}::timestamptz - interval '2 hours' and ${now}::timestamptz - interval '15 minutes') lost`
  await tx.execute(sql`${jobFor('checkImport')} from ${lost('checking')}
    union all ${jobFor('takeImport')} from ${lost('taking')}`)
}

import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Payload, Sweep } from '../queue/work.ts'
import type { Services } from '../services.ts'
import { checkSoon, takeSoon } from './ask-import.ts'

export interface Job {
  services: Services
  tenantId: string
  id: string
}

const Named = z.looseObject({ importId: z.uuid() })

/** Null where the agency is gone. */
export function jobOf(services: Services, payload: Payload): Job | null {
  const { importId } = Named.parse(payload)
  const record = services.tenants.all().find(({ id }) => id === payload.tenant)
  return record ? { services, tenantId: record.id, id: importId } : null
}

export const failed = ({ services, tenantId, id }: Job, from: 'checking' | 'taking'): Promise<unknown> =>
  services.database.withTenant(tenantId, tx =>
    tx.execute(sql`update data_import set state = 'failed', since = ${services.now()}
      where tenant_id = ${tenantId} and id = ${id} and state = ${from}`),
  )

/** Those whose server was killed over them are done again, and given up after a while; old ones go. */
export const sweepImports: Sweep = async (tx, tenantId, now) => {
  const { rows } = await tx.execute<{ id: string; state: string }>(sql`
    with old as (delete from data_import where tenant_id = ${tenantId} and created_at < ${now}::timestamptz - interval '30 days'),
    late as (update data_import set state = 'failed', since = ${now} where tenant_id = ${tenantId}
      and state in ('checking', 'taking') and since < ${now}::timestamptz - interval '30 minutes')
    select id, state from data_import where tenant_id = ${tenantId} and state in ('checking', 'taking')
      and since between ${now}::timestamptz - interval '30 minutes' and ${now}::timestamptz - interval '3 minutes'`)
  for (const { id, state } of rows) await (state === 'checking' ? checkSoon : takeSoon)(tx, id)
}

import { sql } from 'drizzle-orm'
import { dataExportDays } from '../../openapi/dataExports.ts'
import type { Sweep } from '../queue/work.ts'
import { takingAway } from './take-away.ts'

/** Those whose server was killed over them are begun again, and given up after a while; old ones go. */
export const sweepExports: Sweep = async (tx, tenantId, now) => {
  const old = sql`d.created_at < ${now}::timestamptz - ${`${dataExportDays} days`}::interval`
  await tx.execute(takingAway(tenantId, old, now))
  await tx.execute(sql`
    with late as (update data_export set state = 'failed', since = ${now} where tenant_id = ${tenantId} and state = 'making'
      and created_at >= ${now}::timestamptz - ${`${dataExportDays} days`}::interval
      and since < ${now}::timestamptz - interval '2 hours')
    select add_tenant_job('makeDataExport', jsonb_build_object('exportId', d.id), 'export ' || d.id, now()) from data_export d
      where d.tenant_id = ${tenantId} and d.state = 'making'
      and d.since between ${now}::timestamptz - interval '2 hours' and ${now}::timestamptz - interval '15 minutes'`)
}

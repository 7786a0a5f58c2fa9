import type { Tx } from '../database/tenant.ts'

/**
 * Has a task run once this transaction stands, or at `runAt`; the tenant is added by the database. A job waiting under
 * the same key of the tenant is replaced. Jobs of a copy that was killed rest for hours: what must happen is found again
 * by a sweep over our own tables, never by its job alone.
 */
export async function addJob(
  tx: Tx,
  task: string,
  payload: Record<string, string>,
  key: string,
  runAt?: Date,
): Promise<void> {
  await tx.raw('select add_tenant_job($1, $2::jsonb, $3, coalesce($4::timestamptz, now()))', [
    task,
    JSON.stringify(payload),
    key,
    runAt ?? null,
  ])
}

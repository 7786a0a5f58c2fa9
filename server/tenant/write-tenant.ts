import { eq } from 'drizzle-orm'
import type { Tx } from '../database/tenant.ts'
import { type TenantSettings, tenant } from '../database/tables/tenants.ts'

export type TenantRow = typeof tenant.$inferSelect
/** What of an agency is changed; of its settings those that are named, the others stay. */
export type TenantChange = Partial<
  Pick<
    TenantRow,
    'name' | 'look' | 'backgroundUrl' | 'backgroundColorCode' | 'defaultLanguage' | 'useUserLanguage' | 'treeTitle'
  >
> & { settings?: Partial<TenantSettings> }

export const revisionOf = ({ settings }: TenantRow): number => settings.revision ?? 0

/** Changes an agency whose row this transaction holds locked, and counts it. Every running server hears of it. */
export async function writeTenant(tx: Tx, before: TenantRow, change: TenantChange): Promise<TenantRow> {
  const settings = { ...before.settings, ...change.settings, revision: revisionOf(before) + 1 }
  const [after] = await tx
    .update(tenant)
    .set({ ...change, settings })
    .where(eq(tenant.id, before.id))
    .returning()
  if (!after) throw new Error('the agency was not there to be changed')
  return after
}

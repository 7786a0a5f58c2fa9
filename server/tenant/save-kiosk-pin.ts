import { eq } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { tenant } from '../database/tables/tenants.ts'
import { tenantOfHost } from './tenant-of-host.ts'

/** Says whether people of an agency type a PIN at a kiosk. Every running server hears of it. Throws for an unknown host. */
export async function saveKioskPin(database: Database, host: string, kioskPin: boolean): Promise<void> {
  await database.global(async db => {
    const { id, settings } = await tenantOfHost(db, host)
    await db
      .update(tenant)
      .set({ settings: { ...settings, kioskPin } })
      .where(eq(tenant.id, id))
  })
}

import { eq } from 'drizzle-orm'
import { type Mended, mendPalette } from '../../domain/contrast.ts'
import type { Database } from '../database/open.ts'
import { type Look, tenant } from '../database/tables/tenants.ts'
import { tenantOfHost } from './tenant-of-host.ts'

/**
 * Writes the look of the agency served under a host, mended to what can be read, and answers what was mended. Every
 * running server hears of it. Throws for a host nobody configured and for what is no colour.
 */
export async function saveLook(database: Database, host: string, change: (look: Look) => Look): Promise<Mended[]> {
  return database.global(async db => {
    const found = await tenantOfHost(db, host)
    const { look, mended } = mendPalette(change(found.look))
    await db.update(tenant).set({ look, backgroundColorCode: look.ground }).where(eq(tenant.id, found.id))
    return mended
  })
}

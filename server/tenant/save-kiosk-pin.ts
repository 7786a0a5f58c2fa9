import type { Database } from '../database/open.ts'
import { tenantOfHost } from './tenant-of-host.ts'
import { writeTenant } from './write-tenant.ts'

/** Says whether people of an agency type a PIN at a kiosk. Every running server hears of it. Throws for an unknown host. */
export async function saveKioskPin(database: Database, host: string, kioskPin: boolean): Promise<void> {
  await database.global(async db => writeTenant(db, await tenantOfHost(db, host), { settings: { kioskPin } }))
}

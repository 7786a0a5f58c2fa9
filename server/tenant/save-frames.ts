import type { Database } from '../database/open.ts'
import { tenantOfHost } from './tenant-of-host.ts'
import { writeTenant } from './write-tenant.ts'

/** The origin of a page that may frame; throws for everything that is more than one, or none. */
export function framingOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  const isOrigin = url && /^https?:$/.test(url.protocol) && /^https?:\/\/[^/?#@*\s;,]+\/?$/i.test(text)
  if (!isOrigin) throw new Error(`"${text}" is no origin; write it like https://portal.example.com.`)
  return url.origin
}

/**
 * Says which sites may show the agency's pages in a frame, instead of those before, and answers their origins. Every
 * running server hears of it. Throws for a host nobody configured and for what is no http(s) origin.
 */
export async function saveFrames(database: Database, host: string, sites: readonly string[]): Promise<string[]> {
  const frameAncestors = [...new Set(sites.map(framingOrigin))]
  await database.global(async db => writeTenant(db, await tenantOfHost(db, host), { settings: { frameAncestors } }))
  return frameAncestors
}

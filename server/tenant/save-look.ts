import { eq } from 'drizzle-orm'
import { type Mended, mendPalette } from '../../domain/contrast.ts'
import type { Database } from '../database/open.ts'
import { type Look, tenant } from '../database/tables/tenants.ts'
import { checkName } from './check-input.ts'
import { tenantOfHost } from './tenant-of-host.ts'

/** What belongs to a look besides its colours; what is left out stays. */
export interface Adornments {
  /** Behind the login pages: a path on the agency's host, or an https address; null: the drawn stage. */
  backgroundUrl?: string | null
  /** Of the page of planted trees; null: as the product calls it. */
  treeTitle?: string | null
}

/** An address a page may show a picture from. Throws for every other text. */
function checkPictureAddress(text: string): string {
  const own = /^\/(?![/\\])[^\s\p{Cc}]*$/u.test(text)
  if (text.length > 500 || !(own || (URL.canParse(text) && /^https:\/\/[^\s@]+$/i.test(text))))
    throw new Error(`"${text}" is no picture's address; write it like https://example.com/stage.jpg.`)
  return own ? text : new URL(text).href
}

/**
 * Writes the look of the agency served under a host, mended to what can be read, and answers what was mended. Every
 * running server hears of it. Throws for a host nobody configured and for what is no colour.
 */
export async function saveLook(
  database: Database,
  host: string,
  change: (look: Look) => Look,
  adornments: Adornments = {},
): Promise<Mended[]> {
  const { backgroundUrl, treeTitle } = adornments
  const more = {
    ...(backgroundUrl === undefined ? {} : { backgroundUrl: backgroundUrl && checkPictureAddress(backgroundUrl) }),
    ...(treeTitle === undefined ? {} : { treeTitle: treeTitle && checkName(treeTitle) }),
  }
  return database.global(async db => {
    const found = await tenantOfHost(db, host)
    const { look, mended } = mendPalette(change(found.look))
    await db
      .update(tenant)
      .set({ look, backgroundColorCode: look.ground, ...more })
      .where(eq(tenant.id, found.id))
    return mended
  })
}

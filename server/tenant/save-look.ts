import { type Mended, mendPalette } from '../../domain/contrast.ts'
import type { Database } from '../database/open.ts'
import type { Look } from '../database/tables/tenants.ts'
import { checkName } from './check-input.ts'
import { tenantOfHost } from './tenant-of-host.ts'
import { type TenantChange, writeTenant } from './write-tenant.ts'

/** What belongs to a look besides its colours; what is left out stays. */
export interface Adornments {
  /** Behind the login pages: a path on the agency's host, or an https address; null: the drawn stage. */
  backgroundUrl?: string | null
  /** Of the page of planted trees; null: as the product calls it. */
  treeTitle?: string | null
}

/** An address a page may show a picture from. Throws for every other text. */
export function checkPictureAddress(text: string): string {
  const own = /^\/(?![/\\])[^\s\p{Cc}]*$/u.test(text)
  if (text.length > 500 || !(own || (URL.canParse(text) && /^https:\/\/[^\s@]+$/i.test(text))))
    throw new Error(`"${text}" is no picture's address; write it like https://example.com/stage.jpg.`)
  return own ? text : new URL(text).href
}

/**
 * A look and what belongs to it as they are stored, mended to what can be read, and what was mended. Throws for what is no
 * colour, no picture's address and no title.
 */
export function readableLook(
  given: Look,
  { backgroundUrl, treeTitle }: Adornments = {},
): { change: TenantChange; mended: Mended[] } {
  const { look, mended } = mendPalette(given)
  const change = {
    look,
    backgroundColorCode: look.ground,
    ...(backgroundUrl === undefined ? {} : { backgroundUrl: backgroundUrl && checkPictureAddress(backgroundUrl) }),
    ...(treeTitle === undefined ? {} : { treeTitle: treeTitle && checkName(treeTitle) }),
  }
  return { change, mended }
}

/** Writes the look of the agency served under a host and answers what was mended. Throws for a host nobody configured. */
export async function saveLook(
  database: Database,
  host: string,
  changed: (look: Look) => Look,
  adornments: Adornments = {},
): Promise<Mended[]> {
  return database.global(async db => {
    const found = await tenantOfHost(db, host)
    const { change, mended } = readableLook(changed(found.look), adornments)
    await writeTenant(db, found, change)
    return mended
  })
}

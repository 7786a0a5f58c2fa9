import { type Entered, type SheetLine, type ShownLine, shownLines } from '../../../domain/deliveryNotes/sign-off.ts'
import { type Drawing, isSignature } from '../../../domain/deliveryNotes/signature.ts'
import { dropLast, keepLast, keptLast } from '../../client/kept-last.ts'
import type { Owner } from '../../client/outbox/outbox-entries.ts'

/** Who signs and what was drawn, before anybody confirmed it. */
export interface KeptSignature {
  name: string
  drawing: Drawing | null
  /** The sheet it was drawn under. */
  shown: readonly ShownLine[]
}

/** Bump when the shape changes: what an earlier version kept is then forgotten. */
const version = 1
const ownerOf = ({ tenant, person }: Owner) => `${tenant} ${person}`
const slot = (crew: string) => `signature ${crew}`

/** Kept on this device for this person and crew until it is confirmed or the session ends. */
export const keepSignature = (owner: Owner, crew: string, kept: KeptSignature): Promise<void> =>
  keepLast(ownerOf(owner), slot(crew), { version, ...kept })

export const dropSignature = (owner: Owner, crew: string): Promise<void> => dropLast(ownerOf(owner), slot(crew))

export async function keptSignature(owner: Owner, crew: string): Promise<KeptSignature | null> {
  const kept = await keptLast(ownerOf(owner), slot(crew)).catch(() => null)
  if (typeof kept !== 'object' || kept === null || !('version' in kept) || kept.version !== version) return null
  return kept as { version: number } & KeptSignature
}

/** A signature counts again only under the very sheet it was drawn under; the name stays. */
export function restoredSignature(
  kept: KeptSignature | null,
  lines: readonly SheetLine[],
  entered: Entered,
): { name: string | null; drawing: Drawing | null } {
  if (!kept) return { name: null, drawing: null }
  const same = JSON.stringify(kept.shown) === JSON.stringify(shownLines(lines, entered))
  return { name: kept.name, drawing: same && isSignature(kept.drawing) ? kept.drawing : null }
}

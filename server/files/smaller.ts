import type { Context } from '../context.ts'
import type { storedFile } from '../database/tables/files.ts'
import { putBytes } from './stored-files.ts'
import { tileOf } from './tile.ts'

type StoredRow = typeof storedFile.$inferInsert

/** The picture of a stored one for a tile, in the store as well; its row is still to be written. */
export async function smaller({ services, tenant }: Context, { id }: StoredRow): Promise<StoredRow> {
  const bytes = await services.files.get(`${tenant.id}/${id}`)
  if (!bytes) throw new Error(`the store has lost ${id}`)
  const drawn = await tileOf(bytes)
  return putBytes(services, tenant.id, { name: 'small.webp', contentType: 'image/webp', bytes: new Uint8Array(drawn) })
}

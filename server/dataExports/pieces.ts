import { sql } from 'drizzle-orm'
import { putBytes, readBytes, recordFile } from '../files/stored-files.ts'
import type { Services } from '../services.ts'

/** An export, and the attempt at it that goes on as long as nobody begins another. */
export interface Making {
  services: Services
  tenantId: string
  id: string
  attempt: string
}

/** Somebody took it away, or another copy of the server goes on with it. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken'
}

/** Bytes of a piece: so much is in memory at once. */
const pieceBytes = 8 * 1024 * 1024

const going = ({ tenantId, id, attempt }: Making) =>
  sql`tenant_id = ${tenantId} and id = ${id} and state = 'making' and attempt = ${attempt}`

/** Puts what comes into the store, piece by piece, and says how far it is. Throws `Overtaken`. Answers how many bytes. */
export async function storePieces(
  making: Making,
  bytes: AsyncIterable<Uint8Array>,
  done: () => number,
): Promise<number> {
  let place = 0
  let size = 0
  let waiting: Uint8Array[] = []
  let held = 0
  const flush = async () => {
    const content = new Uint8Array(Buffer.concat(waiting))
    waiting = []
    held = 0
    await storePiece(making, content, place++, done())
  }
  for await (const chunk of bytes) {
    waiting.push(chunk)
    held += chunk.byteLength
    size += chunk.byteLength
    if (held >= pieceBytes) await flush()
  }
  if (held > 0) await flush()
  return size
}

async function storePiece(making: Making, bytes: Uint8Array, place: number, done: number): Promise<void> {
  const { services, tenantId, id } = making
  const file = await putBytes(services, tenantId, { name: 'export', contentType: 'application/zip', bytes })
  await services.database.withTenant(tenantId, async tx => {
    const { rows } = await tx.execute(sql`
      update data_export set since = ${services.now()}, done = ${done} where ${going(making)} returning id`)
    if (!rows.length) throw new Overtaken('an export is made by another, or by nobody any more')
    await recordFile(tx, { ...file, createdAt: services.now() })
    await tx.execute(sql`insert into data_export_piece (tenant_id, id, export_id, place, file_id)
      values (${tenantId}, gen_random_uuid(), ${id}, ${place}, ${file.id})`)
  })
}

/** It is whole. */
export const finished = (making: Making, size: number, total: number): Promise<unknown> =>
  making.services.database.withTenant(making.tenantId, tx =>
    tx.execute(sql`update data_export set state = 'ready', since = ${making.services.now()}, size = ${size}, done = ${total},
      total = ${total} where ${going(making)}`),
  )

/** Tells how far it is, where no piece has become full for a while. Throws `Overtaken`. */
export async function stillGoing(making: Making, done: number, total: number): Promise<void> {
  const { rows } = await making.services.database.withTenant(making.tenantId, tx =>
    tx.execute(sql`update data_export set since = ${making.services.now()}, done = ${done}, total = ${total}
      where ${going(making)} returning id`),
  )
  if (!rows.length) throw new Overtaken('an export is made by another, or by nobody any more')
}

/** The pieces one after the other, one in memory at a time. */
export function piecesStream(
  services: Services,
  tenantId: string,
  pieces: readonly { id: string; sha256: string }[],
): ReadableStream<Uint8Array> {
  let next = 0
  return new ReadableStream<Uint8Array>({
    pull: async controller => {
      const piece = pieces[next++]
      if (piece) controller.enqueue(await readBytes(services, tenantId, piece))
      else controller.close()
    },
  })
}

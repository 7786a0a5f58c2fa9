import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { guessedColumns } from '../../domain/imports/columns.ts'
import type { ImportKind } from '../../domain/imports/fields.ts'
import type { Import, createImport as contract } from '../../openapi/imports.ts'
import { claimKey, storeAnswer, storedAnswer } from '../access/idempotency.ts'
import { type Context, inside, personOf, readApart } from '../context.ts'
import { type ScanProblem, scanned } from '../files/scan.ts'
import { putBytes, recordFile } from '../files/stored-files.ts'
import { newImport } from './import.queries.ts'
import type { TableProblem } from './read-table.ts'
import { type ReadTable, inTableThread } from './table-thread.ts'

type Wire = z.input<typeof Import>
/** Takes a table in, and says what its columns most likely hold. Throws what keeps it from being read. */
export async function createImport(
  ctx: Context<TableProblem | ScanProblem>,
  { kind, name }: z.output<typeof contract.query>,
  file: Uint8Array,
): Promise<Wire> {
  const { keyed, services, tenant, now } = ctx
  const before = keyed && (await readApart(ctx, within => storedAnswer(within.tx, keyed)))
  if (before) return JSON.parse(before.body ?? '') as Wire
  await scanned({ config: services.config, refuse: ctx.refuse }, [file])
  const said = await inTableThread({ bytes: file, kind })
  if ('refused' in said) throw ctx.refuse(said.refused)
  if (!('read' in said)) throw new Error('a table was judged that was only to be read')
  const contentType = 'application/octet-stream'
  const stored = await putBytes(services, tenant.id, { name: 'table', contentType, bytes: file })
  return services.database.withTenant(tenant.id, async tx => {
    const within = inside(ctx, tx)
    const answered = keyed && (await claimKey(tx, keyed, now))
    if (answered) return JSON.parse(answered.body ?? '') as Wire
    await recordFile(tx, stored)
    const id = await inserted(within, { kind, name, fileId: stored.id, read: said.read })
    const wire = await newImport(within, id)
    if (keyed) await storeAnswer(tx, keyed, 201, JSON.stringify(wire))
    return wire
  })
}

interface Read {
  kind: ImportKind
  name: string
  fileId: string
  read: ReadTable
}

async function inserted(ctx: Context, { kind, name, fileId, read: { head, sample, rows } }: Read): Promise<string> {
  const id = crypto.randomUUID()
  const columns = guessedColumns(head, kind, sample)
  await ctx.tx.execute(sql`
    insert into data_import (tenant_id, id, kind, file_name, file_id, state, since, head, sample, columns, rows, created_by_id,
      created_at)
    values (${ctx.tenant.id}, ${id}, ${kind}, ${name}, ${fileId}, 'columns', ${ctx.now}, ${JSON.stringify(head)}::jsonb,
      ${JSON.stringify(sample)}::jsonb, ${JSON.stringify(columns)}::jsonb, ${rows}, ${personOf(ctx)}, ${ctx.now})`)
  return id
}

import { sql } from 'drizzle-orm'
import type * as contract from '../../openapi/dataExports.ts'
import { logged } from '../activities/log.ts'
import { type Handlers, inside, readApart } from '../context.ts'
import { savedAs } from '../files/saved-as.ts'
import { listOf } from '../list.ts'
import { one } from '../one.ts'
import { askExport, exportListing, exportRow } from './data-export.queries.ts'
import { piecesStream } from './pieces.ts'
import { takingAway } from './take-away.ts'

export const handlers: Handlers<typeof contract> = {
  listDataExports: async ({ query }, ctx) => ({ status: 200, body: await listOf(ctx, query, exportListing(ctx)) }),
  readDataExport: async ({ params }, ctx) => ({ status: 200, body: await exportRow(ctx, params.id) }),
  createDataExport: async (_, ctx) => {
    const asked = await askExport(ctx)
    await logged(ctx, [{ code: 'dataExportAsked' }])
    return { status: 201, body: asked }
  },
  removeDataExport: async ({ params }, ctx) => {
    await one(ctx, takingAway(ctx.tenant.id, sql`d.id = ${params.id}`, ctx.now))
    return { status: 204 }
  },
  downloadDataExport: async ({ params }, ctx) => {
    const { id: tenantId } = ctx.tenant
    const { size, createdAt } = await readApart(ctx, within => exportRow(within, params.id))
    if (size === null) throw ctx.refuse('outOfTurn', { state: 'making' })
    const pieces = await ctx.services.database.withTenant(tenantId, async tx => {
      await logged(inside(ctx, tx), [{ code: 'dataExportTaken' }])
      const { rows } = await tx.execute<{ id: string; sha256: string }>(sql`
        select f.id, f.sha256 from data_export_piece p join stored_file f on f.tenant_id = p.tenant_id and f.id = p.file_id
        where p.tenant_id = ${tenantId} and p.export_id = ${params.id} order by p.place`)
      return rows
    })
    return {
      status: 200,
      raw: new Response(piecesStream(ctx.services, tenantId, pieces), {
        headers: {
          'content-type': 'application/zip',
          'content-length': String(size),
          'content-disposition': savedAs(`export-${createdAt.slice(0, 10)}.zip`),
          'cache-control': 'no-store',
        },
      }),
    }
  },
}

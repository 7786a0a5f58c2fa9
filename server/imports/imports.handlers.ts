import type * as contract from '../../openapi/imports.ts'
import type { Handlers } from '../context.ts'
import { listOf } from '../list.ts'
import { askCheck, askTake } from './ask-import.ts'
import { createImport } from './create-import.ts'
import { importListing, importRecord, importRowListing, importWire } from './import.queries.ts'
import { importReport } from './report.ts'

export const handlers: Handlers<typeof contract> = {
  listImports: async ({ query }, ctx) => ({ status: 200, body: await listOf(ctx, query, importListing(ctx)) }),
  readImport: async ({ params }, ctx) => ({ status: 200, body: importWire(await importRecord(ctx, params.id)) }),
  createImport: async ({ query, file }, ctx) => ({ status: 201, body: await createImport(ctx, query, file) }),
  checkImport: async ({ params, body }, ctx) => {
    await askCheck(ctx, params.id, body.readAs, body.answers)
    return { status: 200, body: importWire(await importRecord(ctx, params.id)) }
  },
  takeImport: async ({ params, body }, ctx) => {
    await askTake(ctx, params.id, body)
    return { status: 200, body: importWire(await importRecord(ctx, params.id)) }
  },
  listImportRows: async ({ params, query }, ctx) => {
    await importRecord(ctx, params.id)
    return { status: 200, body: await listOf(ctx, query, importRowListing(ctx, params.id, query)) }
  },
  downloadImportReport: async ({ params, query }, ctx) => ({
    status: 200,
    raw: await importReport(ctx, params.id, query.format),
  }),
}

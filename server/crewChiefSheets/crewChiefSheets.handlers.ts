import type * as contract from '../../openapi/crewChiefSheets.ts'
import type { Handlers } from '../context.ts'
import { releaseSheet, sheetFile } from './release.ts'
import { sheetRow, sheetWire } from './sheet.queries.ts'

export const handlers: Handlers<typeof contract> = {
  readCrewChiefSheet: async ({ params, query }, ctx) => ({
    status: 200,
    raw: await sheetFile(ctx, params.id, query.draft === 'true'),
  }),
  readCrewChiefSheetDetails: async ({ params }, ctx) => ({
    status: 200,
    body: sheetWire(await sheetRow(ctx, params.id)),
  }),
  releaseCrewChiefSheet: async ({ params, body }, ctx) => ({
    status: 200,
    body: sheetWire(await releaseSheet(ctx, params.id, body.remark?.trim() || null)),
  }),
}

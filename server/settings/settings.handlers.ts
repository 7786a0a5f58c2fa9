import type * as contract from '../../openapi/settings.ts'
import type { Handlers } from '../context.ts'
import { changeSettings } from './change-settings.ts'
import { ownRow } from './own-row.ts'
import { settingsWire } from './settings-wire.ts'

export const handlers: Handlers<typeof contract> = {
  readSettings: async (_, ctx) => ({ status: 200, body: settingsWire(await ownRow(ctx)) }),
  changeSettings: async ({ body }, ctx) => ({ status: 200, body: settingsWire(await changeSettings(ctx, body)) }),
}

import type * as contract from '../../openapi/settings.ts'
import type { Handlers } from '../context.ts'
import { changeSettings } from './change-settings.ts'
import { ownRow } from './own-row.ts'
import { setMark, writeMark } from './set-mark.ts'
import { settingsWire } from './settings-wire.ts'

export const handlers: Handlers<typeof contract> = {
  readSettings: async (_, ctx) => ({ status: 200, body: settingsWire(ctx, await ownRow(ctx)) }),
  setMark: async ({ file }, ctx) => ({ status: 200, body: await setMark(ctx, file) }),
  /** One that is drawn is left as it is. */
  removeMark: async (_, ctx) => {
    const row = await ownRow(ctx, { locked: true })
    return { status: 200, body: await writeMark(ctx, null, row.markPicture ? 'markRemoved' : null) }
  },
  changeSettings: async ({ body }, ctx) => ({ status: 200, body: settingsWire(ctx, await changeSettings(ctx, body)) }),
}

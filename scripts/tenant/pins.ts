import { parseArgs } from 'node:util'
import { saveKioskPin } from '../../server/tenant/save-kiosk-pin.ts'
import { withDatabase } from './database.ts'

export const usage = 'pins --host HOST (--on | --off)'

/** Says whether people type a PIN of their own at an agency's kiosks. */
export async function pins(args: string[]): Promise<string> {
  const { values } = parseArgs({
    args,
    options: {
      host: { type: 'string' },
      on: { type: 'boolean', default: false },
      off: { type: 'boolean', default: false },
    },
  })
  const { host, on, off } = values
  if (!host || on === off) throw new Error(`Say whose kiosks, and whether they ask:\n${usage}`)
  await withDatabase(database => saveKioskPin(database, host, on))
  return on
    ? `Kiosks of ${host} ask for a PIN; everybody sets one in the profile.`
    : `Kiosks of ${host} ask for no PIN.`
}

import { parseArgs } from 'node:util'
import { endLogin } from '../../server/tenant/end-login.ts'
import { withDatabase } from './database.ts'

export const usage = 'end --host HOST --login LOGIN'

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

/** Ends everything somebody who leaves can open, at once and on every running server. */
export async function end(args: string[]): Promise<string> {
  const { values } = parseArgs({ args, options: { host: { type: 'string' }, login: { type: 'string' } } })
  const { host, login } = values
  if (!host || !login) throw new Error(`Say where, and who leaves:\n${usage}`)
  const { sessions, kiosks, positions } = await withDatabase(database => endLogin(database, host, login, new Date()))
  return [
    `${login} can no longer log in. Ended: ${counted(sessions, 'session', 'sessions')}, ${counted(kiosks, 'kiosk', 'kiosks')}.`,
    ...(positions ? [`${counted(positions, 'place', 'places')} still ahead: planning gives them to others.`] : []),
    'To let them in again: npm run tenant -- invite',
  ].join('\n')
}

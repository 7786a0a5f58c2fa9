import { parseArgs } from 'node:util'
import { z } from 'zod'
import { loginTypes } from '../../openapi/access.ts'
import { withDatabase } from './database.ts'
import { welcome } from './welcome.ts'

export const usage =
  'invite --host HOST --login ADDRESS [--person "First Last"] [--types crew,planners,clients,office] [--language en|de|deAt|es|nl|fr|cy] [--zone Europe/Berlin]'

const Types = z.array(z.enum(loginTypes)).min(1)

/** Gives a new person a login, or one who let the link run out another link. */
export async function invite(args: string[]): Promise<string> {
  const { values } = parseArgs({
    args,
    options: {
      host: { type: 'string' },
      login: { type: 'string' },
      person: { type: 'string' },
      types: { type: 'string', default: 'crew' },
      language: { type: 'string', default: 'en' },
      zone: { type: 'string', default: 'Europe/Berlin' },
    },
  })
  const { host, login, person = '', types, language, zone: timeZone } = values
  const wanted = Types.safeParse(types.split(',').map(type => type.trim()))
  if (!host || !z.email().safeParse(login).success || !login || !wanted.success)
    throw new Error(`Say where, who (a mail address) and what they do:\n${usage}`)
  const [firstName = '', ...rest] = (person || login.replace(/@.*/, '')).split(' ')
  const newcomer = { login, firstName, lastName: rest.join(' '), loginTypes: wanted.data, language, timeZone }
  return withDatabase(database => welcome(database, host, newcomer))
}

import { parseArgs } from 'node:util'
import { z } from 'zod'
import { loginTypes } from '../../openapi/access.ts'
import { changeLogin } from '../../server/tenant/change-login.ts'
import { withDatabase } from './database.ts'

export const usage = 'login --host HOST --login LOGIN [--to ADDRESS] [--types crew,planners,clients,office]'

const Types = z.array(z.enum(loginTypes)).min(1)

/** Gives a person another login, or other things to do; whoever is logged in with it logs in anew. */
export async function login(args: string[]): Promise<string> {
  const { values } = parseArgs({
    args,
    options: {
      host: { type: 'string' },
      login: { type: 'string' },
      to: { type: 'string' },
      types: { type: 'string' },
    },
  })
  const { host, login: name, to, types } = values
  const wanted = types === undefined ? undefined : Types.safeParse(types.split(',').map(type => type.trim()))
  if (!host || !name || (to === undefined && types === undefined) || wanted?.success === false)
    throw new Error(`Say where, whose login, and what becomes of it:\n${usage}`)
  const sessions = await withDatabase(database =>
    changeLogin(database, host, name, { to, types: wanted?.success ? wanted.data : undefined }, new Date()),
  )
  return `${to ?? name} is how they log in now. Sessions that ended: ${sessions}.`
}

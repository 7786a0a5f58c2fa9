import { parseArgs } from 'node:util'
import { createTenant } from '../../server/tenant/create-tenant.ts'
import { withDatabase } from './database.ts'
import { welcome } from './welcome.ts'

export const usage =
  'create --name NAME --host HOST --login LOGIN [--person "First Last"] [--language en|de|deAt|es|nl|fr|cy] [--zone Europe/Berlin] [--accent "#1f4f99"]'

/** Makes an agency and its first office login, whose password is chosen by a link. */
export async function create(args: string[]): Promise<string> {
  const { values } = parseArgs({
    args,
    options: {
      name: { type: 'string' },
      host: { type: 'string' },
      login: { type: 'string' },
      person: { type: 'string', default: 'First Office' },
      language: { type: 'string', default: 'en' },
      zone: { type: 'string', default: 'Europe/Berlin' },
      accent: { type: 'string' },
    },
  })
  const { name, host, login, person, language, zone: timeZone, accent } = values
  if (!name || !host || !login) throw new Error(`An agency needs a name, a host and a login:\n${usage}`)
  const [firstName = 'First', ...rest] = person.split(' ')
  const lastName = rest.join(' ') || 'Office'
  const invited = await withDatabase(async database => {
    await createTenant(database, { name, host, login, firstName, lastName, language, timeZone, accent })
    return welcome(database, host, {
      login,
      firstName,
      lastName,
      loginTypes: ['office', 'planners'],
      language,
      timeZone,
    })
  })
  return `${name} is served under ${host}.\nFirst login: ${login}\n${invited}`
}

import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { createTenant } from '../../server/tenant/create-tenant.ts'
import { withDatabase } from './database.ts'

export const usage =
  'create --name NAME --host HOST --login LOGIN [--person "First Last"] [--language en|de|deAt|es|nl|fr|cy] [--zone Europe/Berlin] [--accent "#1f4f99"]'

/** Makes an agency and its first office login; the password is printed once. */
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
  const password = randomBytes(12).toString('base64url')
  const lastName = rest.join(' ') || 'Office'
  await withDatabase(database =>
    createTenant(database, { name, host, login, firstName, lastName, password, language, timeZone, accent }),
  )
  return `${name} is served under ${host}.\nFirst login: ${login}\nPassword:    ${password}`
}

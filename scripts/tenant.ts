/**
 * `npm run tenant -- create --name "Nordlicht Crew" --host crew.example.com --login office@example.com`
 * makes an agency and its first office login; the password is printed once.
 */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../server/config.ts'
import { migrate } from '../server/database/migrate.ts'
import { openDatabase } from '../server/database/open.ts'
import { createLog } from '../server/log.ts'
import { createTenant } from '../server/tenant/create-tenant.ts'
import { loadEnvironment } from './environment.ts'

const usage = `npm run tenant -- create --name NAME --host HOST --login LOGIN [--person "First Last"] [--language en|de|deAt|es|nl|fr|cy] [--zone Europe/Berlin]`

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      host: { type: 'string' },
      login: { type: 'string' },
      person: { type: 'string', default: 'First Office' },
      language: { type: 'string', default: 'en' },
      zone: { type: 'string', default: 'Europe/Berlin' },
    },
  })
  const { name, host, login, person, language, zone } = values
  if (positionals[0] !== 'create' || !name || !host || !login) throw new Error(`Say what to create:\n${usage}`)
  loadEnvironment()
  const config = readConfig(process.env)
  const database = await openDatabase(config, createLog({ logLevel: 'warn' }))
  try {
    await migrate(database, { folder: join(import.meta.dirname, '../server/database/migrations') })
    const [firstName = 'First', ...rest] = person.split(' ')
    const password = randomBytes(12).toString('base64url')
    const input = {
      name,
      host,
      login,
      firstName,
      lastName: rest.join(' ') || 'Office',
      password,
      language,
      timeZone: zone,
    }
    await createTenant(database, input)
    console.log(`${name} is served under ${host}.\nFirst login: ${login}\nPassword:    ${password}`)
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})

import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from './database/open.ts'
import { type ServerKeys, freshServerKeys } from './push/push-service.ts'

/** Keys of this installation, made once and shared by every copy through the database. */
export async function readSecrets(
  database: Database,
): Promise<Record<'token' | 'pictures' | 'seal' | 'calendars', string> & { push: ServerKeys }> {
  const fresh = () => randomBytes(48).toString('base64url')
  return database.global(async db => {
    await db.execute(sql`insert into installation (key, value) values ('tokenSecret', ${fresh()}), ('pictureSecret', ${fresh()}),
      ('sealSecret', ${fresh()}), ('calendarSecret', ${fresh()}),
      ('pushKeys', ${JSON.stringify(freshServerKeys())})
      on conflict (key) do nothing`)
    const { rows } = await db.execute<{ key: string; value: string }>(sql`select key, value from installation`)
    const read = (key: string) => {
      const found = rows.find(row => row.key === key)
      if (!found) throw new Error(`the installation has no ${key}`)
      return found.value
    }
    return {
      token: read('tokenSecret'),
      pictures: read('pictureSecret'),
      seal: read('sealSecret'),
      calendars: read('calendarSecret'),
      push: JSON.parse(read('pushKeys')) as ServerKeys,
    }
  })
}

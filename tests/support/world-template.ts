import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Database, OpenOptions } from '../../server/database/open.ts'
import { type TestDatabase, createTestDatabase, keepTemplate } from './database.ts'
import { temporaryFolder } from './files/temporary-folder.ts'
import { createWorld, type TenantWorld, type World } from './world.ts'

const TEMPLATE = 'calltime_world'
const VARIABLE = 'CALLTIME_TEST_WORLD'
const fresh = () => crypto.randomUUID()

/** Makes the two agencies once for a whole run, beside the migrated template; where they stand is told through the environment. Returns how to forget. */
export async function keepWorld(): Promise<() => void> {
  const folder = temporaryFolder()
  const path = join(folder.path, 'world')
  await keepTemplate(TEMPLATE, async (database: Database) => {
    const { a, b } = await createWorld(database)
    const plain = ({ fresh: _, ...ids }: TenantWorld) => ids
    writeFileSync(path, serialize({ a: plain(a), b: plain(b) }))
  })
  process.env[VARIABLE] = path
  return () => {
    Reflect.deleteProperty(process.env, VARIABLE)
    folder.remove()
  }
}

/** A database of its own with the two agencies in it. */
export async function worldDatabase(options: OpenOptions = {}): Promise<{ test: TestDatabase; world: World }> {
  const path = process.env[VARIABLE]
  if (path === undefined) {
    const test = await createTestDatabase(options)
    return { test, world: await createWorld(test.database) }
  }
  const { a, b } = deserialize(readFileSync(path)) as Record<'a' | 'b', Omit<TenantWorld, 'fresh'>>
  const test = await createTestDatabase({ ...options, template: TEMPLATE })
  return { test, world: { a: { ...a, fresh }, b: { ...b, fresh } } }
}

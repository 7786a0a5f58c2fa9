import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

function rootAbove(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  const above = dirname(folder)
  if (above === folder) throw new Error('package.json was not found above the server')
  return rootAbove(above)
}

/** The project's root, wherever source or bundle lies below it. */
export const root = rootAbove(import.meta.dirname)

export const migrationsFolder = join(root, 'server/database/migrations')

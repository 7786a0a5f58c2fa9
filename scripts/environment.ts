import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Reads .env beside package.json, where there is one; what is set already stays. */
export function loadEnvironment(): void {
  const file = join(import.meta.dirname, '../.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

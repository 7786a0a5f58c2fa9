import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../server/root.ts'

/** Reads .env beside package.json, where there is one; what is set already stays. */
export function loadEnvironment(): void {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

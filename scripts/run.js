/**
 * `node scripts/run.js NAME …`: runs scripts/NAME.ts where the development dependencies are installed, else what
 * `npm run build` made of it. Plain JavaScript, for it stands where nothing else is installed yet.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [name = ''] = process.argv.splice(2, 1)
const bundle = join(import.meta.dirname, `../dist/server/${name}.js`)
const tsx = await import('tsx/esm/api').catch(() => null)

if (tsx) {
  tsx.register()
  await import(pathToFileURL(join(import.meta.dirname, `${name}.ts`)).href)
} else if (existsSync(bundle)) {
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(bundle).href)
} else {
  process.stderr.write('Nothing is built here: run npm ci and npm run build first, or bring dist along.\n')
  process.exit(1)
}

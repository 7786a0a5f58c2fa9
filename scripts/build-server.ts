/** Bundles the server into dist/server and compresses the built web application. */
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'esbuild'

const root = join(import.meta.dirname, '..')

await build({
  entryPoints: [join(root, 'server/main.ts')],
  outfile: join(root, 'dist/server/main.js'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
})

const web = join(root, 'dist/web')
for (const entry of readdirSync(web, { recursive: true }).map(String)) {
  const path = join(web, entry)
  if (!/\.(js|css|json|svg)$/.test(path) || !statSync(path).isFile()) continue
  const bytes = readFileSync(path)
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
}

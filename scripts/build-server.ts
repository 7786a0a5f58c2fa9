/** Bundles the server and its commands into dist/server and compresses the built web application. */
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { root } from '../server/root.ts'
import { bundleServer } from './bundle-server.ts'

await bundleServer(join(root, 'dist/server'))

const web = join(root, 'dist/web')
for (const entry of readdirSync(web, { recursive: true }).map(String)) {
  const path = join(web, entry)
  if (!/\.(js|css|json|svg)$/.test(path) || !statSync(path).isFile()) continue
  const bytes = readFileSync(path)
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
}

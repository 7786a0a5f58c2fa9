import { readFile, readdir, stat } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.txt': 'text/plain; charset=utf-8',
}
const compressible = /\.(js|css|json|svg|txt)$/

interface StaticFile {
  bytes: Buffer
  brotli: Buffer | null
  type: string
  cacheControl: string
}

/**
 * The built files, read once and held in memory: a few megabytes that never change while the server runs. Names under
 * assets/ carry a hash and may be kept for ever; the worker and version.json are asked for again every time.
 */
export async function readStaticFiles(folder: string): Promise<Map<string, StaticFile>> {
  const files = new Map<string, StaticFile>()
  for (const entry of await readdir(folder, { recursive: true }).catch(() => [])) {
    const path = join(folder, entry)
    const type = types[extname(path)]
    if (!type || path.endsWith('.br') || !(await stat(path)).isFile()) continue
    const bytes = await readFile(path)
    const ready = compressible.test(path) ? await readFile(`${path}.br`).catch(() => compress(bytes)) : null
    const name = `/${relative(folder, path).split(sep).join('/')}`
    const cacheControl = name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    files.set(name, { bytes, brotli: ready, type, cacheControl })
  }
  return files
}

const compress = (bytes: Buffer) =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })

export function staticResponse(file: StaticFile, acceptEncoding: string | undefined): Response {
  const brotli = file.brotli && /\bbr\b/.test(acceptEncoding ?? '') ? file.brotli : null
  return new Response(new Uint8Array(brotli ?? file.bytes), {
    headers: {
      'content-type': file.type,
      'cache-control': file.cacheControl,
      ...(brotli ? { 'content-encoding': 'br' } : {}),
      ...(file.brotli ? { vary: 'accept-encoding' } : {}),
    },
  })
}

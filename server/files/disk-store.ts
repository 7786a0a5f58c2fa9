import { randomBytes } from 'node:crypto'
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore, Stored } from './file-store.ts'

/** The tail is that of one being written. */
const KEY = /^[0-9a-f-]{36}\/[0-9a-f-]{36}(\.[0-9a-f]{12}\.tmp)?$/

/** Files below `files/<tenant>/<first two of the id>/<id>`. A crash leaves a whole file or none. */
export function diskStore(dataDir: string): FileStore {
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new TypeError('the key of a file is a tenant and an id')
    const [tenant = '', id = ''] = key.split('/')
    return join(dataDir, 'files', tenant, id.slice(0, 2), id)
  }
  return {
    put: async (key, bytes) => writeWhole(pathOf(key), bytes),
    get: async key => {
      try {
        return new Uint8Array(await readFile(pathOf(key)))
      } catch (error) {
        if (isAbsent(error)) return null
        throw error
      }
    },
    delete: async key => rm(pathOf(key), { force: true }),
    list: tenantId => listed(join(dataDir, 'files', tenantId), tenantId),
  }
}

async function* listed(folder: string, tenantId: string): AsyncGenerator<Stored> {
  const entries = await opendir(folder, { recursive: true }).catch((error: unknown) => {
    if (isAbsent(error)) return []
    throw error
  })
  for await (const entry of entries) {
    const key = `${tenantId}/${entry.name}`
    if (!entry.isFile() || !KEY.test(key)) continue
    // Renamed or deleted meanwhile: it is not there.
    const about = await stat(join(entry.parentPath, entry.name)).catch(() => null)
    if (about) yield { key, size: about.size, storedAt: about.mtime }
  }
}

/** Under a temporary name first, on the disk before it gets its own; only its owner may read it. */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`
  try {
    const file = await open(temporary, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  await syncFolder(dirname(path))
}

/** The new name is on the disk only once its folder is; Windows cannot open one. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

const isAbsent = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

import { utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { diskStore } from '../../../server/files/disk-store.ts'
import type { FileStore, Stored } from '../../../server/files/file-store.ts'
import { s3Store } from '../../../server/files/s3-store.ts'
import { storeFile } from '../../../server/files/stored-files.ts'
import { strayFiles } from '../../../server/files/stray.ts'
import { setStage, type Stage } from '../../support/stage.ts'
import { temporaryFolder } from '../../support/files/temporary-folder.ts'

let stage: Stage
const folder = temporaryFolder()
beforeEach(async () => {
  stage = await setStage()
})
afterEach(() => stage.close())
afterAll(folder.remove)

const bytes = Buffer.from('a file')
const content = { name: 'slip.webp', contentType: 'image/webp', bytes }
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
const at = (files: FileStore, now = inDays(3)) => ({ ...stage.server.services, files, now: () => now })
const all = async (files: FileStore, tenantId: string) => {
  const found: Stored[] = []
  for await (const one of files.list(tenantId)) found.push(one)
  return found
}
/** Bytes without a row, as a kill leaves them. */
async function stray(files: FileStore, tenantId: string): Promise<string> {
  const key = `${tenantId}/${crypto.randomUUID()}`
  await files.put(key, bytes, 'image/webp')
  return key
}

const bucketAt = (port: number) =>
  s3Store({
    ...{ endpoint: `http://127.0.0.1:${port}`, bucket: 'files', region: 'us-east-1' },
    ...{ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  })

describe('bytes that never got a row', () => {
  it('are counted, and leave only where that was said', async () => {
    const { a, b } = stage.world
    const files = diskStore(join(folder.path, crypto.randomUUID()))
    const kept = await storeFile(at(files), a.id, content)
    const [own, other] = [await stray(files, a.id), await stray(files, b.id)]
    expect(await strayFiles(at(files), a.id, false)).toEqual({ count: 1, size: bytes.byteLength })
    expect(await files.get(own)).not.toBeNull()
    expect(await strayFiles(at(files), a.id, true)).toEqual({ count: 1, size: bytes.byteLength })
    expect([await files.get(own), await files.get(`${a.id}/${kept}`), await files.get(other)]).toEqual([
      null,
      new Uint8Array(bytes),
      new Uint8Array(bytes),
    ])
    expect(await strayFiles(at(files), a.id, true)).toEqual({ count: 0, size: 0 })
  })

  it('may wait two days for it', async () => {
    const files = diskStore(join(folder.path, crypto.randomUUID()))
    await stray(files, stage.world.a.id)
    expect(await strayFiles(at(files, inDays(1.9)), stage.world.a.id, true)).toEqual({ count: 0, size: 0 })
  })

  it('are not those of an upload that goes on, nor of a file that leaves', async () => {
    const { a } = stage.world
    const files = diskStore(join(folder.path, crypto.randomUUID()))
    const [piece, leaving] = [await stray(files, a.id), await stray(files, a.id)]
    const [upload] = await stage.admin<{ id: string }>('select id from upload where tenant_id = $1 limit 1', [a.id])
    await stage.admin('update upload set pieces = $2 where id = $1', [
      upload?.id,
      JSON.stringify([{ id: piece.slice(37), size: bytes.byteLength }]),
    ])
    await stage.admin('insert into discarded_file (tenant_id, id, discarded_at) values ($1, $2, now())', [
      a.id,
      leaving.slice(37),
    ])
    expect(await strayFiles(at(files), a.id, true)).toEqual({ count: 0, size: 0 })
  })

  it('are also what a kill left half written', async () => {
    const { a } = stage.world
    const dataDir = join(folder.path, crypto.randomUUID())
    const files = diskStore(dataDir)
    const id = await storeFile(at(files), a.id, content)
    const half = join(dataDir, 'files', a.id, id.slice(0, 2), `${id}.0123456789ab.tmp`)
    await writeFile(half, 'a fi')
    await utimes(half, inDays(-3), inDays(-3))
    expect(await strayFiles(at(files, new Date()), a.id, true)).toEqual({ count: 1, size: 4 })
    expect((await all(files, a.id)).map(({ key }) => key)).toEqual([`${a.id}/${id}`])
  })

  it('are found in a bucket', async () => {
    const { a } = stage.world
    const server = new S3rver({
      ...{ port: 0, address: '127.0.0.1', silent: true, directory: join(folder.path, 'bucket') },
      configureBuckets: [{ name: 'files', configs: [] }],
    })
    const { port } = await server.run()
    try {
      const files = bucketAt(port)
      const kept = await storeFile(at(files), a.id, content)
      await Promise.all(Array.from({ length: 7 }, async () => stray(files, a.id)))
      await stray(files, stage.world.b.id)
      expect(await strayFiles(at(files), a.id, true)).toEqual({ count: 7, size: 7 * bytes.byteLength })
      expect((await all(files, a.id)).map(({ key }) => key)).toEqual([`${a.id}/${kept}`])
    } finally {
      await server.close()
    }
  })

  it('are found on every page a bucket answers with', async () => {
    const [tenant, token] = ['8e83f39b-cc25-4a25-a6c8-84588afdb720', '1/a+b&c==']
    const entry = (id: string) => `<Contents><Key>${tenant}/${id}</Key>
      <LastModified>2026-11-02T09:00:00.000Z</LastModified><ETag>"&amp;"</ETag><Size>12</Size></Contents>`
    const [first, last] = ['2767f6fd-9b7a-4200-bcdd-de78c6c38127', 'a07daf6b-e7ed-40e4-afa4-5e8b65162154']
    const asked: (string | null)[] = []
    const server = createServer((request, response) => {
      const query = new URL(request.url ?? '', 'http://bucket').searchParams
      asked.push(query.get('continuation-token'))
      response.end(
        query.has('continuation-token')
          ? `<ListBucketResult><IsTruncated>false</IsTruncated>${entry(last)}</ListBucketResult>`
          : `<ListBucketResult><NextContinuationToken>${token.replace('&', '&amp;')}</NextContinuationToken>${entry(first)}</ListBucketResult>`,
      )
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    try {
      const found = await all(bucketAt((server.address() as AddressInfo).port), tenant)
      const storedAt = new Date('2026-11-02T09:00:00Z')
      expect(found).toEqual([first, last].map(id => ({ key: `${tenant}/${id}`, size: 12, storedAt })))
      expect(asked).toEqual([null, token])
    } finally {
      server.close()
    }
  })
})

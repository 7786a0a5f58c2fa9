import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import S3rver from 's3rver'
import { diskStore } from '../../server/files/disk-store.ts'
import type { FileStore } from '../../server/files/file-store.ts'
import { ensureBucket } from '../../server/files/s3-bucket.ts'
import { s3Store } from '../../server/files/s3-store.ts'
import { FileLost, readFile, storeFile } from '../../server/files/stored-files.ts'
import { setStage, type Stage } from '../support/stage.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const folder = temporaryFolder()
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'us-east-1', bucket: 'files' }
let s3: S3rver
let endpoint: string
let stage: Stage
beforeAll(async () => {
  const directory = join(folder.path, 's3')
  mkdirSync(directory)
  const options = {
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'files', configs: [] }],
  }
  s3 = new S3rver(options)
  endpoint = `http://127.0.0.1:${(await s3.run()).port}`
  stage = await setStage()
})
afterAll(async () => {
  await stage.close()
  await s3.close()
  folder.remove()
})

const text = (bytes: Uint8Array | null) => (bytes ? Buffer.from(bytes).toString('utf8') : null)
const bytesOf = (content: string) => new Uint8Array(Buffer.from(content))
const keyed = () => `${crypto.randomUUID()}/${crypto.randomUUID()}`
const stores: Record<string, () => FileStore> = {
  disk: () => diskStore(folder.path),
  bucket: () => s3Store({ ...keys, endpoint }),
}

describe.each(Object.keys(stores))('a %s', name => {
  const store = () => stores[name]?.() ?? diskStore('/nowhere')

  it('gives back what was put under a key, until it is deleted', async () => {
    const key = keyed()
    const all = new Uint8Array(300_000).map((_, at) => at % 256)
    await store().put(key, all, 'application/octet-stream')
    expect(await store().get(key)).toEqual(all)
    await store().put(key, bytesOf('again'), 'text/plain')
    expect(text(await store().get(key))).toBe('again')
    await store().delete(key)
    expect(await store().get(key)).toBeNull()
    await store().delete(key)
  })

  it('keeps an empty file, and has nothing under other keys', async () => {
    const key = keyed()
    await store().put(key, new Uint8Array(), 'text/plain')
    expect(await store().get(key)).toEqual(new Uint8Array())
    expect(await store().get(keyed())).toBeNull()
  })
})

it('a bucket is made where there is none, and left alone where it is', async () => {
  const config = { ...keys, endpoint, bucket: 'fresh' }
  expect(await ensureBucket(config)).toBe(true)
  const key = keyed()
  await s3Store(config).put(key, bytesOf('kept'), 'text/plain')
  expect(await ensureBucket(config)).toBe(false)
  expect(text(await s3Store(config).get(key))).toBe('kept')
})

describe('the disk', () => {
  it('holds whole files by tenant, that only their owner reads, and nothing temporary', async () => {
    const own = temporaryFolder()
    const key = keyed()
    const [tenant = '', id = ''] = key.split('/')
    await diskStore(own.path).put(key, bytesOf('x'), 'text/plain')
    const shelf = join(own.path, 'files', tenant, id.slice(0, 2))
    expect(readdirSync(shelf)).toEqual([id])
    if (process.platform !== 'win32') expect(statSync(join(shelf, id)).mode & 0o777).toBe(0o600)
    own.remove()
  })

  it.each(['../../etc/passwd', `${crypto.randomUUID()}/../x`, 'x', ''])('refuses the key "%s"', async key => {
    const store = diskStore(folder.path)
    await expect(store.get(key)).rejects.toThrow(TypeError)
    await expect(store.put(key, bytesOf('x'), 'text/plain')).rejects.toThrow(TypeError)
    await expect(store.delete(key)).rejects.toThrow(TypeError)
  })
})

describe('a bucket', () => {
  it.each([
    ['with a wrong key', { accessKeyId: 'wrong' }, /403 InvalidAccessKeyId/],
    ['that does not exist', { bucket: 'nobodys' }, /404 NoSuchBucket/],
  ])('%s refuses, and an absent file is not what it says', async (_, wrong, said) => {
    const store = s3Store({ ...keys, endpoint, ...wrong })
    await expect(store.put(keyed(), bytesOf('x'), 'text/plain')).rejects.toThrow(said)
    await expect(store.get(keyed())).rejects.toThrow(said)
  })
})

describe('a stored file', () => {
  const file = { name: 'Überblick.txt', contentType: 'text/plain', bytes: bytesOf('Grüße') }
  const pathOf = (id: string) => join(stage.test.database.dataDir, 'files', stage.world.a.id, id.slice(0, 2), id)

  it('is read with its name and type, by its own tenant only', async () => {
    const { services } = stage.server
    const id = await storeFile(services, stage.world.a.id, file)
    expect(await readFile(services, stage.world.a.id, id)).toEqual(file)
    expect(await readFile(services, stage.world.b.id, id)).toBeNull()
    expect(await readFile(services, stage.world.a.id, crypto.randomUUID())).toBeNull()
    expect(readFileSync(pathOf(id), 'utf8')).toBe('Grüße')
  })

  it('stands only with what refers to it', async () => {
    const { services } = stage.server
    const failing = storeFile(services, stage.world.a.id, file, () => Promise.reject(new Error('no')))
    await expect(failing).rejects.toThrow('no')
    let told = ''
    const id = await storeFile(services, stage.world.a.id, file, async (_, fileId) => void (told = fileId))
    expect(told).toBe(id)
  })

  it('that the store has lost or changed is not passed off as one', async () => {
    const { services } = stage.server
    const id = await storeFile(services, stage.world.a.id, file)
    writeFileSync(pathOf(id), 'Gruße')
    await expect(readFile(services, stage.world.a.id, id)).rejects.toThrow(FileLost)
    await services.files.delete(`${stage.world.a.id}/${id}`)
    await expect(readFile(services, stage.world.a.id, id)).rejects.toThrow(/the store has lost the file/)
  })
})

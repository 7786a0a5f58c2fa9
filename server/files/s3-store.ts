import { AwsClient } from 'aws4fetch'
import type { Config } from '../config.ts'
import type { FileStore } from './file-store.ts'

const patience = 60_000

/** One bucket of an S3-compatible storage, by path: not every storage has a host name per bucket. */
export function s3Store({ endpoint, bucket, ...keys }: NonNullable<Config['s3']>): FileStore {
  const client = new AwsClient({ ...keys, service: 's3', retries: 3 })
  const ask = (method: string, key: string, init: { body?: Uint8Array<ArrayBuffer>; headers?: HeadersInit } = {}) =>
    client.fetch(`${endpoint}/${bucket}/${key}`, { ...init, method, signal: AbortSignal.timeout(patience) })

  return {
    put: async (key, bytes, contentType) => {
      const headers = { 'content-type': contentType, 'content-length': String(bytes.byteLength) }
      await taken(await ask('PUT', key, { body: new Uint8Array(bytes), headers }), 'store')
    },
    get: async key => {
      const answer = await ask('GET', key)
      if (answer.status === 404 && !(await text(answer)).includes('NoSuchBucket')) return null
      await taken(answer, 'read')
      return new Uint8Array(await answer.arrayBuffer())
    },
    delete: async key => {
      const answer = await ask('DELETE', key)
      if (answer.status !== 404) await taken(answer, 'delete')
    },
    async *list(tenantId) {
      let next = ''
      do {
        const query = new URLSearchParams({
          'list-type': '2',
          prefix: `${tenantId}/`,
          ...(next ? { 'continuation-token': next } : {}),
        })
        const answer = await ask('GET', `?${query}`)
        await taken(answer, 'list')
        const page = await answer.text()
        for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs))
          yield {
            key: field(entry, 'Key'),
            size: Number(field(entry, 'Size')),
            storedAt: new Date(field(entry, 'LastModified')),
          }
        next = field(page, 'NextContinuationToken')
      } while (next)
    },
  }
}

/** Keys are UUIDs and tokens base64: of what XML writes otherwise only the ampersand could occur. */
const field = (xml: string, name: string): string =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]?.replaceAll('&amp;', '&') ?? ''

const text = (answer: Response) => answer.clone().text()

/** Throws with the status and the storage's own code; its message may name keys. */
async function taken(answer: Response, what: string): Promise<void> {
  if (answer.ok) return
  const code = /<Code>(\w+)<\/Code>/.exec(await text(answer))?.[1] ?? 'no code'
  throw new Error(`the storage did not ${what} a file: ${answer.status} ${code}`)
}

import { AwsClient } from 'aws4fetch'
import type { Config } from '../config.ts'

/** Makes the bucket; true where it was not there. Throws with the store's answer where it may not be made. */
export async function ensureBucket({ endpoint, bucket, ...keys }: NonNullable<Config['s3']>): Promise<boolean> {
  const client = new AwsClient({ ...keys, service: 's3', retries: 3 })
  const ask = (method: string) => client.fetch(`${endpoint}/${bucket}`, { method, signal: AbortSignal.timeout(60_000) })
  const there = await ask('HEAD')
  if (there.ok) return false
  const made = await ask('PUT')
  if (!made.ok) throw new Error(`the bucket ${bucket} could not be made: ${made.status}`)
  return true
}

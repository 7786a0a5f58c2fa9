/** `npm run bucket`: makes the bucket that is configured where it is not there yet. */
import { readConfig } from '../server/config.ts'
import { ensureBucket } from '../server/files/s3-bucket.ts'
import { loadEnvironment } from './environment.ts'

async function main() {
  loadEnvironment()
  const { s3 } = readConfig(process.env)
  if (!s3)
    throw new Error('No bucket is configured: set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.')
  console.log((await ensureBucket(s3)) ? `The bucket ${s3.bucket} was made.` : `The bucket ${s3.bucket} is there.`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})

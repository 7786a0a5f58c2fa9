import type { Config } from '../config.ts'
import { diskStore } from './disk-store.ts'
import type { FileStore } from './file-store.ts'
import { s3Store } from './s3-store.ts'

/** The bucket of the configuration, else a folder beside the data. */
export const openFileStore = ({ s3 }: Config, dataDir: string): FileStore => (s3 ? s3Store(s3) : diskStore(dataDir))

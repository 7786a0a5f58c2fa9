import type { Config } from '../config.ts'
import { diskStore } from './disk-store.ts'
import { s3Store } from './s3-store.ts'

/** Where bytes of files are kept. A key is `<tenant>/<id>`, both UUIDs; what lies under it never changes. */
export interface FileStore {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Null where nothing lies under the key; throws when the store cannot be asked. */
  get(key: string): Promise<Uint8Array | null>
  /** Harmless where nothing lies under the key. */
  delete(key: string): Promise<void>
}

/** The bucket of the configuration, else a folder beside the data. */
export const openFileStore = ({ s3 }: Config, dataDir: string): FileStore => (s3 ? s3Store(s3) : diskStore(dataDir))

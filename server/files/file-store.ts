/** Where bytes of files are kept. A key is `<tenant>/<id>`, both UUIDs; what lies under it never changes. */
export interface FileStore {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Null where nothing lies under the key; throws when the store cannot be asked. */
  get(key: string): Promise<Uint8Array | null>
  /** Harmless where nothing lies under the key. */
  delete(key: string): Promise<void>
  /** All that lies there of a tenant, in no order, what a kill left half written as well. */
  list(tenantId: string): AsyncIterable<Stored>
}

/** What lies in a store. */
export interface Stored {
  key: string
  /** Bytes. */
  size: number
  storedAt: Date
}

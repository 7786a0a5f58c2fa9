import { readStored } from '../stored-items.ts'

/** PDF files that are read without network; gone with the session. */
const papers = 'papers-v1'
const at = (documentId: string, versionId: string) => `/documents/${documentId}/versions/${versionId}`

/** Where the browser keeps nothing, none is kept. */
const cache = () => ('caches' in globalThis ? caches.open(papers) : Promise.resolve(undefined))

/** The bytes of a version, which never change; null: it is not on this device. */
export async function keptPaper(documentId: string, versionId: string): Promise<ArrayBuffer | null> {
  const kept = await (await cache())?.match(at(documentId, versionId))
  return kept ? kept.arrayBuffer() : null
}

export const isPaperKept = async (documentId: string, versionId: string): Promise<boolean> =>
  (await (await cache())?.match(at(documentId, versionId))) !== undefined

/** Keeps a version; the versions before it are forgotten. Whether it is kept now: the device may be full. */
export async function keepPaper(documentId: string, versionId: string, bytes: ArrayBuffer): Promise<boolean> {
  const open = await cache()
  // A session that ended meanwhile leaves nothing behind.
  if (!open || readStored('token') === null) return false
  try {
    for (const { url } of await open.keys())
      if (url.includes(at(documentId, '')) && !url.endsWith(versionId)) await open.delete(url)
    await open.put(at(documentId, versionId), new Response(bytes))
    return true
  } catch {
    return false
  }
}

/** A file that never changes, by the address it is kept at; null: it is not on this device. */
export async function keptWhole(address: string): Promise<Blob | null> {
  const kept = await (await cache())?.match(address)
  return kept ? kept.blob() : null
}

/** Keeps a file that never changes, while the session goes on and the device has room. */
export async function keepWhole(address: string, blob: Blob): Promise<void> {
  const open = await cache()
  if (!open || readStored('token') === null) return
  await open.put(address, new Response(blob, { headers: { 'content-type': blob.type } })).catch(() => undefined)
}

export const forgetPapers = async (): Promise<void> => {
  if ('caches' in globalThis) await caches.delete(papers)
}

import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { archiveName } from '../../domain/documents/archive-names.ts'
import { fileName, savedAs } from '../files/saved-as.ts'
import { FileLost, readBytes, readFile } from '../files/stored-files.ts'
import type { Services } from '../services.ts'

/** A file of an archive that lies in the store. */
export interface Archived {
  path: string
  fileId: string
  size: number
  /** Of its row, where that was read already. */
  sha256?: string
}

/** What of an archive is made for it. */
export interface ArchivedText {
  path: string
  text: string | Uint8Array
}

/**
 * A ZIP that is made while it is sent: one file is in memory at a time, as it lies in the store, for pictures and PDFs
 * are small already. Its length is known before, and what it holds stands at its end: of one that broke off nobody can
 * think that it is whole.
 */
export async function archiveResponse(
  services: Pick<Services, 'files' | 'database' | 'log'>,
  tenantId: string,
  name: string,
  texts: readonly ArchivedText[],
  files: readonly Archived[],
  mtime: Date,
): Promise<Response> {
  const zip = new ZipFile()
  const out = zip.outputStream as Readable
  const stop = (error: Error) => {
    services.log.error({ err: error }, 'an export broke off')
    out.destroy(error)
  }
  zip.on('error', stop)
  const how = { mtime, compress: false }
  for (const { path, text } of texts) zip.addBuffer(Buffer.from(text), path, how)
  for (const { path, fileId, size, sha256 } of files)
    zip.addReadStreamLazy(path, { ...how, size }, next => {
      if (out.destroyed) return
      bytesOf(services, tenantId, fileId, sha256).then(
        bytes => {
          if (out.destroyed) return
          if (bytes) next(null, Readable.from([Buffer.from(bytes)]))
          else stop(new FileLost(`there is no file ${fileId} of the tenant ${tenantId}`))
        },
        (error: unknown) => stop(error instanceof Error ? error : new Error('a file was not read', { cause: error })),
      )
    })
  // Its types do not know that the size is told.
  const end = zip.end.bind(zip) as (options: object, told: (size: number) => void) => void
  const length = await new Promise<number>(resolve => end({}, resolve))
  return new Response(Readable.toWeb(out) as ReadableStream, {
    headers: {
      'content-type': 'application/zip',
      ...(length > 0 ? { 'content-length': String(length) } : {}),
      'content-disposition': savedAs(fileName(archiveName(name), 'zip')),
      'cache-control': 'no-store',
    },
  })
}

const bytesOf = async (services: Parameters<typeof readFile>[0], tenantId: string, id: string, sha256?: string) =>
  sha256 === undefined ? (await readFile(services, tenantId, id))?.bytes : readBytes(services, tenantId, { id, sha256 })

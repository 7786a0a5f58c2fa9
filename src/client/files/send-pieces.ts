import { api } from '../api.ts'
import { type Failure, RequestFailed, failureOf, unwrap } from '../problem.ts'

/** Bytes a file may have, as the contract says. */
export const mostUploadBytes = 25 * 1024 * 1024

/** Bytes of a piece: on a bad line no more than this is sent in vain. */
const pieceBytes = 256 * 1024

const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)))

/** Begins a file at the server. Answers the id of the upload. Throws `RequestFailed`, or what the network threw. */
export async function beginUpload(blob: Blob, name: string, signal: AbortSignal): Promise<string> {
  const header = { 'Upload-Length': String(blob.size), 'Upload-Metadata': `filename ${base64(name)}` }
  return (await unwrap(api.POST('/api/v1/uploads', { params: { header }, signal }))).id
}

/** A whole file, piece by piece. Answers the id of the upload. Throws `RequestFailed`, or what the network threw. */
export async function sendWhole(blob: Blob, name: string, signal: AbortSignal): Promise<string> {
  const id = await beginUpload(blob, name, signal)
  for (let sent = 0; sent < blob.size;) sent = await sendPiece(id, blob, sent, signal)
  return id
}

/** Sends the piece that begins there. Answers how much has arrived. */
export async function sendPiece(id: string, blob: Blob, from: number, signal: AbortSignal): Promise<number> {
  const { error, response } = await api.PATCH('/api/v1/uploads/{id}', {
    params: { path: { id }, header: { 'Upload-Offset': String(from) } },
    headers: { 'Content-Type': 'application/offset+octet-stream' },
    // Bytes are a text to the generated types: what is sent is made here.
    body: '',
    bodySerializer: () => blob.slice(from, from + pieceBytes),
    signal,
  })
  if (!response.ok) throw new RequestFailed(failureOf(response.status, error))
  return Number(response.headers.get('Upload-Offset'))
}

/** A refusal that names this field is about the upload: it was too long ago, or thrown away. */
export const namesUpload = ({ code, details }: Failure): boolean =>
  code === 'notFound' &&
  Array.isArray(details['errors']) &&
  details['errors'].some(
    (error: unknown) =>
      typeof error === 'object' && error !== null && 'path' in error && error.path === 'body.uploadId',
  )

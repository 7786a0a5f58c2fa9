import { requestHeaders } from '../api.ts'
import { type Failure, RequestFailed, failureOf } from '../problem.ts'

/** Bytes a file may have, as the contract says. */
export const mostUploadBytes = 25 * 1024 * 1024

/** Bytes of a piece: on a bad line no more than this is sent in vain. */
const pieceBytes = 256 * 1024

const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)))

async function ask(
  method: string,
  path: string,
  headers: Record<string, string>,
  body: Blob | null,
  signal: AbortSignal,
) {
  const answer = await fetch(`/api/v1${path}`, { method, headers: { ...requestHeaders(), ...headers }, body, signal })
  if (!answer.ok) throw new RequestFailed(failureOf(answer.status, await answer.json().catch(() => null)))
  return answer
}

/** Begins a file at the server. Answers the id of the upload. Throws `RequestFailed`, or what the network threw. */
export async function beginUpload(blob: Blob, name: string, signal: AbortSignal): Promise<string> {
  const headers = { 'Upload-Length': String(blob.size), 'Upload-Metadata': `filename ${base64(name)}` }
  const answer = await ask('POST', '/uploads', headers, null, signal)
  return ((await answer.json()) as { id: string }).id
}

/** A whole file, piece by piece. Answers the id of the upload. Throws `RequestFailed`, or what the network threw. */
export async function sendWhole(blob: Blob, name: string, signal: AbortSignal): Promise<string> {
  const id = await beginUpload(blob, name, signal)
  for (let sent = 0; sent < blob.size;) sent = await sendPiece(id, blob, sent, signal)
  return id
}

/** Sends the piece that begins there. Answers how much has arrived. */
export async function sendPiece(id: string, blob: Blob, from: number, signal: AbortSignal): Promise<number> {
  const headers = { 'Upload-Offset': String(from), 'Content-Type': 'application/offset+octet-stream' }
  const answer = await ask('PATCH', `/uploads/${id}`, headers, blob.slice(from, from + pieceBytes), signal)
  return Number(answer.headers.get('Upload-Offset'))
}

/** A refusal that names this field is about the upload: it was too long ago, or thrown away. */
export const namesUpload = ({ code, details }: Failure): boolean =>
  code === 'notFound' &&
  Array.isArray(details['errors']) &&
  details['errors'].some(
    (error: unknown) =>
      typeof error === 'object' && error !== null && 'path' in error && error.path === 'body.uploadId',
  )

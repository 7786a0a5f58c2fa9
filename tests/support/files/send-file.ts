import { answered, type LoginName, type Stage } from '../stage.ts'

/** Sends a file in one piece, as somebody; answers the id of the upload. */
export async function sendFile(stage: Stage, who: LoginName, bytes: Uint8Array, name = 'paper.jpg'): Promise<string> {
  const { id } = answered<{ id: string }>(
    await stage.as(who, 'POST', '/uploads', undefined, {
      key: null,
      headers: {
        'upload-length': String(bytes.byteLength),
        'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
      },
    }),
    201,
  )
  const headers = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' }
  answered(await stage.as(who, 'PATCH', `/uploads/${id}`, bytes, { key: null, headers }), 204)
  return id
}

import type { Context } from '../context.ts'
import type { UploadedFile } from '../database/tables/uploads.ts'
import { fileName, savedAs } from './saved-as.ts'
import { type FileContent, readFile } from './stored-files.ts'

/** A picture, or a PDF as it was sent. Throws `notFound`, and `FileLost` where the store lost it. */
export async function fileResponse(
  { services, tenant, refuse }: Context<'notFound'>,
  name: string,
  { id, contentType }: Pick<UploadedFile, 'id' | 'contentType'>,
): Promise<Response> {
  const found = await readFile(services, tenant.id, id)
  if (!found) throw refuse('notFound')
  return answerOf(name, { bytes: found.bytes, contentType })
}

/** A file as an answer; pictures are shown, anything else is saved. */
export function answerOf(name: string, { bytes, contentType }: Omit<FileContent, 'name'>): Response {
  const pdf = contentType === 'application/pdf'
  const called = fileName(name.replace(/\.[a-z0-9]{2,4}$/i, ''), pdf ? 'pdf' : 'webp')
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': contentType,
      'content-length': String(bytes.length),
      'content-disposition': savedAs(called, pdf ? 'attachment' : 'inline'),
      // Whoever opens the address by itself gets a file that can do nothing.
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-cache',
    },
  })
}

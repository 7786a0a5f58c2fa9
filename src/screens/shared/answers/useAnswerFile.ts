import type { AnswerFile } from '../../../../domain/forms/answers.ts'
import { api } from '../../../client/api.ts'
import { keepWhole, keptWhole } from '../../../client/files/kept-papers.ts'
import { keptFile } from '../../../client/files/upload-store.ts'
import { unwrap } from '../../../client/problem.ts'
import { useBlob } from '../files/useBlob.ts'

/** As it lies on the device, else from the server; it is kept from then on, for it never changes. */
async function loadAnswerFile(id: string, signal: AbortSignal): Promise<Blob> {
  const address = `/formAnswerFiles/${id}`
  const here = (await keptFile(id).catch(() => null))?.blob ?? (await keptWhole(address))
  if (here) return here
  const asked = { params: { path: { id } }, parseAs: 'blob', signal } as const
  const blob: Blob = await unwrap(api.GET('/api/v1/formAnswerFiles/{id}', asked))
  await keepWhole(address, blob)
  return blob
}

/** What answers a question; null while it is on its way, and where it cannot come. */
export const useAnswerFile = (file: Pick<AnswerFile, 'id'> | null): Blob | null =>
  useBlob(file?.id ?? null, signal => loadAnswerFile(file?.id ?? '', signal))

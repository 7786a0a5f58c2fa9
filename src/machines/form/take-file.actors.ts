import type { AnswerFile } from '../../../domain/forms/answers.ts'
import { keepFile } from '../../client/files/upload-store.ts'
import { mostUploadBytes } from '../../client/files/send-pieces.ts'
import { shrunk } from '../../client/files/shrink.ts'
import type { Taking } from './form.types.ts'

/** Why a file cannot answer; a problem's code. */
export class CannotTake extends Error {
  override readonly name = 'CannotTake'
  readonly code: string
  constructor(code: 'pictureBroken' | 'fileKindWrong' | 'fileTooLarge' | 'notKept') {
    super(code)
    this.code = code
  }
}

/** As far from its beginning as a reader looks for the mark of a PDF. */
const pdfHead = 1024

/** What the server would refuse as well is said at once, with network or without. */
async function ready(blob: Blob, turns: number): Promise<Blob> {
  if (blob.type.startsWith('image/') && blob.type !== 'image/svg+xml')
    return shrunk(blob, turns).catch(() => Promise.reject(new CannotTake('pictureBroken')))
  if (!(await blob.slice(0, pdfHead).text()).includes('%PDF-')) throw new CannotTake('fileKindWrong')
  if (blob.size > mostUploadBytes) throw new CannotTake('fileTooLarge')
  return new Blob([blob], { type: 'application/pdf' })
}

/** Upright, small, and on the device when this resolves. Throws `CannotTake`. */
export async function takenFile(
  { blob: original, turns }: Taking,
  of: { person: string; documentId: string },
): Promise<AnswerFile> {
  const blob = await ready(original, turns)
  const format = blob.type === 'application/pdf' ? 'pdf' : 'picture'
  const name = original instanceof File ? original.name : format === 'pdf' ? 'file.pdf' : 'photo.jpg'
  const id = crypto.randomUUID()
  const named = new File([blob], name, { type: blob.type })
  const stored = { id, place: Date.now(), original: named, blob: named, turns: 0, sent: 0, uploadId: null, ...of }
  await keepFile(stored).catch(() => Promise.reject(new CannotTake('notKept')))
  return { id, name, format, size: blob.size }
}

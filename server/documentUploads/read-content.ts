import { fileTypeFromBuffer } from 'file-type'
import type { Config } from '../config.ts'
import type { Refuse } from '../context.ts'
import type { UploadedFile } from '../database/tables/uploads.ts'
import { readPdf } from '../documents/read-pdf.ts'
import { type ScanProblem, scanned } from '../files/scan.ts'
import { inThread } from '../queue/thread.ts'
import type { Redrawn, Shape } from './redraw.ts'

export interface Content {
  contentType: UploadedFile['contentType']
  bytes: Uint8Array
}
export type ContentProblem =
  | 'fileKindWrong'
  | 'heicNotRead'
  | 'pictureBroken'
  | 'pictureTooLarge'
  | 'notPdf'
  | 'pdfEncrypted'
  | 'pdfBroken'
  | 'pdfHasScripts'
  | ScanProblem

const pictures = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif']
/** Milliseconds and megabytes the pictures of one upload are drawn anew in. */
const limits = { most: 30_000, megabytes: 512 }

type Reading<Code extends string> = { services: { config: Config }; refuse: Refuse<Code & ContentProblem> }

/** What files hold, whatever they are called: pictures drawn anew, PDFs as they are. Throws what keeps one from being taken. */
export async function readContents(
  { services, refuse }: Reading<ContentProblem>,
  files: readonly Uint8Array[],
): Promise<Content[]> {
  const kinds = await Promise.all(files.map(async bytes => (await fileTypeFromBuffer(bytes))?.mime ?? 'unknown'))
  for (const [at, kind] of kinds.entries()) {
    const bytes = files[at]
    if (kind === 'application/pdf' && bytes) {
      await readPdf(refuse, bytes)
      if (carriesMore(bytes)) throw refuse('pdfHasScripts', { file: at + 1 })
    } else if (!pictures.includes(kind)) throw refuse('fileKindWrong', { file: at + 1 })
  }
  await scanned({ config: services.config, refuse }, files)
  const drawn = await redrawn(
    files.filter((_, at) => kinds[at] !== 'application/pdf'),
    'paper',
  )
  return files.map((bytes, at): Content => {
    if (kinds[at] === 'application/pdf') return { contentType: 'application/pdf', bytes }
    const one = drawn.shift() ?? { refused: 'pictureBroken' }
    if ('bytes' in one) return { contentType: 'image/webp', bytes: one.bytes }
    const heic = one.refused === 'pictureBroken' && kinds[at]?.startsWith('image/hei')
    throw refuse(heic ? 'heicNotRead' : one.refused, { file: at + 1 })
  })
}

/** A face as a JPEG, a logo or a mark as a PNG, drawn anew. Throws what keeps it from being taken. */
export async function readPicture(
  { services, refuse }: Reading<'fileKindWrong' | 'pictureBroken' | 'pictureTooLarge' | ScanProblem>,
  bytes: Uint8Array,
  as: Exclude<Shape, 'paper'>,
): Promise<Buffer> {
  const kind = as === 'face' ? 'image/jpeg' : 'image/png'
  if ((await fileTypeFromBuffer(bytes))?.mime !== kind) throw refuse('fileKindWrong', { file: 1 })
  await scanned({ config: services.config, refuse }, [bytes])
  const [one = { refused: 'pictureBroken' as const }] = await redrawn([bytes], as)
  if ('refused' in one) throw refuse(one.refused, { file: 1 })
  return Buffer.from(one.bytes)
}

async function redrawn(files: Uint8Array[], as: Shape): Promise<Redrawn[]> {
  if (files.length === 0) return []
  const outcome = await inThread<{ redrawn: Redrawn[] }, Redrawn[]>(
    { beside: import.meta.url, name: 'picture-worker', data: { files, as } },
    { ...limits, signal: new AbortController().signal },
    said => said.redrawn,
  )
  return typeof outcome === 'string' ? files.map(() => ({ refused: 'pictureBroken' })) : outcome
}

const endOfPdf = Buffer.from('%%EOF')
const endOfZip = Buffer.from([0x50, 0x4b, 5, 6])
/** As far from its end as a reader of ZIP files looks. */
const zipTail = 66_000

/** Whether another file hangs behind the PDF, or it is a ZIP file as well. */
export function carriesMore(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = file.lastIndexOf(endOfPdf)
  if (end < 0 || /[^\s\0]/.test(file.subarray(end + endOfPdf.length).toString('latin1'))) return true
  return file.subarray(-zipTail).includes(endOfZip)
}

import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { readFile } from '../files/stored-files.ts'
import type { Services } from '../services.ts'
import type { StoredAnswerFile } from './answer-file.ts'

/** Pixels of the longer side on paper: as much as is printed. */
const longest = 1600

/** What is to be seen of a file on paper: a picture where it is asked for, or the pages of a PDF behind the others. */
export type Shown =
  { kind: 'picture'; jpeg: Buffer; width: number; height: number } | { kind: 'pages'; pdf: Uint8Array }

/** What answers a form, by the id of each file, ready to be drawn. */
export async function shownFiles(
  services: Pick<Services, 'files' | 'database'>,
  tenantId: string,
  files: readonly StoredAnswerFile[],
): Promise<ReadonlyMap<string, Shown>> {
  const shown = new Map<string, Shown>()
  for (const { id, file } of files) {
    const found = await readFile(services, tenantId, file.id)
    if (!found) throw new Error(`the file ${file.id} of a form is not there`)
    shown.set(
      id,
      file.contentType === 'application/pdf' ? { kind: 'pages', pdf: found.bytes } : await drawn(found.bytes),
    )
  }
  return shown
}

async function drawn(bytes: Uint8Array): Promise<Shown> {
  const { data, info } = await sharp(bytes)
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
  return { kind: 'picture', jpeg: data, width: info.width, height: info.height }
}

/** A paper with the pages of these PDFs behind it. `made`: the same has the same bytes. */
export async function withPages(paper: Uint8Array, pdfs: readonly Uint8Array[], made: Date): Promise<Uint8Array> {
  if (pdfs.length === 0) return paper
  const whole = await PDFDocument.load(paper, { updateMetadata: false })
  for (const pdf of pdfs) {
    const other = await PDFDocument.load(pdf, { updateMetadata: false })
    for (const page of await whole.copyPages(other, other.getPageIndices())) whole.addPage(page)
  }
  whole.setModificationDate(made)
  return whole.save()
}

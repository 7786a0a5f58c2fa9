import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
  decodePDFRawStream,
} from 'pdf-lib'
import { z } from 'zod'
import { type TrailRow, trailEvents } from '../../../domain/documents/trail.ts'

const Row = z.object({
  number: z.int(),
  documentId: z.uuid(),
  event: z.enum(trailEvents),
  ...{ at: z.string(), byId: z.string(), byName: z.string(), fileHash: z.string(), address: z.string() },
  ...{ agent: z.string(), details: z.unknown(), before: z.string(), hash: z.string() },
})
const Carried = z.object({ documentId: z.uuid(), trail: z.array(Row) })

/** Which document a finished paper says it is, and the trail it carries; null: no paper of ours, or none that can be read. */
export async function carriedTrail(bytes: Uint8Array): Promise<{ documentId: string; trail: TrailRow[] } | null> {
  try {
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
    const names = pdf.catalog
      .lookupMaybe(PDFName.of('Names'), PDFDict)
      ?.lookupMaybe(PDFName.of('EmbeddedFiles'), PDFDict)
      ?.lookupMaybe(PDFName.of('Names'), PDFArray)
    for (let at = 0; at + 1 < (names?.size() ?? 0); at += 2) {
      const name = names?.lookup(at)
      if (!(name instanceof PDFString || name instanceof PDFHexString) || name.decodeText() !== 'trail.json') continue
      const stream = names
        ?.lookup(at + 1, PDFDict)
        .lookup(PDFName.of('EF'), PDFDict)
        .lookup(PDFName.of('F'))
      if (!(stream instanceof PDFRawStream)) continue
      return Carried.parse(JSON.parse(new TextDecoder().decode(decodePDFRawStream(stream).decode())))
    }
  } catch {
    // Whatever it is, it is no paper that can be read.
  }
  return null
}

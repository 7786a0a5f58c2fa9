import { fileTypeFromBuffer } from 'file-type'
import {
  EncryptedPDFError,
  PDFArray,
  PDFCheckBox,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFSignature,
  PDFStream,
  PDFString,
  PDFTextField,
} from 'pdf-lib'
import type { Refuse } from '../context.ts'
import type { FieldOnPaper } from '../database/tables/documents.ts'

export interface PaperRead {
  pages: number
  fields: FieldOnPaper[]
}

const mostPages = 300
const mostFields = 300

/** What a PDF holds. Throws what keeps it from being signed. */
export async function readPdf(
  refuse: Refuse<'notPdf' | 'pdfEncrypted' | 'pdfBroken' | 'pdfHasScripts'>,
  bytes: Uint8Array,
): Promise<PaperRead> {
  if ((await fileTypeFromBuffer(bytes))?.mime !== 'application/pdf') throw refuse('notPdf')
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true }).catch(
    (error: unknown) => {
      throw refuse(isEncrypted(error) ? 'pdfEncrypted' : 'pdfBroken')
    },
  )
  if (hasScripts(pdf)) throw refuse('pdfHasScripts')
  try {
    const pages = pdf.getPageCount()
    const fields = fieldsOf(pdf)
    if (pages >= 1 && pages <= mostPages && fields.length <= mostFields) return { pages, fields }
  } catch {
    // What the library stumbles over, a reader may as well.
  }
  throw refuse('pdfBroken', { mostPages, mostFields })
}

/** The library's errors are none of their class: only the sentence tells. */
const isEncrypted = (error: unknown): boolean =>
  error instanceof Error && error.message === new EncryptedPDFError().message

/** Kinds of actions that run something or go somewhere by themselves. */
const running = ['JavaScript', 'Launch', 'ImportData', 'SubmitForm', 'GoToE', 'Rendition'].map(name => PDFName.of(name))
const carrying = ['EmbeddedFile', 'EmbeddedFiles', 'JavaScript', 'RichMediaContent', 'XFA'].map(name =>
  PDFName.of(name),
)

/** Whether anything in it runs, or carries another file. */
const hasScripts = (pdf: PDFDocument): boolean =>
  pdf.context.enumerateIndirectObjects().some(([, object]) => runs(object, 0))

function runs(object: PDFObject | undefined, depth: number): boolean {
  if (depth > 30) return true
  if (object instanceof PDFStream) return runs(object.dict, depth)
  if (object instanceof PDFArray) return object.asArray().some(one => runs(one, depth + 1))
  if (!(object instanceof PDFDict)) return false
  const action = object.get(PDFName.of('S'))
  const type = object.get(PDFName.of('Type'))
  if (running.some(name => name === action) || carrying.some(name => name === type)) return true
  if (carrying.some(name => object.has(name))) return true
  return object.values().some(one => runs(one, depth + 1))
}

const kinds = ['text', 'date', 'number', 'signature'] as const
const known = ['name', 'phone', 'email']

/**
 * The name of a field says what it is: `2.date.Valid from` is for the second signatory and takes a day. Without a number
 * it is the first one's; `name`, `phone` and `email` are what the profile may know; `signature` is where one signs.
 */
function named(name: string): Pick<FieldOnPaper, 'place' | 'profile'> & { kind: FieldOnPaper['kind']; rest: string } {
  const parts = name.split('.')
  const place = /^\d{1,2}$/.test(parts[0] ?? '') ? Number(parts.shift()) : 1
  const kind = kinds.find(one => one === parts[0])
  if (kind) parts.shift()
  const profile = known.find(one => one === parts[0]) ?? ''
  if (profile && parts.length > 1) parts.shift()
  return { place: Math.max(1, place), kind: kind ?? 'text', profile, rest: parts.join(' ') || name }
}

function fieldsOf(pdf: PDFDocument): FieldOnPaper[] {
  const pages = pdf.getPages()
  const found = pdf.getForm().getFields()
  return found
    .flatMap(field => {
      const taken = field instanceof PDFTextField || field instanceof PDFCheckBox || field instanceof PDFSignature
      if (!taken || field.isReadOnly()) return []
      const { rest, ...name } = named(field.getName())
      const kind = field instanceof PDFCheckBox ? 'tick' : field instanceof PDFSignature ? 'signature' : name.kind
      const said = field.acroField.dict.lookup(PDFName.of('TU'))
      const label = (said instanceof PDFString || said instanceof PDFHexString ? said.decodeText() : rest).slice(0, 200)
      return field.acroField.getWidgets().flatMap((widget): FieldOnPaper[] => {
        const at = pages.findIndex(page => page.ref === widget.P() || holds(page, widget.dict))
        const page = pages[at]
        if (!page) return []
        const box = placeOn(page, widget.getRectangle())
        return [{ id: crypto.randomUUID(), page: at + 1, ...box, ...name, kind, label, required: field.isRequired() }]
      })
    })
    .sort((one, other) => one.page - other.page || one.y - other.y || one.x - other.x)
}

const holds = (page: PDFPage, widget: PDFDict): boolean =>
  (page.node.Annots()?.asArray() ?? []).some(ref => page.doc.context.lookup(ref) === widget)

const rounded = (value: number) => Math.min(2, Math.max(-1, Math.round(value * 1e5) / 1e5))

/** A rectangle of the paper as parts of the page as it is shown: from the upper left, turned as the page is. */
function placeOn(page: PDFPage, { x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const box = page.getCropBox()
  const left = (x - box.x) / box.width
  const low = (y - box.y) / box.height
  const wide = width / box.width
  const high = height / box.height
  const turned = ((page.getRotation().angle % 360) + 360) % 360
  const shown =
    turned === 90
      ? { x: low, y: left, width: high, height: wide }
      : turned === 180
        ? { x: 1 - left - wide, y: low, width: wide, height: high }
        : turned === 270
          ? { x: 1 - low - high, y: 1 - left - wide, width: high, height: wide }
          : { x: left, y: 1 - low - high, width: wide, height: high }
  return { x: rounded(shown.x), y: rounded(shown.y), width: rounded(shown.width), height: rounded(shown.height) }
}

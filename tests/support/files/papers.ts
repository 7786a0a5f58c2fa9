import PDFKit from 'pdfkit'
import { PDFDocument } from 'pdf-lib'

export interface OnPaper {
  /** As read-pdf.ts understands it. */
  name: string
  required?: boolean
  tick?: boolean
}

/** A PDF with so many pages and these fields on the last of them, one below the other. */
export async function paper(fields: readonly OnPaper[] = [], pages = 2): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  for (let at = 0; at < pages; at++) pdf.addPage([595, 842])
  const last = pdf.getPage(pages - 1)
  const form = pdf.getForm()
  fields.forEach(({ name, required, tick }, at) => {
    const field = tick ? form.createCheckBox(name) : form.createTextField(name)
    field.addToPage(last, { x: 59.5, y: 842 - 84.2 * (at + 1), width: 119, height: 42.1, borderWidth: 0 })
    if (required) field.enableRequired()
  })
  return pdf.save()
}

/** A paper that opens with a password only. */
export function lockedPaper(): Promise<Uint8Array> {
  const pdf = new PDFKit({ userPassword: 'open', ownerPassword: 'change' })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Uint8Array>(resolve => pdf.on('end', () => resolve(Buffer.concat(chunks))))
  pdf.text('Nobody else reads this.')
  pdf.end()
  return done
}

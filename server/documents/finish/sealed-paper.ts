import { pdflibAddPlaceholder } from '@signpdf/placeholder-pdf-lib'
import { P12Signer } from '@signpdf/signer-p12'
import { SignPdf } from '@signpdf/signpdf'
import type { PDFDocument } from 'pdf-lib'
import type { SigningKey } from './signing-key.ts'

/** Hex digits kept for a signature with the certificates that go along: 16 KB. */
const signatureLength = 32_768

/** The library writes texts as they are: letters of ASCII alone, and no brackets, which would end them. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^ -~]+/g, '')
    .replace(/[()\\]+/g, ' ')
    .trim()

/** The bytes of a paper, signed by an agency's key: whoever opens it sees by whom, and whether it was changed since. */
export async function sealedPaper(
  pdf: PDFDocument,
  { p12, passphrase }: SigningKey,
  { name, reason, at }: { name: string; reason: string; at: Date },
): Promise<Uint8Array> {
  pdflibAddPlaceholder({
    ...{ pdfDoc: pdf, name: plain(name), reason: plain(reason), contactInfo: '', location: '' },
    ...{ signingTime: at, signatureLength },
  })
  const bytes = await pdf.save({ updateFieldAppearances: false, useObjectStreams: false })
  const signed = await new SignPdf().sign(Buffer.from(bytes), new P12Signer(p12, { passphrase }), at)
  return new Uint8Array(signed)
}

import { localOf } from '../../../domain/shift-time.ts'
import { dayOf, drawHead, type PaperAgency } from '../../papers/pdf-head.ts'
import { pdfDocument } from '../../papers/pdf-document.ts'
import { type Pdf, bottom, hairline, heightOf, ink, margin, rule, soft, width, write } from '../../papers/pdf-sheet.ts'
import { drawSignature, signatureHeight } from '../../papers/signature-drawing.ts'
import type { Drawn } from '../../database/tables/deliveryNotes.ts'
import { millis } from '../../wire.ts'
import type { SaidCertificateWords } from './certificate-words.ts'

/** What the page proves, as it was written down. */
export interface Certified {
  documentId: string
  name: string
  type: string
  made: string
  /** Where the agency reads its clocks. */
  timeZone: string
  versions: { number: number; pages: number; sha256: string; madeAt: string }[]
  signed: {
    role: string
    name: string
    at: string
    /** Empty: not known. */
    address: string
    agent: string
    drawn: Drawn
  }[]
  links: { number: number; event: string; at: string; by: string; hash: string }[]
}

/** The page behind a signed paper: who signed what, when and from where, and the chain that shows every change. */
export function certificate(
  agency: PaperAgency,
  words: SaidCertificateWords,
  certified: Certified,
): Promise<Uint8Array> {
  const { name, made } = certified
  const sheet = { title: `${words.title}: ${name}`, agency: agency.name, locale: words.locale, page: words.page }
  const moment = (at: string) =>
    `${dayOf(at, certified.timeZone, words, 'long')}, ${localOf(millis(at), certified.timeZone).time}`
  return pdfDocument({ ...sheet, made: new Date(made) }, pdf => {
    const room = (height: number) => {
      if (pdf.y + height > bottom) {
        pdf.addPage()
        pdf.y = margin
      }
    }
    const fact = (label: string, value: string, size = 10) => {
      const height = heightOf(pdf, value, width - 116, { size })
      room(height + 4)
      const { y } = pdf
      write(pdf, label, margin, y + 1, 110, { size: 9, color: soft })
      write(pdf, value, margin + 116, y, width - 116, { size, color: ink })
      pdf.y = y + height + 4
    }
    const heading = (text: string) => {
      room(60)
      pdf.y += 10
      write(pdf, text, margin, pdf.y, width, { weight: 'bold', size: 13 })
      pdf.y += 4
      rule(pdf, pdf.y, hairline, 1)
      pdf.y += 8
    }
    drawHead(pdf, agency, words.title, null)
    fact(words.document, name)
    fact(words.type, certified.type)
    fact(words.number, certified.documentId, 9)
    for (const { number, pages, sha256, madeAt } of certified.versions) {
      fact(`${words.version} ${number}`, `${moment(madeAt)}, ${words.pages}: ${pages}`)
      fact('SHA-256', sha256, 8)
    }
    heading(words.signatures)
    for (const one of certified.signed) drawSigned(pdf, words, one, { room, fact, moment })
    heading(words.chain)
    write(pdf, words.chainSays, margin, pdf.y, width, { size: 9, color: soft })
    pdf.y += 6
    for (const { number, event, at, by, hash } of certified.links)
      fact(
        `${number}. ${words.events[event as keyof typeof words.events] ?? event}`,
        `${moment(at)}, ${by}\n${hash}`,
        8,
      )
  })
}

interface Pen {
  room: (height: number) => void
  fact: (label: string, value: string, size?: number) => void
  moment: (at: string) => string
}

function drawSigned(
  pdf: Pdf,
  words: SaidCertificateWords,
  one: Certified['signed'][number],
  { room, fact, moment }: Pen,
) {
  room(signatureHeight(one.drawn) + 80)
  write(pdf, [one.name, one.role].filter(Boolean).join(', '), margin, pdf.y, width, { weight: 'bold', size: 11 })
  pdf.y += 6
  const { y } = pdf
  drawSignature(pdf, one.drawn, margin + 116, y)
  pdf.y = y + signatureHeight(one.drawn) + 8
  fact(words.signedAt, `${moment(one.at)} (${one.at})`)
  if (one.address) fact(words.address, one.address)
  if (one.agent) fact(words.device, one.agent, 8)
  pdf.y += 8
}

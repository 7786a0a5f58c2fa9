import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { agencies } from '../../../server/demo/tenants.ts'
import { drawHead } from '../../../server/papers/pdf-head.ts'
import { registerFonts } from '../../../server/papers/pdf-sheet.ts'

async function drawn(markPicture: Uint8Array | null): Promise<string> {
  const [agency] = agencies
  if (!agency) throw new Error('there is no agency')
  const pdf = new PDFDocument({ autoFirstPage: false, compress: false })
  registerFonts(pdf)
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const over = new Promise(resolve => pdf.on('end', resolve))
  const { name, look, settings } = agency
  drawHead(pdf, { name, defaultLanguage: 'en', look, settings, markPicture }, 'Invoice', null)
  pdf.end()
  await over
  return Buffer.concat(chunks).toString('latin1')
}
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#8a1c3c' } })
    .png()
    .toBuffer()
/** How wide and high pictures are drawn, in points. */
const sizes = (pdf: string) =>
  [...pdf.matchAll(/([\d.]+) 0 0 -([\d.]+) [\d.]+ [\d.]+ cm\s*\/I\d+ Do/g)].map(found => [
    Number(found[1]),
    Number(found[2]),
  ])

describe('the head of a paper', () => {
  it('bears the drawn mark where the agency has none of its own', async () => {
    expect(sizes(await drawn(null))).toEqual([])
  })

  it.each([
    ['a square one', 100, 100, 26, 26],
    ['a wide one keeps its shape', 300, 150, 52, 26],
    ['a very wide one is at most three times as wide as high', 480, 60, 78, 9.75],
    ['a high one', 50, 100, 13, 26],
  ])('bears its own: %s', async (_, wide, high, shownWide, shownHigh) => {
    // As a thread gets it.
    expect(sizes(await drawn(new Uint8Array(await picture(wide, high))))).toEqual([[shownWide, shownHigh]])
  })
})

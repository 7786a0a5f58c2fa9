import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type PDFDocument from 'pdfkit'
import { sayErased } from '../../domain/privacy/erased-name.ts'

export type Pdf = InstanceType<typeof PDFDocument>
export type Weight = 'plain' | 'bold'

export const ink = '#15181c'
export const soft = '#5b626b'
export const hairline = '#d8d9d4'
export const margin = 48
export const width = 595.28 - 2 * margin
/** Nothing is written below; the foot has the rest. */
export const bottom = 841.89 - 72
export const top = 48

const own = (name: string) => new URL(`./fonts/${name}.ttf`, import.meta.url)
const wide = (name: string) => createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)
const files = {
  plain: { own: own('Figtree-Regular'), wide: wide('DejaVuSansCondensed') },
  bold: { own: own('Figtree-Bold'), wide: wide('DejaVuSansCondensed-Bold') },
}

/** Letters Figtree has: Latin with its extensions, and the marks of print. */
const latin =
  /^[\s -~\u00a0-\u00ac\u00ae-\u0113\u0116-\u0127\u012a\u012b\u012e-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u0161\u0164\u0165\u016a-\u017e\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2\u1ef3\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2039\u203a\u20ac\u2122]*$/

/** The agency's typeface; a text with a letter it does not have is set in one that has nearly all. */
const isOwn = (text: string): boolean => latin.test(text.normalize('NFC'))

export function registerFonts(pdf: Pdf): void {
  for (const [weight, { own: figtree, wide: dejavu }] of Object.entries(files)) {
    pdf.registerFont(`${weight} own`, readFileSync(figtree))
    pdf.registerFont(`${weight} wide`, dejavu)
  }
}

export interface Style {
  weight?: Weight
  size?: number
  color?: string
  align?: 'left' | 'right' | 'center'
}

const fontOf = (text: string, weight: Weight) => `${weight} ${isOwn(text) ? 'own' : 'wide'}`
/** Figures under each other. */
const options = (text: string, boxWidth: number, align: Style['align'] = 'left') => ({
  width: boxWidth,
  align,
  ...(isOwn(text) ? { features: ['tnum', 'kern'] as PDFKit.Mixins.OpenTypeFeatures[] } : {}),
})

/**
 * A word too long for its line is measured again, whole, for every letter it is shortened by: a name of ten thousand
 * letters kept the server busy for minutes. No word that is meant has more than eighty; a longer one is set in pieces.
 */
const breakable = (text: string) => text.replaceAll(/\S{81,}/gu, word => word.replaceAll(/\S{20}(?=\S)/gu, '$& '))

/** Whoever was erased is called so in the language of the paper. */
const named = (pdf: Pdf, text: string) => sayErased(text, pdf.options.lang ?? 'en')

/** Writes at a place; what follows stands below. */
export function write(pdf: Pdf, said: string, x: number, y: number, boxWidth: number, style: Style = {}): void {
  const text = named(pdf, said)
  const { weight = 'plain', size = 10, color = ink, align } = style
  pdf.font(fontOf(text, weight)).fontSize(size).fillColor(color)
  pdf.text(breakable(text), x, y, options(text, boxWidth, align))
}

/** Height a text takes in a box. */
export function heightOf(
  pdf: Pdf,
  said: string,
  boxWidth: number,
  { weight = 'plain', size = 10 }: Style = {},
): number {
  const text = named(pdf, said)
  pdf.font(fontOf(text, weight)).fontSize(size)
  return pdf.heightOfString(breakable(text) || ' ', options(text, boxWidth))
}

/** A line across the page at the present height. */
export function rule(pdf: Pdf, y: number, color: string, lineWidth: number): void {
  pdf
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .lineWidth(lineWidth)
    .strokeColor(color)
    .stroke()
}

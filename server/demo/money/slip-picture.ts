import sharp from 'sharp'

export interface Slip {
  shop: string
  street: string
  /** As it is printed. */
  when: string
  lines: readonly (readonly [text: string, amount: string])[]
  sum: readonly [word: string, amount: string]
}

const width = 900
const line = 44
const escaped = (text: string) =>
  text.replace(/[&<>]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign)

/** A slip as somebody photographs it: on a table, a little crooked. WebP. */
export function slipPicture({ shop, street, when, lines, sum }: Slip): Promise<Buffer> {
  const height = 420 + lines.length * line
  const text = (y: number, said: string, more = '') =>
    `<text x="320" y="${y}" text-anchor="middle" ${more}>${escaped(said)}</text>`
  const pair = (y: number, [left, right]: readonly [string, string], more = '') =>
    `<text x="60" y="${y}" ${more}>${escaped(left)}</text><text x="580" y="${y}" text-anchor="end" ${more}>${escaped(right)}</text>`
  const dashes = (y: number) =>
    `<line x1="60" y1="${y}" x2="580" y2="${y}" stroke="#8a8780" stroke-width="2" stroke-dasharray="7 7"/>`
  const end = 250 + lines.length * line
  const paper = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height + 160}">
    <rect width="100%" height="100%" fill="#5b6472"/>
    <rect y="${height * 0.4}" width="100%" height="6" fill="#4f5764"/>
    <g transform="translate(130 60) rotate(1.6 320 300)" font-family="DejaVu Sans, sans-serif" font-size="26" fill="#22211f">
      <rect width="640" height="${height}" fill="#f7f5ef"/>
      ${text(80, shop.toUpperCase(), 'font-size="36" font-weight="700"')}
      ${text(122, street, 'font-size="22"')}
      ${dashes(150)}${text(188, when, 'font-size="22"')}${dashes(212)}
      ${lines.map((one, at) => pair(262 + at * line, one)).join('')}
      ${dashes(end + 4)}${pair(end + 54, sum, 'font-size="34" font-weight="700"')}${dashes(end + 84)}
    </g></svg>`
  return sharp(Buffer.from(paper)).webp({ quality: 78 }).toBuffer()
}

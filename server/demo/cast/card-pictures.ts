import sharp from 'sharp'

export interface Card {
  title: string
  name: string
  number: string
  /** As printed; null: nothing about its end. */
  until: string | null
  colour: string
}

const escaped = (text: string) => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)
const font = 'font-family="Figtree, DejaVu Sans, sans-serif"'
const words = (x: number, y: number, size: number, text: string, more = '') =>
  `<text x="${x}" y="${y}" ${font} font-size="${size}" fill="#2b3040" ${more}>${escaped(text)}</text>`

/** On a wooden table, a little askew, as a phone sees it. */
const onTable = (card: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">
  <rect width="1200" height="900" fill="#6b5744"/>
  ${[150, 440, 730].map(y => `<rect y="${y}" width="1200" height="8" fill="#5d4a39"/>`).join('')}
  <g transform="rotate(-1.5 600 450)">
    <rect x="108" y="118" width="1000" height="680" rx="36" fill="#000000" opacity="0.18"/>
    <rect x="100" y="106" width="1000" height="680" rx="36" fill="#f3eee2"/>${card}
  </g>
</svg>`

const front = ({ title, name, number, until, colour }: Card) =>
  onTable(`
    <path d="M100 142a36 36 0 0 1 36-36h928a36 36 0 0 1 36 36v94H100z" fill="${colour}"/>
    <text x="156" y="188" ${font} font-size="46" letter-spacing="2" fill="#ffffff">${escaped(title.toUpperCase())}</text>
    <rect x="156" y="284" width="250" height="316" rx="14" fill="#d8d2c2"/>
    <circle cx="281" cy="398" r="70" fill="#e8c5a4"/><path d="M204 390a77 77 0 0 1 154 0q-77 -60 -154 0z" fill="#c9a15a"/>
    <path d="M170 600q0-110 111-110t111 110z" fill="#2b3040"/>
    ${words(466, 322, 36, 'Name')}${words(466, 384, 54, name, 'font-weight="600"')}
    ${until === null ? '' : words(466, 456, 36, 'Valid to') + words(466, 518, 54, until, 'font-weight="600"')}
    ${words(466, 590, 36, `Nr. ${number}`)}
    <g fill="none" stroke="#a8322a" stroke-width="6"><circle cx="980" cy="380" r="84"/><circle cx="980" cy="380" r="62"/></g>
    <rect x="156" y="660" width="640" height="22" rx="11" fill="#d8d2c2"/><rect x="156" y="706" width="460" height="22" rx="11" fill="#d8d2c2"/>`)

const back = ({ number }: Card) =>
  onTable(`
    <rect x="100" y="180" width="1000" height="120" fill="#2b3040"/>
    ${[380, 440, 500].map((y, at) => `<rect x="156" y="${y}" width="${780 - at * 90}" height="22" rx="11" fill="#d8d2c2"/>`).join('')}
    <rect x="156" y="590" width="400" height="120" rx="12" fill="#e6dfcf"/>${words(620, 670, 36, number)}`)

const drawn = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).webp({ quality: 80 }).toBuffer()
/** Both sides as pictures, WebP. */
export const cardPictures = async (card: Card): Promise<Buffer[]> => [await drawn(front(card)), await drawn(back(card))]

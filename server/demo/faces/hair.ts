import type { Random } from '../random.ts'

/** Hair as drawn behind the head and over it; `colour` stands in both. */
export interface Hair {
  behind: string
  over: string
}
type Style = (colour: string) => Hair

const path = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`
const over =
  (d: string): Style =>
  colour => ({ behind: '', over: path(colour, d) })
const long =
  (behind: string, d: string): Style =>
  colour => ({ behind: path(colour, behind), over: path(colour, d) })

const swept = 'M29 43C25 19 41 11 53 12.5C65 14 70 25 67 42C66 35 64 30 61 27C54 29 44 27 39 21C38 29 31 32 29 43Z'
const tousled = 'M29 41C26 21 37 12 49 12C62 12 70 22 67 41C66 34 63 29 59 26C52 30 40 31 35 27C32 30 30 34 29 41Z'
const cropped = 'M30.5 38C29 22 38 16 48 16C58 16 67 22 65.5 38C64 29 57 24.5 48 24.5C39 24.5 32 29 30.5 38Z'
const parted = 'M29.5 44C27 24 36 14 48 14C60 14 69 24 66.5 44C65 34 57 30 48.5 20C42 29 32 33 29.5 44Z'
const fringe = 'M29.5 41C28 23 37 15 48 15C59 15 68 23 66.5 41C64 36 58 35.5 48 35.5C38 35.5 32 36 29.5 41Z'
const quiff =
  'M29.5 40C28 27 32 21 37 19C36 12 48 8 56 10C65 12 69 22 66.5 40C65.5 33 63 29 60 26.5C52 26 44 26 37 27.5C32.5 30 30.5 34 29.5 40Z'
const receding =
  'M29.8 41C28.5 31 31 25 34.5 22C35.5 27 34 33 32.5 36C31 38 30.2 39.5 29.8 41ZM66.2 41C67.5 31 65 25 61.5 22C60.5 27 62 33 63.5 36C65 38 65.8 39.5 66.2 41Z'

const crown = (cx: number, cy: number, r: number) => `<circle cx="${cx}" cy="${cy}" r="${r}"/>`
const curls: Style = colour => ({
  behind: `<g fill="${colour}">${[
    crown(30, 34, 11),
    crown(28, 46, 9),
    crown(36, 24, 11),
    crown(48, 19, 12),
    crown(60, 24, 11),
    crown(66, 34, 11),
    crown(68, 46, 9),
  ].join('')}</g>`,
  over: path(colour, 'M30 40C28.5 24 38 15 48 15C58 15 67.5 24 66 40C64.5 32 58 27.5 48 27.5C38 27.5 31.5 32 30 40Z'),
})
const shortCurls: Style = colour => ({
  behind: '',
  over: `<g fill="${colour}">${[
    crown(32.5, 30, 5),
    crown(36, 24, 6),
    crown(42.5, 20, 6.5),
    crown(50, 18.5, 6.5),
    crown(57, 21, 6.5),
    crown(62, 26, 5.5),
    crown(64.5, 31.5, 4.5),
  ].join('')}</g>`,
})
const bun: Style = colour => ({
  behind: path(colour, 'M38 12C38 4 58 4 58 12C58 18 38 18 38 12Z'),
  over: path(colour, parted),
})
const headscarf =
  (cloth: string): Style =>
  () => ({
    behind: path(cloth, 'M24 48C20 18 36 9.5 48 9.5C60 9.5 76 18 72 48C72 62 76 72 80 80L16 80C20 72 24 62 24 48Z'),
    over:
      `<path fill="${cloth}" fill-rule="evenodd" d="M23.5 45C21 18 36 9 48 9C60 9 75 18 72.5 45C72 62 65 74 55 79L41 79C31 74 24 62 23.5 45Z` +
      'M48 25C38 25 32.5 33 32.5 44C32.5 56 39 65.5 48 65.5C57 65.5 63.5 56 63.5 44C63.5 33 58 25 48 25Z"/>' +
      '<path fill="none" stroke="#000" stroke-opacity=".14" stroke-width="2" stroke-linecap="round" d="M31 60C36 69 42 72 50 73M64 62C61 68 57 71 52 73"/>',
  })
const beanie =
  (cloth: string, rim: string): Style =>
  colour => ({
    behind: '',
    over:
      path(
        colour,
        'M29.5 42C29 37 29.5 33 31 31L34 31L33 36C31.5 38 30.5 40 29.5 42ZM66.5 42C67 37 66.5 33 65 31L62 31L63 36C64.5 38 65.5 40 66.5 42Z',
      ) +
      path(cloth, 'M28.5 32C27 16 37 8.5 48 8.5C59 8.5 69 16 67.5 32Z') +
      path(rim, 'M27.5 28C34 25.5 62 25.5 68.5 28C69 30 69 32 68.5 34C62 31.5 34 31.5 27.5 34C27 32 27 30 27.5 28Z'),
  })
const cap =
  (cloth: string, peak: string): Style =>
  colour => ({
    behind: '',
    over:
      path(
        colour,
        'M29.5 42C29 37 29.5 33 31 30L34 30L33 36C31.5 38 30.5 40 29.5 42ZM66.5 42C67 37 66.5 33 65 30L62 30L63 36C64.5 38 65.5 40 66.5 42Z',
      ) +
      path(cloth, 'M29 31C27.5 16 37 10 48 10C59 10 68.5 16 67 31C60 27.5 36 27.5 29 31Z') +
      path(peak, 'M30 29.5C36 26 60 26 66 29.5C70 31 71 33.5 70 34.5C62 31 34 31 26 34.5C25 33.5 26 31 30 29.5Z'),
  })
const helmet: Style = colour => ({
  behind: '',
  over:
    path(
      colour,
      'M29.5 42C29 37 29.5 33 31 30L34 30L33 36C31.5 38 30.5 40 29.5 42ZM66.5 42C67 37 66.5 33 65 30L62 30L63 36C64.5 38 65.5 40 66.5 42Z',
    ) +
    path('#f2f0ea', 'M28 31C27 15 37 7.5 48 7.5C59 7.5 69 15 68 31Z') +
    path(
      '#d9d5ca',
      'M25.5 30C34 27.5 62 27.5 70.5 30C71.5 31.5 71 33 70 33.5C62 31 34 31 26 33.5C25 33 24.5 31.5 25.5 30Z',
    ) +
    '<path fill="none" stroke="#d9d5ca" stroke-width="1.8" d="M42 8.5V27.8M54 8.5V27.8"/>',
})

const bare: Style = () => ({ behind: '', over: '' })
const mane = 'M25 46C20 16 37 9 48 9C59 9 76 16 71 46L74 80C64 84 32 84 22 80Z'
const bob = 'M25.5 44C21 18 36 10 48 10C60 10 75 18 70.5 44L70 58C67 62 61 62 59 59L37 59C35 62 29 62 26 58Z'
const tail = 'M60 20C76 18 82 34 78 50C76 60 72 64 68 62C72 54 70 38 62 32Z'
const braid = 'M62 50C70 52 73 60 71 68C73 72 72 78 69 83C65 82 63 78 64 73C61 68 60 60 62 50Z'

const short = [over(swept), over(tousled), over(cropped), over(quiff), shortCurls] as const
const flowing = [
  long(mane, parted),
  long(mane, swept),
  long(mane, fringe),
  long(bob, fringe),
  long(bob, parted),
  long(tail, parted),
  long(tail, fringe),
  long(braid, parted),
  curls,
  bun,
] as const
const cloths = ['#2f4a5c', '#7a3b2e', '#5b6b4a', '#8a7a5c', '#463c5a', '#33383f'] as const

/** A way to wear hair, by chance: what suits a name, now and then something for the head. */
export function hairFor(random: Random, wears: 'short' | 'long', scarf: boolean, grey: boolean): Style {
  if (scarf) return headscarf(random.pick(['#3d5a66', '#8c5a4a', '#6b5b7b', '#4d6b57', '#b08d57'] as const))
  const headwear = random.next()
  if (wears === 'short') {
    if (headwear < 0.09) return beanie(random.pick(cloths), random.pick(cloths))
    if (headwear < 0.16) return cap(random.pick(cloths), random.pick(cloths))
    if (headwear < 0.2) return helmet
    if (headwear < 0.24) return long(bob, parted)
    if (headwear < 0.28) return bun
    if (headwear < (grey ? 0.5 : 0.34)) return random.chance(0.5) ? over(receding) : bare
    return random.pick(short)
  }
  if (headwear < 0.04) return helmet
  if (headwear < 0.14) return random.pick(short)
  return random.pick(flowing)
}

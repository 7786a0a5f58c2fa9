import { hairFor } from './hair.ts'
import { randomFrom, type Random } from '../random.ts'
import { names, type Culture, type Presenting } from '../cast/names.ts'

/** Skin and its shade, lightest first. */
const tones = [
  ['#f1cfb5', '#dfb495'],
  ['#ebc2a0', '#d6a47e'],
  ['#e3b48f', '#cd9870'],
  ['#c68c60', '#ab7248'],
  ['#8d5a3b', '#744629'],
  ['#5f3b27', '#4a2c1b'],
] as const
const fair = ['#c9a05c', '#d8b878', '#8a6239', '#4a3224', '#9c4a23', '#5a3d28', '#b5652f'] as const
const dark = ['#221d1b', '#2c2320', '#3a2a22', '#1d1a1c'] as const
const greys = ['#8f8b86', '#b9b5ae', '#6f6b68'] as const
const grounds = ['#e6e2d8', '#dbe3df', '#d9dfe6', '#e3dcd2', '#e8dfd3', '#dfe4d9', '#e5dde0', '#d8e0e2'] as const
const clothes = [
  '#24423d',
  '#3a3f47',
  '#5a4636',
  '#23262b',
  '#2c3138',
  '#1f3a4d',
  '#3b3348',
  '#2f4a3a',
  '#44505c',
  '#7a3b2e',
  '#2a4858',
  '#6b5a34',
  '#53344a',
] as const

const line = (colour: string, width: number, d: string) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" d="${d}"/>`
const filled = (colour: string, d: string, opacity?: number) =>
  `<path fill="${colour}"${opacity === undefined ? '' : ` opacity="${opacity}"`} d="${d}"/>`

const heads = [
  'M30 39C30 23 38 17 48 17C58 17 66 23 66 39C66 55 58 67 48 67C38 67 30 55 30 39Z',
  'M30.5 38C30.5 23 38 17 48 17C58 17 65.5 23 65.5 38C65.5 53 60 64 53 67C50 68.2 46 68.2 43 67C36 64 30.5 53 30.5 38Z',
  'M29.5 39C29.5 23 38 17 48 17C58 17 66.5 23 66.5 39C66.5 57 58 66 48 66C38 66 29.5 57 29.5 39Z',
  'M31 38C31 23 38.5 17 48 17C57.5 17 65 23 65 38C65 53 57 68 48 68C39 68 31 53 31 38Z',
] as const

function outfit(random: Random): string {
  const colour = random.pick(clothes)
  const kind = random.next()
  if (kind < 0.16) {
    const vest = random.pick(['#c77a2b', '#c9b13a', '#b8642a'] as const)
    return filled(vest, body) + '<path fill="none" stroke="#f0e6c8" stroke-width="4" d="M22 96V80M74 96V80"/>'
  }
  if (kind < 0.32) return filled(colour, body) + filled('#000', 'M34 72C36 84 60 84 62 72L57 70L39 70Z', 0.22)
  if (kind < 0.46)
    return (
      filled(colour, body) +
      filled(random.pick(['#f4f1ea', '#cfd6dc', '#e8d9c4'] as const), 'M37 70.5L48 86L59 70.5L54 69L42 69Z')
    )
  if (kind < 0.56) return filled(colour, body) + filled(random.pick(clothes), 'M37 66H59V77C54 80 42 80 37 77Z')
  return filled(colour, body)
}
const body = 'M8 96C9 80 24 73 40 70L56 70C72 73 87 80 88 96Z'

function beard(random: Random, hair: string): { drawn: string; covers: boolean } {
  const kind = random.next()
  const stubble =
    'M30.5 44C32 48 34 50 38 50C42 49 45 50 48 50C51 50 54 49 58 50C62 50 64 48 65.5 44C65 58 58 67 48 67C38 67 31 58 30.5 44Z'
  const full =
    'M30 42C31 47 33 49 36 49.5C40 47 44 49.5 48 49.5C52 49.5 56 47 60 49.5C63 49 65 47 66 42C67 58 59 70.5 48 70.5C37 70.5 29 58 30 42Z'
  const moustache = 'M39 54C42 50 46 50.5 48 51.5C50 50.5 54 50 57 54C53 55.5 50 54.5 48 54C46 54.5 43 55.5 39 54Z'
  const goatee = 'M42.5 60C44 62 52 62 53.5 60C55 65 52 69.5 48 69.5C44 69.5 41 65 42.5 60Z'
  if (kind < 0.42) return { drawn: '', covers: false }
  if (kind < 0.64) return { drawn: filled(hair, stubble, 0.28), covers: false }
  if (kind < 0.84) return { drawn: filled(hair, full), covers: true }
  if (kind < 0.92) return { drawn: filled(hair, moustache), covers: false }
  return { drawn: filled(hair, moustache) + filled(hair, goatee), covers: false }
}

function glasses(random: Random): string {
  const frame = random.pick(['#2a2a2c', '#4a3527', '#39536b', '#7d2f2a'] as const)
  const bridge = '<path d="M46.7 43H49.3M34.3 42L30.5 41M61.7 42L65.5 41"/>'
  const round = '<circle cx="40.5" cy="43.5" r="6.2"/><circle cx="55.5" cy="43.5" r="6.2"/>'
  const square =
    '<rect x="34.3" y="38.5" width="12.4" height="9.6" rx="2.8"/><rect x="49.3" y="38.5" width="12.4" height="9.6" rx="2.8"/>'
  return `<g fill="none" stroke="${frame}" stroke-width="1.8">${random.chance(0.55) ? round : square}${bridge}</g>`
}

const brows = [
  'M37 37.5C39 36 42 36 44 37M52 37C54 36 57 36 59 37.5',
  'M37 37C39 35.2 42 35.2 44.2 36.4M51.8 36.4C54 35.2 57 35.2 59 37',
  'M36.8 36.8L44 36.6M52 36.6L59.2 36.8',
] as const
const noses = [
  'M48 43.5C47.5 47 46.5 49 48.5 49.5',
  'M48 44C48.5 47 50 49 47.5 49.8',
  'M46 49.2C47 50.4 49 50.4 50 49.2',
] as const

function mouth(random: Random, colour: string, bearded: boolean): string {
  const kind = random.next()
  if (kind < 0.2 && !bearded)
    return (
      filled('#7d332c', 'M41.5 56C44 57.2 52 57.2 54.5 56C54 60.5 51 62 48 62C45 62 42 60.5 41.5 56Z') +
      filled('#fbf6f0', 'M43 56.8C46 57.4 50 57.4 53 56.8L52 58.6C49 59.2 47 59.2 44 58.6Z')
    )
  if (kind < 0.65) return line(colour, 2.2, 'M42 57C45 60 51 60 54 57')
  if (kind < 0.85) return line(colour, 2.2, 'M43 57.5C46 59.3 50 59.3 53 57.2')
  return line(colour, 2.2, 'M42.5 57.2C46 59 51 59 54 56')
}

export interface Wearer {
  presenting: Presenting
  culture: Culture
}

/** A drawn face, always the same for a seed: an SVG of 78 × 78 units. */
export function drawFace(seed: string, { presenting, culture }: Wearer): string {
  const random = randomFrom(`face ${seed}`)
  const tone = random.pick(names[culture].tones) ?? 0
  const [skin, shade] = tones[tone] ?? tones[0]
  const grey = random.chance(0.14)
  const hair = grey ? random.pick(greys) : random.pick(tone <= 1 && random.chance(0.8) ? fair : dark)
  const scarf = presenting === 'f' && (culture === 'arabic' || culture === 'turkish') && random.chance(0.22)
  const { behind, over } = hairFor(random, presenting === 'm' ? 'short' : 'long', scarf, grey)(hair)
  const hairs = presenting === 'm' ? beard(random, hair) : { drawn: '', covers: false }
  const lip = hairs.covers ? '#f3e3d8' : tone >= 4 ? '#3a1f16' : '#8a3f35'
  const browColour = grey ? '#6d6863' : hair
  const eyeY = 43 + random.between(-1, 1) * 0.5
  const eye = random.pick([2, 2.2, 2.4] as const)
  const lashes = presenting === 'f' && random.chance(0.5)
  const rings = presenting === 'f' && !scarf && random.chance(0.3)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="9 4 78 78">`,
    `<rect width="96" height="96" fill="${random.pick(grounds)}"/>`,
    behind,
    outfit(random),
    filled(shade, 'M39.5 56H56.5V70C56.5 75 52 78 48 78C44 78 39.5 75 39.5 70Z'),
    `<circle cx="29.5" cy="44" r="4.5" fill="${shade}"/><circle cx="66.5" cy="44" r="4.5" fill="${shade}"/>`,
    filled(skin, random.pick(heads)),
    tone <= 2 && random.chance(0.3) ? blush(shade) : '',
    tone <= 1 && random.chance(0.16) ? freckles(shade) : '',
    hairs.drawn,
    over,
    line(browColour, presenting === 'm' ? 2.2 : 1.8, random.pick(brows)),
    `<g fill="#241d1a"><ellipse cx="41" cy="${eyeY}" rx="${eye}" ry="${eye + 0.4}"/><ellipse cx="55" cy="${eyeY}" rx="${eye}" ry="${eye + 0.4}"/></g>`,
    lashes ? line('#241d1a', 1.2, `M38.4 ${eyeY - 1.6}L37 ${eyeY - 2.6}M57.6 ${eyeY - 1.6}L59 ${eyeY - 2.6}`) : '',
    line(shade, 2, random.pick(noses)),
    mouth(random, lip, hairs.covers),
    rings ? '<circle cx="29" cy="50" r="1.5" fill="#d8a437"/><circle cx="67" cy="50" r="1.5" fill="#d8a437"/>' : '',
    random.chance(0.22) ? glasses(random) : '',
    '</svg>',
  ].join('')
}

const blush = (shade: string) =>
  `<g fill="${shade}" opacity=".45"><ellipse cx="37" cy="51" rx="3.6" ry="2.2"/><ellipse cx="59" cy="51" rx="3.6" ry="2.2"/></g>`
const freckles = (shade: string) =>
  `<g fill="${shade}">${[36, 38.5, 40, 56, 57.5, 60].map((x, at) => `<circle cx="${x}" cy="${at % 2 ? 49.5 : 51}" r=".7"/>`).join('')}</g>`

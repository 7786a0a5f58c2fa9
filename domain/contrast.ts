import { contrast, hexOf, oklchOf } from './colour.ts'

/** An agency's colours in one scheme. */
export interface SchemeColours {
  accent: string
  accentInk: string
  accentSoft: string
  accentText: string
}
/** An agency's colours, as `#rgb` or `#rrggbb`. */
export interface LookColours {
  light: SchemeColours
  dark: SchemeColours
  /** Of the login page. */
  ground: string
  groundInk: string
}
/** A colour that has to be seen on others. */
export type ReadColour = 'groundInk' | `${Scheme}.${keyof SchemeColours}`
/** A colour that was moved until it could be read. */
export interface Mended {
  colour: ReadColour
  from: string
  to: string
}
export type Scheme = 'light' | 'dark'

/** What the page itself is drawn in: --paper, --card and --sunk, and --ink, of src/ui/tokens.css. */
export const pageColours: Record<Scheme, { grounds: readonly string[]; ink: string }> = {
  light: { grounds: ['#f6f5f1', '#ffffff', '#eeece6'], ink: '#17181c' },
  dark: { grounds: ['#111317', '#1a1d22', '#0c0e11'], ink: '#f2f1ed' },
}

/** WCAG 2.2 AA: text, and what is no text but has to be seen. */
const text = 4.5
const shape = 3
const step = 0.004

type Needs = readonly { against: string; least: number }[]
const all = (grounds: readonly string[], least: number): Needs => grounds.map(against => ({ against, least }))
const isMet = (colour: string, needs: Needs) => needs.every(({ against, least }) => contrast(colour, against) >= least)

/** The colour, or the nearest in lightness of its hue that meets the needs. */
function readable(colour: string, needs: Needs): string {
  if (isMet(colour, needs)) return colour
  const { l, c, h } = oklchOf(colour)
  for (let away = step; away <= 1; away += step)
    for (const lightness of [l - away, l + away]) {
      if (lightness < 0 || lightness > 1) continue
      const candidate = hexOf({ l: lightness, c, h })
      if (isMet(candidate, needs)) return candidate
    }
  // Never so far: one of black and white is read on anything, and all but those were tried.
  return '#000000'
}

/** The order matters: what is drawn on comes before what is drawn on it. */
const inOrder = ['accent', 'accentInk', 'accentSoft', 'accentText'] as const

function needsOf(scheme: Scheme, name: keyof SchemeColours, { accent, accentSoft }: SchemeColours): Needs {
  const { grounds, ink } = pageColours[scheme]
  return {
    accent: all(grounds, shape),
    accentInk: all([accent], text),
    // The page's own text stands on it too, so that there always is a colour to read on all of them.
    accentSoft: all([ink], text),
    accentText: all([...grounds, accentSoft], text),
  }[name]
}

const mendScheme = (scheme: Scheme, given: SchemeColours): SchemeColours =>
  inOrder.reduce(
    (mended, name) => ({ ...mended, [name]: readable(mended[name], needsOf(scheme, name, mended)) }),
    given,
  )

/** Where a colour stands out least, by how much, and by how much it has to. */
export interface Measured {
  against: string
  contrast: number
  least: number
}

function weakest(colour: string, needs: Needs): Measured {
  const measured = needs.map(need => ({ ...need, contrast: contrast(colour, need.against) }))
  return measured.reduce((least, one) => (one.contrast - one.least < least.contrast - least.least ? one : least))
}

/** Each colour against what it is seen on; a look in which all reach their least is one `mendPalette` leaves as it is. Throws a `RangeError` for what is no colour. */
export function measuredLook(look: LookColours): Record<ReadColour, Measured> {
  const of = (scheme: Scheme) =>
    inOrder.map(name => [`${scheme}.${name}`, weakest(look[scheme][name], needsOf(scheme, name, look[scheme]))])
  return Object.fromEntries([
    ...of('light'),
    ...of('dark'),
    ['groundInk', weakest(look.groundInk, all([look.ground], text))],
  ]) as Record<ReadColour, Measured>
}

/**
 * A look in which everything can be read, and what had to be moved for it; one that passes stays as it is. Hue stays,
 * chroma as far as the screen has it. Throws a `RangeError` for what is no colour.
 */
export function mendPalette<Look extends LookColours>(look: Look): { look: Look; mended: Mended[] } {
  const light = { ...look.light, ...mendScheme('light', look.light) }
  const dark = { ...look.dark, ...mendScheme('dark', look.dark) }
  const groundInk = readable(look.groundInk, all([look.ground], text))
  const changed = (colour: Mended['colour'], from: string, to: string): Mended[] =>
    from === to ? [] : [{ colour, from, to }]
  return {
    look: { ...look, light, dark, groundInk },
    mended: [
      ...inOrder.flatMap(name => changed(`light.${name}`, look.light[name], light[name])),
      ...inOrder.flatMap(name => changed(`dark.${name}`, look.dark[name], dark[name])),
      ...changed('groundInk', look.groundInk, groundInk),
    ],
  }
}

/** What the login page's scene is drawn with; never text. */
interface SceneColours {
  beam: string
  steel: string
}

/** A whole look from one colour, in both schemes. Not yet mended, so that whoever saves it can tell what was moved. */
export function paletteFrom(accent: string, ground?: string): LookColours & SceneColours {
  const { l, c, h } = oklchOf(accent)
  const tone = (lightness: number, chroma: number) => hexOf({ l: lightness, c: Math.min(c, chroma), h })
  const inkOn = (colour: string) => (contrast('#ffffff', colour) >= text ? '#ffffff' : tone(0.2, 0.05))
  const floor = ground ?? tone(0.2, 0.05)
  const haze = (tone(0.88, 0.045).match(/[0-9a-f]{2}/g) ?? []).map(part => parseInt(part, 16)).join(' ')
  return {
    light: {
      accent,
      accentInk: inkOn(accent),
      accentSoft: tone(0.94, 0.03),
      accentText: tone(Math.min(l, 0.42), 0.12),
    },
    dark: {
      accent: l < 0.74 ? tone(0.74, 0.16) : accent,
      accentInk: tone(0.2, 0.05),
      accentSoft: tone(0.29, 0.05),
      accentText: tone(0.83, 0.11),
    },
    ground: floor,
    groundInk: inkOn(floor),
    beam: `rgb(${haze} / .12)`,
    steel: `rgb(${haze} / .6)`,
  }
}

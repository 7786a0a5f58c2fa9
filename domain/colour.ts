/** A colour by how people see it: lightness 0 to 1, chroma 0 to about 0.33, hue in degrees. Björn Ottosson, OKLab. */
export interface Oklch {
  l: number
  c: number
  h: number
}
/** Red, green, blue; each 0 to 1, outside where the screen has no such colour. */
type Rgb = readonly [number, number, number]

const written = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

export const isColour = (text: string): boolean => written.test(text)

/** Throws a `RangeError` that repeats what is no `#rgb` or `#rrggbb`. */
function rgbOf(hex: string): Rgb {
  if (!isColour(hex)) throw new RangeError(`"${hex}" is no colour; write it like #1f4f99.`)
  const digits = hex.slice(1)
  const part = (at: number) =>
    digits.length === 3
      ? parseInt(digits.charAt(at).repeat(2), 16) / 255
      : parseInt(digits.slice(at * 2, at * 2 + 2), 16) / 255
  return [part(0), part(1), part(2)]
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const gamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

function luminance(hex: string): number {
  const [r, g, b] = rgbOf(hex)
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

/** Contrast of two colours, 1 to 21, whichever is the lighter. WCAG 2.2. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

export function oklchOf(hex: string): Oklch {
  const [r, g, b] = rgbOf(hex).map(linear) as [number, number, number]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const bb = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(a, bb),
    h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  }
}

function rgbAt({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    gamma(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    gamma(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    gamma(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]
}

const fits = (rgb: Rgb) => rgb.every(part => part >= -0.0005 && part <= 1.0005)
const inHex = (rgb: Rgb) =>
  `#${rgb
    .map(part =>
      Math.round(Math.min(1, Math.max(0, part)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** The nearest colour a screen has of that lightness and hue: only chroma is given up. */
export function hexOf(colour: Oklch): string {
  const l = Math.min(1, Math.max(0, colour.l))
  const wished = rgbAt({ ...colour, l })
  if (fits(wished)) return inHex(wished)
  let [low, high] = [0, colour.c]
  for (let step = 0; step < 16; step++) {
    const middle = (low + high) / 2
    if (fits(rgbAt({ ...colour, l, c: middle }))) low = middle
    else high = middle
  }
  return inHex(rgbAt({ ...colour, l, c: low }))
}

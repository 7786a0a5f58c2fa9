/** One row of trees on its hill, as the data of SVG paths. */
export interface WoodRow {
  hill: string
  trunks: string
  crowns: string
}

const from = -900
const to = 1_290
const foot = 470

/** Always the same for the same number: a wood that is drawn again is the same wood. Between 0 and 1. */
function chance(of: number): number {
  const wave = Math.sin(of * 12.9898) * 43_758.5453
  return wave - Math.floor(wave)
}

const at = (value: number) => value.toFixed(1)

function fir(x: number, y: number, size: number): string {
  const [wide, middle, top] = [size * 0.62, size * 0.38, size * 0.2]
  const rise = size * 1.55
  return `M${at(x)} ${at(y - rise)}L${at(x + middle)} ${at(y - rise * 0.45)}H${at(x + top)}L${at(x + wide)} ${at(y)}H${at(
    x - wide,
  )}L${at(x - top)} ${at(y - rise * 0.45)}H${at(x - middle)}Z`
}
function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${at(x - rx)} ${at(y - ry)}a${at(rx)} ${at(ry)} 0 1 0 ${at(rx * 2)} 0a${at(rx)} ${at(ry)} 0 1 0 ${at(-rx * 2)} 0Z`
}

interface Hill {
  height: (x: number) => number
  /** Between two trees. */
  step: number
  /** Of a crown. */
  size: number
  /** Where none stands, so that what is in front of it is seen. */
  clear?: readonly [number, number]
}

const hills: readonly Hill[] = [
  { height: x => 284 + 14 * Math.sin(x / 74 + 2.6) + 8 * Math.sin(x / 190), step: 14, size: 20 },
  { height: x => 350 + 16 * Math.sin(x / 96 + 3.4), step: 29, size: 34, clear: [158, 240] },
  { height: x => 402 + 9 * Math.sin(x / 120 + 2.2), step: 46, size: 50, clear: [104, 276] },
]

function rowOf({ height, step, size, clear }: Hill, row: number): WoodRow {
  const edge: string[] = []
  for (let x = from; x <= to; x += 15) edge.push(`${x} ${at(height(x))}`)
  const trunks: string[] = []
  const crowns: string[] = []
  for (let place = 0; from + place * step <= to; place++) {
    const seed = row * 1_000 + place
    const x = from + place * step + (chance(seed) - 0.5) * step * 0.5
    if (clear && x > clear[0] && x < clear[1]) continue
    const y = height(x) + (row === 2 ? 20 : 6)
    const big = size * (0.75 + chance(seed + 0.3) * 0.5)
    const trunk = big * 0.55
    trunks.push(`M${at(x)} ${at(y)}v${at(-trunk)}`)
    const kind = chance(seed + 0.7)
    const base = y - trunk * 0.75
    if (kind < 0.45) crowns.push(fir(x, base, big))
    else crowns.push(kind < 0.8 ? oval(x, base, big * 0.6, big * 0.6) : oval(x, base, big * 0.42, big * 0.8))
  }
  return { hill: `M${edge.join('L')}V${foot}H${from}Z`, trunks: trunks.join(''), crowns: crowns.join('') }
}

/** From the furthest to the nearest. */
export const woodRows: readonly WoodRow[] = hills.map(rowOf)

export interface Leaf {
  x: number
  y: number
  turn: number
  tone: number
}
/** What flies up from a tree that was planted just now. */
export const leaves: readonly Leaf[] = Array.from({ length: 22 }, (_, n) => ({
  x: Math.round(195 + (chance(n + 0.1) - 0.5) * 240),
  y: Math.round(150 + chance(n + 0.2) * 190),
  turn: Math.round(chance(n + 0.4) * 180),
  tone: n % 3,
}))

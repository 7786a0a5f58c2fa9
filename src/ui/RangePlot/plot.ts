/** Geometry of the plot round a venue: metres on the ground to the units of a drawing. No map is needed. */

export interface Place {
  latitude: number
  longitude: number
}

export interface Fix extends Place {
  /** Metres; the place is somewhere within. */
  accuracy: number
}

export interface Point {
  x: number
  y: number
}

export interface Frame {
  width: number
  height: number
  /** Units of the drawing per metre. */
  scale: number
  /** Where the venue lies. */
  venue: Point
}

const metresPerDegree = 111_320
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Metres east and north of `origin`, equirectangular at its latitude: exact enough within some tens of kilometres. */
export const offset = (origin: Place, place: Place): Point => {
  const turn = ((place.longitude - origin.longitude + 540) % 360) - 180
  return {
    x: turn * metresPerDegree * Math.cos(radians(origin.latitude)),
    y: (place.latitude - origin.latitude) * metresPerDegree,
  }
}

/** Metres along the ground (haversine), for the label also where the drawing is long out of scale. */
export const distance = (a: Place, b: Place) => {
  const up = radians(b.latitude - a.latitude)
  const across = radians(b.longitude - a.longitude)
  const h =
    Math.sin(up / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(across / 2) ** 2
  return 2 * 6_371_008.8 * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Room round what is drawn. Far out, pin, scale and north no longer lie within the circle's own room. */
const nearby = { left: 30, right: 30, top: 26, bottom: 26 }
const farOut = { left: 48, right: 64, top: 64, bottom: 62 }
/** The venue's circle is never drawn larger than this, so that its second ring still tells how far is too far. */
const largestRing = 80

/** Chooses scale and centre so that the venue's circle and every point given (metres east and north) are seen. */
export const frameFor = (radius: number, points: readonly Point[], width = 358, height = 232): Frame => {
  // Round every point there is room for its label, counted in the size of the circle.
  const around = { x: radius * 0.5, y: radius * 0.3 }
  const xs = [-radius, radius, ...points.flatMap(point => [point.x - around.x, point.x + around.x])]
  const ys = [-radius, radius, ...points.flatMap(point => [point.y - around.y, point.y + around.y])]
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const fit = (padding: typeof nearby): Frame => {
    const room = { x: width - padding.left - padding.right, y: height - padding.top - padding.bottom }
    const scale = Math.min(largestRing / radius, room.x / (east - west), room.y / (north - south))
    const x = padding.left + room.x / 2 - ((east + west) / 2) * scale
    const y = padding.top + room.y / 2 + ((north + south) / 2) * scale
    return { width, height, scale, venue: { x, y } }
  }
  const near = fit(nearby)
  return near.scale * radius > largestRing / 2 ? near : fit(farOut)
}

/** North is up, so y turns round. */
export const draw = (frame: Frame, metres: Point): Point => ({
  x: frame.venue.x + metres.x * frame.scale,
  y: frame.venue.y - metres.y * frame.scale,
})

/** A round number of metres that is 36 to 92 units long. */
export const scaleBar = (frame: Frame) => {
  const most = 92 / frame.scale
  const power = 10 ** Math.floor(Math.log10(most))
  const metres = [5, 2, 1].map(step => step * power).find(length => length <= most) ?? power
  return { metres, length: metres * frame.scale }
}

/** Lines every 40 units through the venue, as one SVG path. */
export const grid = ({ width, height, venue }: Frame, step = 40) => {
  const lines: string[] = []
  for (let x = ((venue.x % step) + step) % step; x < width; x += step) lines.push(`M${x.toFixed(1)} 0V${height}`)
  for (let y = ((venue.y % step) + step) % step; y < height; y += step) lines.push(`M0 ${y.toFixed(1)}H${width}`)
  return lines.join('')
}

export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

export const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** The box of a text of about 9 units a letter, whose baseline is at `at`. */
export const textBox = (text: string, at: Point, anchor: 'start' | 'middle' | 'end'): Box => {
  const width = text.length * 9
  const left = at.x - { start: 0, middle: width / 2, end: width }[anchor]
  return { left, right: left + width, top: at.y - 14, bottom: at.y + 4 }
}

export interface LabelPlace extends Point {
  anchor: 'start' | 'middle' | 'end'
}

const cuts = (box: Box, centre: Point, radius: number) => {
  const far = [box.left, box.right].flatMap(x => [box.top, box.bottom].map(y => Math.hypot(x - centre.x, y - centre.y)))
  return far.some(length => length < radius + 3) && far.some(length => length > radius - 3)
}

/** Beside `dot`: the first place that is inside the frame and covers nothing in `taken`, best one that does not cut the `ring`. */
export const labelPlace = (
  text: string,
  dot: Point,
  blur: number,
  frame: Frame,
  taken: readonly Box[],
  ring: number,
): LabelPlace => {
  const gap = Math.max(14, Math.min(blur, 40)) + 6
  const places: LabelPlace[] = [
    { x: dot.x, y: dot.y - gap - 2, anchor: 'middle' },
    { x: dot.x - gap, y: dot.y + 6, anchor: 'end' },
    { x: dot.x + gap, y: dot.y + 6, anchor: 'start' },
    { x: dot.x, y: dot.y + gap + 14, anchor: 'middle' },
    { x: dot.x, y: dot.y - gap - 2, anchor: 'end' },
    { x: dot.x, y: dot.y - gap - 2, anchor: 'start' },
  ]
  const fits = ({ anchor, ...at }: LabelPlace) => {
    const box = textBox(text, at, anchor)
    const inside = box.left >= 6 && box.right <= frame.width - 6 && box.top >= 4 && box.bottom <= frame.height - 4
    return inside && taken.every(other => !overlap(box, other))
  }
  const free = places.filter(fits)
  const clear = free.find(({ anchor, ...at }) => !cuts(textBox(text, at, anchor), frame.venue, ring))
  return (
    clear ??
    free[0] ?? {
      x: Math.min(Math.max(dot.x, 40), frame.width - 40),
      y: Math.max(20, dot.y - gap - 2),
      anchor: 'middle',
    }
  )
}

export interface Tile extends Point {
  size: number
  href: string
}

const earth = 40_075_016.686

/** Web-Mercator tiles that lie under the frame, in its units. */
export const tiles = (url: string, venue: Place, frame: Frame): Tile[] => {
  const cosine = Math.cos(radians(venue.latitude))
  const z = Math.min(19, Math.max(1, Math.round(Math.log2((frame.scale * earth * cosine) / 256))))
  const count = 2 ** z
  const size = (frame.scale * earth * cosine) / count
  const column = ((venue.longitude + 180) / 360) * count
  const row = ((1 - Math.asinh(Math.tan(radians(venue.latitude))) / Math.PI) / 2) * count
  const first = { x: Math.floor(column - frame.venue.x / size), y: Math.floor(row - frame.venue.y / size) }
  const last = {
    x: Math.floor(column + (frame.width - frame.venue.x) / size),
    y: Math.floor(row + (frame.height - frame.venue.y) / size),
  }
  const found: Tile[] = []
  for (let x = first.x; x <= last.x; x += 1)
    for (let y = Math.max(0, first.y); y <= Math.min(count - 1, last.y); y += 1)
      found.push({
        x: frame.venue.x + (x - column) * size,
        y: frame.venue.y + (y - row) * size,
        size,
        href: url
          .replace('{z}', String(z))
          .replace('{x}', String(((x % count) + count) % count))
          .replace('{y}', String(y)),
      })
  return found
}

/** Moves points apart until each has `gap` round it, so that forty people at one stage door stay forty. Keeps their order. */
export const spread = (points: readonly Point[], gap: number, frame: Pick<Frame, 'width' | 'height'>): Point[] => {
  // A golden-angle start separates people whose phones report the very same spot.
  const moved = points.map(({ x, y }, index) => ({
    x: x + Math.cos(index * 2.4) * 0.1 * index,
    y: y + Math.sin(index * 2.4) * 0.1 * index,
  }))
  for (let round = 0; round < 60; round += 1) {
    let still = true
    moved.forEach((a, index) => {
      for (const b of moved.slice(index + 1)) {
        const apart = Math.hypot(b.x - a.x, b.y - a.y) || 0.01
        if (apart >= gap) continue
        still = false
        const push = { x: ((b.x - a.x) / apart) * ((gap - apart) / 2), y: ((b.y - a.y) / apart) * ((gap - apart) / 2) }
        a.x -= push.x
        a.y -= push.y
        b.x += push.x
        b.y += push.y
      }
    })
    for (const point of moved) {
      point.x = Math.min(frame.width - gap / 2, Math.max(gap / 2, point.x))
      point.y = Math.min(frame.height - gap / 2, Math.max(gap / 2, point.y))
    }
    if (still) break
  }
  return moved
}

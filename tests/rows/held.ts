import { type Seen } from './seen.ts'
import { join, nothing, type Shape } from './shape.ts'
import type { Site, Sites } from './sites.ts'

/** What was seen, by the site that says its type; a site that hands on keeps what it adds itself. */
export function held(seen: readonly Seen[], { checker, find }: Sites): { rows: Map<Site, Shape>; lost: string[] } {
  const rows = new Map<Site, Shape>()
  const lost = new Set<string>()
  const add = (site: Site, shape: Shape) => {
    const sum = rows.get(site) ?? nothing()
    rows.set(site, sum)
    join(sum, shape)
  }
  const hold = ({ frames, shape }: Seen): void => {
    const [first = '', ...rest] = frames
    const site = find(first)
    if (site === undefined) lost.add(first)
    if (!site) return
    if (!site.handsOn) return add(site, shape)
    const own = new Set(site.row ? checker.getPropertiesOfType(site.row).map(({ name }) => name) : [])
    add(
      site,
      withKeys(shape, name => own.has(name)),
    )
    const at = rest.findIndex(frame => find(frame)?.through === site.handsOn)
    if (at < 0) lost.add(frames.join(' '))
    else hold({ frames: rest.slice(at), shape: withKeys(shape, name => !own.has(name)) })
  }
  for (const one of seen) hold(one)
  return { rows, lost: [...lost] }
}

const withKeys = (shape: Shape, wanted: (name: string) => boolean): Shape => ({
  ...shape,
  keys: Object.fromEntries(Object.entries(shape.keys ?? {}).filter(([name]) => wanted(name))),
})

/** The planning calendar and what it is held against, each alone on a page. Runs in the browser. */
import '../../../src/ui/ui.css'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { kinds } from '../../../domain/planningCalendar/grid-rows.ts'
import { functions } from '../../../src/screens/planningCalendar/planning.fixtures.ts'
import { KindGlyph } from '../../../src/screens/shared/planning/KindGlyph.tsx'
import type { PlanningCalendar } from '../../../src/screens/shared/planning/planning.types.ts'
import type { Drawn } from '../planning-calendar.ts'
import { settled } from './settled.ts'

type Draw = (root: HTMLElement, calendar: PlanningCalendar) => () => void

/** An icon of each kind that has one, to be copied. */
function glyphs(): Map<string, Element> {
  const shelf = document.createElement('div')
  const drawn = createRoot(shelf)
  flushSync(() =>
    drawn.render(
      kinds.map(kind => (
        <i key={kind} data-kind={kind}>
          <KindGlyph kind={kind} />
        </i>
      )),
    ),
  )
  const copied = new Map(
    [...shelf.children].flatMap(({ firstElementChild: icon }, at) =>
      icon ? [[kinds[at] ?? '', icon.cloneNode(true) as Element] as const] : [],
    ),
  )
  drawn.unmount()
  return copied
}

const draws: Record<Drawn, () => Promise<Draw>> = {
  screen: async () => {
    const { screen } = await import('./product.tsx')
    return (root, calendar) => screen(root, calendar, functions)
  },
  grid: async () => {
    const { grid } = await import('./product.tsx')
    return (root, calendar) => grid(root, calendar, functions)
  },
  byHand: async () => {
    const { byHand } = await import('./by-hand.ts')
    const icons = glyphs()
    const order = functions.map(({ id }) => id)
    return (root, calendar) => byHand(root, calendar, order, icons)
  },
  fullCalendar: async () => (await import('./full-calendar.ts')).fullCalendar,
  vis: async () => (await import('./vis.ts')).vis,
}

/** Enough to fill a window. */
const few = 40

const bench = {
  /** What draws it is loaded and has drawn a few people once, and the month is fetched, before time is taken. */
  async load(drawn: Drawn, path: string) {
    const answer = await fetch(path)
    const calendar = (await answer.json()) as PlanningCalendar
    const draw = await draws[drawn]()
    const root = document.createElement('div')
    document.body.append(root)
    let end = () => undefined as void
    await settled(() => {
      end = draw(root, { ...calendar, items: calendar.items.slice(0, few) })
    })
    await settled(() => {
      end()
      root.remove()
    })
    bench.mount = () =>
      settled(() => {
        const fresh = document.createElement('div')
        document.body.append(fresh)
        draw(fresh, calendar)
      })
  },
  /** Ms until all of it has been painted. */
  mount: (): Promise<number> => Promise.reject(new Error('nothing was loaded')),
}
declare global {
  interface Window {
    bench: typeof bench
  }
}
window.bench = bench

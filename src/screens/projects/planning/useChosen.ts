import { useState } from 'react'

/** Which rows are chosen; with a range, from the one chosen last to this one. */
export function useChosen(order: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<string | null>(null)
  const there = new Set(order.filter(id => chosen.has(id)))
  const set = (ids: readonly string[], on: boolean) =>
    setChosen(before => {
      const next = new Set(before)
      for (const id of ids) {
        if (on) next.add(id)
        else next.delete(id)
      }
      return next
    })
  const choose = (id: string, on: boolean, range: boolean) => {
    const from = last === null ? -1 : order.indexOf(last)
    const to = order.indexOf(id)
    set(range && from >= 0 ? order.slice(Math.min(from, to), Math.max(from, to) + 1) : [id], on)
    setLast(id)
  }
  return { chosen: there, choose, set, none: () => setChosen(new Set()) }
}

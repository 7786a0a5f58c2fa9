import { useState } from 'react'

/** Shown of a list at first, unless another number is named. */
const few = 6

/** The first few of a list; `showAll` is null once nothing is left out. */
export function useFirst<T>(
  items: readonly T[],
  first: number = few,
): { shown: readonly T[]; showAll: (() => void) | null } {
  const [all, setAll] = useState(false)
  const rest = !all && items.length > first
  return { shown: rest ? items.slice(0, first) : items, showAll: rest ? () => setAll(true) : null }
}

import type { KeyboardEvent } from 'react'

/** Arrows and Enter walk along a column of the table: up, down, to the next row's cell of the same kind. */
export function walkColumn(event: KeyboardEvent): void {
  const { key, target, currentTarget } = event
  const down = key === 'ArrowDown' || (key === 'Enter' && !event.ctrlKey)
  if (!(down || key === 'ArrowUp') || event.altKey || event.metaKey || !(target instanceof HTMLElement)) return
  const { column } = target.dataset
  if (column === undefined || (key === 'Enter' && column === 'tick')) return
  const cells = [...currentTarget.querySelectorAll<HTMLElement>(`[data-column="${column}"]`)]
  const next = cells[cells.indexOf(target) + (down ? 1 : -1)]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** J and K, or arrows within the list, go from row to row; true where one has gone. */
export function walked(list: HTMLElement | null, { key, target }: Pick<KeyboardEvent, 'key' | 'target'>): boolean {
  const by = key === 'j' || key === 'ArrowDown' ? 1 : key === 'k' || key === 'ArrowUp' ? -1 : 0
  if (!list || by === 0) return false
  const within = target instanceof HTMLElement && list.contains(target) ? target.closest('[data-row]') : null
  if (!within && key.startsWith('Arrow')) return false
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')]
  const at = within ? rows.findIndex(row => row === within) + by : 0
  const next = rows[at]?.querySelector<HTMLElement>('input, a, button')
  if (!next) return false
  next.focus()
  next.scrollIntoView({ block: 'nearest' })
  return true
}

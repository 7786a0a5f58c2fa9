/** A list as it stood, each item as it is now: what is gone stays as it was last seen, what is new waits. */
export function inPlace<T>(before: readonly T[], now: readonly T[], keyOf: (item: T) => string): readonly T[] {
  const known = new Map(now.map(item => [keyOf(item), item]))
  return before.map(item => known.get(keyOf(item)) ?? item)
}

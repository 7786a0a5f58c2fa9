/** What can be chosen among what is shown, each once, by name. */
export const choicesOf = <T>(all: readonly T[], of: (one: T) => { id: string; name: string } | null) =>
  [...new Map(all.flatMap(one => of(one) ?? []).map(({ id, name }) => [id, name]))]
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label))

/** Rows that belong together, as they follow each other in a list. */
export interface Group {
  key: string
  /** How many rows it has. */
  total: number
}

export type Line = { kind: 'group'; group: number } | { kind: 'row'; row: number }

/** What is drawn of a list: its rows, above each group's first one a heading. */
export interface Lines {
  count: number
  at: (line: number) => Line
  ofRow: (row: number) => number
  /** Of a heading; undefined where the list ends before it. */
  ofGroup: (group: number) => number | undefined
  /** The group a line stands in or heads; -1 where there are none. */
  groupAt: (line: number) => number
}

/** Lines of a list of so many rows. What groups and list say may differ for a moment: the rows count, the last group has the rest. */
export function linesOf(total: number, groups: readonly Group[] = []): Lines {
  /** Per group: its first row. */
  const starts: number[] = []
  let next = 0
  for (const group of groups) {
    if (next >= total) break
    starts.push(next)
    next += group.total
  }
  /** The last of an ascending list that is not above a value; -1 where all are. */
  const lastUpTo = (valueAt: (index: number) => number, value: number) => {
    let [low, high] = [0, starts.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (valueAt(middle) <= value) low = middle + 1
      else high = middle
    }
    return low - 1
  }
  const headingOf = (group: number) => (starts[group] ?? 0) + group
  const groupAt = (line: number) => lastUpTo(headingOf, line)
  return {
    count: total + starts.length,
    at: line => {
      const group = groupAt(line)
      return group >= 0 && headingOf(group) === line ? { kind: 'group', group } : { kind: 'row', row: line - group - 1 }
    },
    ofRow: row => row + lastUpTo(group => starts[group] ?? 0, row) + 1,
    ofGroup: group => (group < starts.length ? headingOf(group) : undefined),
    groupAt,
  }
}

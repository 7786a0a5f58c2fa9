import type { Vacancy } from '../shared/job/vacancy.ts'
import type { List } from '../shared/list/useList.ts'
import type { Loadable } from '../shared/loadable.ts'
import type { Overview } from './vacancies.types.ts'

export interface Known {
  state: Loadable<List<Vacancy>>
  overview: Overview | undefined
}

/** How far a row is looked for from where it stood: one act moves the others by one. */
const around = 3

/** The list as it stood, each row as it is now. */
export function stayingVacancies(before: Known, now: Known): Known {
  if (before.state.kind !== 'content' || now.state.kind !== 'content') return now
  const [was, is] = [before.state.content, now.state.content]
  const rowAt = (index: number) => {
    const known = was.rowAt(index)
    for (let at = Math.max(0, index - around); known && at <= index + around; at++) {
      const row = is.rowAt(at)
      if (row?.id === known.id) return row
    }
    return known
  }
  return { overview: before.overview, state: { ...now.state, content: { ...is, total: was.total, rowAt } } }
}

/** The vacancy of that id, among those that are there. */
export function vacancyOf({ state }: Known, id: string | null): Vacancy | null {
  if (id === null || state.kind !== 'content') return null
  const { total, rowAt } = state.content
  for (let at = 0; at < total; at++) {
    const row = rowAt(at)
    if (row?.id === id) return row
  }
  return null
}

import type { StoredEntry } from '../database.ts'
import { type EntryStore, type Whose, shownAtMost } from './outbox-entries.ts'

/** Entries for as long as the page lives, where the browser keeps none: in some private windows, in some frames. */
export function memoryEntries(): EntryStore {
  let entries: readonly StoredEntry[] = []
  const change = (key: string, how: (entry: StoredEntry) => StoredEntry[]) => {
    entries = entries.flatMap(entry => (entry.key === key ? how(entry) : [entry]))
  }
  const of = ({ tenant, person }: Whose, state?: StoredEntry['state']) =>
    entries.filter(
      entry => entry.tenant === tenant && entry.person === person && (state === undefined || entry.state === state),
    )
  const answer = <T>(value: T): Promise<T> => Promise.resolve(value)
  return {
    add: (owner, entry) => {
      if (!entries.some(({ key }) => key === entry.key))
        entries = [...entries, { ...owner, ...entry, refused: null, state: 'waiting' }]
      return answer(undefined)
    },
    head: (whose, limit) => answer(of(whose, 'waiting').slice(0, limit)),
    counts: whose => answer({ waiting: of(whose, 'waiting').length, refused: of(whose, 'refused').length }),
    find: (whose, wanted) =>
      answer(
        of(whose)
          .filter(({ position, request, state }) => {
            if ('refused' in wanted) return state === 'refused'
            if ('waiting' in wanted) return state === 'waiting'
            if ('position' in wanted) return position === wanted.position
            return typeof request === 'object' && request !== null && 'crew' in request && request.crew === wanted.crew
          })
          .slice(-shownAtMost),
      ),
    byKey: key => answer(entries.find(entry => entry.key === key)),
    settle: settled => {
      for (const { key, problem, details } of settled)
        change(key, entry => (problem === null ? [] : [{ ...entry, refused: problem, details, state: 'refused' }]))
      return answer(undefined)
    },
    clearRefusal: key => {
      change(key, entry => [{ ...entry, refused: null, details: undefined, state: 'waiting' }])
      return answer(undefined)
    },
    isEmpty: () => answer(entries.length === 0),
    people: () => answer([]),
  }
}

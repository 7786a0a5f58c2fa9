import type { Query, QueryClient } from '@tanstack/react-query'
import { type Tag, nounsOf, reaching } from './tags.ts'

/** Ms for which what others did is gathered before it is asked for: a crew that punches in together is one question. */
const gathering = 250
/** Ms after which what was asked for in vain no longer holds up the next. */
const patience = 5_000

interface Gathered {
  tags: Set<Tag>
  timer: ReturnType<typeof setTimeout> | undefined
  asking: boolean
}
const all = new WeakMap<QueryClient, Gathered>()

const readsAny =
  (tags: ReadonlySet<string>) =>
  ({ queryKey: [, path] }: Pick<Query, 'queryKey'>) =>
    typeof path === 'string' && nounsOf(path).some(noun => tags.has(noun))

/** At once: the person's own act is answered, and whatever shows it is asked for again. Resolves when it has come. */
export function refreshNow(queries: QueryClient, tags: readonly Tag[]): Promise<void> {
  const gathered = all.get(queries)
  const reached = reaching(tags)
  for (const tag of gathered?.tags ?? []) if (reached.has(tag)) gathered?.tags.delete(tag)
  return queries.invalidateQueries({ predicate: readsAny(reached) })
}

/** Gathered: what came from elsewhere, an event or an answer for an entry that is laid over the screen already. */
export function refreshSoon(queries: QueryClient, tags: readonly Tag[]): void {
  const gathered = all.get(queries) ?? { tags: new Set(), timer: undefined, asking: false }
  all.set(queries, gathered)
  for (const tag of tags) gathered.tags.add(tag)
  if (!gathered.asking) gathered.timer ??= setTimeout(() => void askFor(queries, gathered), gathering)
}

async function askFor(queries: QueryClient, gathered: Gathered): Promise<void> {
  const tags = [...gathered.tags]
  gathered.tags.clear()
  gathered.timer = undefined
  if (!tags.length) return
  gathered.asking = true
  await Promise.race([
    queries.invalidateQueries({ predicate: readsAny(reaching(tags)) }),
    new Promise(resolve => setTimeout(resolve, patience)),
  ])
  gathered.asking = false
  // What happened meanwhile is not in those answers.
  if (gathered.tags.size) refreshSoon(queries, [])
}

/** Whatever is known may be old: each is asked for again once somebody looks at it. */
export const allOld = (queries: QueryClient): Promise<void> => queries.invalidateQueries({ refetchType: 'none' })

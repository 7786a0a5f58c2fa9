/** How many hours before the call something becomes a warning; each kind is told of at home from then on. */
export const warnsBefore = {
  lacking: 48,
  unanswered: 24,
  noChief: 48,
  ended: 168,
  blocked: 168,
  unconfirmed: 72,
} as const
/** What a client asks for is told of at once, and as long as it can be answered. */
export type WarningKind = keyof typeof warnsBefore | 'requested'

/** Hours within which something can become a warning at all. */
export const warningHorizon = Math.max(...Object.values(warnsBefore))

const hour = 3_600_000

/** A crew that comes, as far as warnings are about it. */
export interface CrewFacts {
  project: { id: string; status: 'requested' | 'quoted' | 'confirmed' }
  /** Ms. */
  starts: number
  led: boolean
  /** Places nobody was asked for. */
  lacking: number
  /** Places the client asks for beside what is planned. */
  requested: number
  /** Free places an invitation or application waits for. */
  unanswered: number
  /** People whose proof ends before their shift does. */
  ended: readonly string[]
  /** People the client or the agency does not want there. */
  blocked: readonly string[]
}

export interface Warned<Crew> {
  crew: Crew
  kind: WarningKind
  count: number
  names: readonly string[]
}

/**
 * What is to be mended before crews are called: first what clients ask for, who wait for an answer, then the rest, each
 * soonest first. Of a crew that has begun only the former is a matter of warnings; a project that is not confirmed is told
 * of once, at its first crew. `now` in ms.
 */
export function warningsOf<Crew extends CrewFacts>(crews: readonly Crew[], now: number): Warned<Crew>[] {
  const told = new Set<string>()
  const warned = crews
    .toSorted((a, b) => a.starts - b.starts)
    .flatMap(crew => {
      const found: Warned<Crew>[] = []
      const add = (kind: WarningKind, count: number, names: readonly string[] = []) => {
        const ahead = crew.starts - now
        const due = kind === 'requested' || (ahead > 0 && ahead <= warnsBefore[kind] * hour)
        if (count > 0 && due) found.push({ crew, kind, count, names })
      }
      const people = (names: readonly string[]) => [...new Set(names)]
      add('requested', crew.requested)
      add('lacking', crew.lacking)
      add('unanswered', crew.unanswered)
      add('noChief', crew.led ? 0 : 1)
      add('ended', people(crew.ended).length, people(crew.ended))
      add('blocked', people(crew.blocked).length, people(crew.blocked))
      if (crew.project.status !== 'confirmed' && !told.has(crew.project.id)) add('unconfirmed', 1)
      if (crew.starts > now) told.add(crew.project.id)
      return found
    })
  const isAsked = ({ kind }: Warned<Crew>) => kind === 'requested'
  return [...warned.filter(isAsked), ...warned.filter(one => !isAsked(one))]
}

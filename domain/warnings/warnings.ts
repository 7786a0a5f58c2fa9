/** How many hours before the call something becomes a warning; each kind is told of at home from then on. */
export const warnsBefore = {
  lacking: 48,
  unanswered: 24,
  noChief: 48,
  ended: 168,
  blocked: 168,
  unconfirmed: 72,
} as const
export type WarningKind = keyof typeof warnsBefore

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
 * What is to be mended before crews are called, soonest first. A crew that has begun is no matter of warnings; a project
 * that is not confirmed is told of once, at its first crew. `now` in ms.
 */
export function warningsOf<Crew extends CrewFacts>(crews: readonly Crew[], now: number): Warned<Crew>[] {
  const told = new Set<string>()
  return crews
    .filter(({ starts }) => starts > now)
    .toSorted((a, b) => a.starts - b.starts)
    .flatMap(crew => {
      const found: Warned<Crew>[] = []
      const add = (kind: WarningKind, count: number, names: readonly string[] = []) => {
        if (count > 0 && crew.starts - now <= warnsBefore[kind] * hour) found.push({ crew, kind, count, names })
      }
      const people = (names: readonly string[]) => [...new Set(names)]
      add('lacking', crew.lacking)
      add('unanswered', crew.unanswered)
      add('noChief', crew.led ? 0 : 1)
      add('ended', people(crew.ended).length, people(crew.ended))
      add('blocked', people(crew.blocked).length, people(crew.blocked))
      if (crew.project.status !== 'confirmed' && !told.has(crew.project.id)) add('unconfirmed', 1)
      told.add(crew.project.id)
      return found
    })
}

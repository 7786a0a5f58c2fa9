import { type Choice, type FillProblem, collide } from './filling.ts'

/** The problem as rows of whole numbers: one 0-or-1 variable for each option, in the order of the options. */
export interface Program {
  problem: FillProblem
  rows: readonly string[]
  /** One for each further shift of somebody's week that costs something. */
  loads: readonly { name: string; cost: number }[]
}

const x = (at: number) => `x${at}`
const sum = (terms: readonly (readonly [factor: number, name: string])[]): string =>
  terms.map(([factor, name]) => `${factor < 0 ? '-' : '+'} ${Math.abs(factor)} ${name}`).join('\n ')

/** Cliques that hold every colliding pair of the positions: one row instead of one for each pair. */
function cliquesOf({ positions, limits }: FillProblem): string[][] {
  const beside = positions.map(one => new Set(positions.filter(other => other !== one && collide(one, other, limits))))
  const covered = new Set<string>()
  const pair = (a: number, b: number) => (a < b ? `${a} ${b}` : `${b} ${a}`)
  const cliques: string[][] = []
  positions.forEach((_, first) => {
    positions.forEach((other, second) => {
      if (second <= first || !beside[first]?.has(other) || covered.has(pair(first, second))) return
      const clique = [first, second]
      positions.forEach((another, at) => {
        if (!clique.includes(at) && clique.every(member => beside[member]?.has(another))) clique.push(at)
      })
      for (const a of clique) for (const b of clique) if (a !== b) covered.add(pair(a, b))
      cliques.push(clique.flatMap(at => positions[at]?.id ?? []))
    })
  })
  return cliques
}

/** The rows every proposal meets: no more people than places, no two shifts that collide, and how full weeks become. */
export function programOf(problem: FillProblem): Program {
  const { positions, people, options } = problem
  const ofPerson = new Map<string, Map<string, number>>(people.map(({ id }) => [id, new Map()]))
  const ofPosition = new Map<string, number[]>()
  options.forEach(({ personId, positionId }, at) => {
    ofPerson.get(personId)?.set(positionId, at)
    ofPosition.set(positionId, [...(ofPosition.get(positionId) ?? []), at])
  })
  const cliques = cliquesOf(problem)
  const rows: string[] = []
  const loads: { name: string; cost: number }[] = []
  for (const { id, open } of positions) {
    const all = ofPosition.get(id) ?? []
    if (all.length > open) rows.push(`${sum(all.map(at => [1, x(at)]))} <= ${open}`)
  }
  people.forEach(({ id, weeks }, who) => {
    const own = ofPerson.get(id) ?? new Map<string, number>()
    const seen = new Set<string>()
    for (const clique of cliques) {
      const meeting = clique.flatMap(position => own.get(position) ?? []).toSorted((a, b) => a - b)
      const name = meeting.join()
      if (meeting.length < 2 || seen.has(name)) continue
      seen.add(name)
      rows.push(`${sum(meeting.map(at => [1, x(at)]))} <= 1`)
    }
    Object.entries(weeks).forEach(([week, costs], at) => {
      const shifts = positions.flatMap(position => (position.week === week ? (own.get(position.id) ?? []) : []))
      if (!shifts.length || costs.every(cost => cost === 0)) return
      // Costs never fall, so the cheapest are taken first by themselves: nothing has to say which shift is the second.
      const steps = shifts.map((_, shift) => ({
        name: `o${who}_${at}_${shift}`,
        cost: costs[Math.min(shift, costs.length - 1)] ?? 0,
      }))
      loads.push(...steps)
      rows.push(
        `${sum([...shifts.map(x).map(name => [1, name] as const), ...steps.map(({ name }) => [-1, name] as const)])} <= 0`,
      )
    })
  })
  return { problem, rows, loads }
}

/**
 * In the format of linear programs. `aim` is how many places are filled, or what the proposal is worth with at least so
 * many filled. `cuts` are choices of which not all may be made. `whole: false` lets places be shared, which no proposal can
 * be better than.
 */
export function lpOf(
  { problem, rows, loads }: Program,
  aim: { most: 'places' } | { most: 'worth'; filled: number },
  cuts: readonly (readonly Choice[])[],
  whole = true,
): string {
  const { options } = problem
  const at = new Map(options.map((one, place) => [`${one.personId} ${one.positionId}`, place]))
  const all = options.map((_, place) => place)
  const objective =
    aim.most === 'places'
      ? all.map(place => [1, x(place)] as const)
      : [
          ...options.map(({ worth }, place) => [worth, x(place)] as const),
          ...loads.map(({ name, cost }) => [-cost, name] as const),
        ]
  const cutRows = cuts.map(cut => {
    const places = cut.flatMap(({ personId, positionId }) => at.get(`${personId} ${positionId}`) ?? [])
    return `${sum(places.map(place => [1, x(place)]))} <= ${cut.length - 1}`
  })
  const least = aim.most === 'worth' ? [`${sum(all.map(place => [1, x(place)]))} >= ${aim.filled}`] : []
  return [
    'Maximize',
    ` obj: ${sum(objective)}`,
    'Subject To',
    ...[...rows, ...cutRows, ...least].map((row, number) => ` r${number}: ${row}`),
    'Bounds',
    ...[...all.map(x), ...loads.map(({ name }) => name)].map(name => ` 0 <= ${name} <= 1`),
    ...(whole ? ['Binary', ...all.map(place => ` ${x(place)}`)] : []),
    'End',
    '',
  ].join('\n')
}

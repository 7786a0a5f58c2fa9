import type { Random } from '../random.ts'
import type { Member } from './people.ts'
import type { CityName } from '../tenants.ts'
import type { FunctionCode } from '../../lookups/trade.ts'

interface Span {
  starts: number
  ends: number
}

/** Who is taken when, so that nobody is booked twice. Times in ms. */
export class Roster {
  readonly #busy = new Map<string, Span[]>()
  readonly #pools = new Map<string, Member[]>()

  constructor(members: readonly Member[]) {
    for (const member of members) for (const code of member.functions) this.#pool(member.city, code).push(member)
  }

  #pool(city: CityName, code: FunctionCode): Member[] {
    const key = `${city} ${code}`
    const pool = this.#pools.get(key) ?? []
    this.#pools.set(key, pool)
    return pool
  }

  /** Whether nothing of theirs comes within `rest` ms of the span. */
  isFree(personId: string, { starts, ends }: Span, rest: number): boolean {
    const spans = this.#busy.get(personId)
    return !spans?.some(span => span.starts < ends + rest && span.ends > starts - rest)
  }

  book(personId: string, { starts, ends }: Span): void {
    const spans = this.#busy.get(personId)
    if (spans) spans.push({ starts, ends })
    else this.#busy.set(personId, [{ starts, ends }])
  }

  /** Forgets what ended before, for it collides with nothing any more. */
  forgetBefore(time: number): void {
    for (const [personId, spans] of this.#busy) {
      const kept = spans.filter(span => span.ends > time)
      this.#busy.set(personId, kept)
    }
  }

  /** Free people who can do it: those of the city first, neighbours in the list together, as teams are. */
  *candidates(code: FunctionCode, cities: readonly CityName[], span: Span, rest: number, random: Random) {
    for (const city of cities) {
      const pool = this.#pool(city, code)
      const from = random.between(0, Math.max(0, pool.length - 1))
      for (const member of [...pool.slice(from), ...pool.slice(0, from)])
        if (this.isFree(member.id, span, rest)) yield member
    }
  }
}

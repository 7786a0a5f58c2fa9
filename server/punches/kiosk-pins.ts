import { sql } from 'drizzle-orm'
import type { Context, Refuse } from '../context.ts'
import { type BatchLine, type Entry, personOfEntry } from '../projectCrewItems/batch-lines.ts'
import type { PinProof } from '../projectCrewItems/stored-punch.ts'

/** Wrong PINs a person may type within an hour; after them no answer tells right from wrong. Decision 25. */
const most = 5
const within = 3_600_000

const keyOf = (personId: string) => `kiosk pin ${personId}`

/** How often each person typed a wrong PIN within the hour; held until the batch is stored. */
export class PinTries {
  #wrong = new Map<string, number>()
  #changed = new Set<string>()
  readonly #ctx: Context

  constructor(ctx: Context) {
    this.#ctx = ctx
  }

  /** Whether the agency asks for PINs, and this is a kiosk. */
  get asked(): boolean {
    return this.#ctx.who.kind === 'kiosk' && this.#ctx.tenant.settings.kioskPin === true
  }

  /**
   * Reads and locks the counts of everybody who typed one: guesses sent at once follow one another. The hour begins with
   * the first wrong one.
   */
  async read(entries: readonly Entry[]): Promise<void> {
    const ctx = this.#ctx
    const people = [...new Set(entries.filter(entry => entry.pin).map(entry => personOfEntry(ctx, entry)))].sort()
    if (!this.asked || !people.length) return
    const stale = new Date(ctx.now.getTime() - within)
    const keys = JSON.stringify(people.map(id => keyOf(id ?? '')))
    const { rows } = await ctx.tx.execute<{ key: string; failures: number }>(sql`
      insert into login_attempt as a (tenant_id, key, failures, since)
      select ${ctx.tenant.id}::uuid, k, 0, ${ctx.now}::timestamptz from jsonb_array_elements_text(${keys}::jsonb) as k order by k
      on conflict (tenant_id, key) do update set
        failures = case when a.since < ${stale} then 0 else a.failures end,
        since = case when a.since < ${stale} or a.failures = 0 then ${ctx.now}::timestamptz else a.since end
      returning key, failures`)
    this.#wrong = new Map(rows.map(({ key, failures }) => [key, failures]))
  }

  /** How an entry proves its person. A wrong PIN is refused while they stand at the tablet and have tries left. */
  judge(refuse: Refuse<'pinWrong'>, entry: Entry, line: BatchLine): PinProof | null {
    if (!this.asked) return null
    if (!entry.pin || line.kioskPin === null) return 'none'
    const { services } = this.#ctx
    const key = keyOf(line.personId)
    const wrong = this.#wrong.get(key) ?? 0
    if (wrong >= most) return 'wrong'
    const { key: name, projectCrewItemId, caption } = entry
    const digits = services.pinSeal.open(entry.pin, { key: name, projectCrewItemId, personId: line.personId, caption })
    if (digits !== null && services.kioskPins.matches(line.kioskPin, line.personId, digits)) return 'right'
    this.#wrong.set(key, wrong + 1)
    this.#changed.add(key)
    if (!entry.replayed) throw refuse('pinWrong', { left: most - wrong - 1 })
    return 'wrong'
  }

  /** Counts that changed, for the statement that stores the batch. */
  changes(): { key: string; failures: number }[] {
    return [...this.#changed].map(key => ({ key, failures: this.#wrong.get(key) ?? 0 }))
  }
}

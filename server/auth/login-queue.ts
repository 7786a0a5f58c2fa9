/** As many as may be wrong before an address is refused; comparing costs tens of milliseconds of a core each. */
const atOnce = 5

/** Lets few guesses at one thing be compared at once, so that a flood of them learns from each other's refusal. */
export class LoginQueue {
  readonly #running = new Map<string, { count: number; waiting: (() => void)[] }>()

  /** Does it when it is its turn. */
  async inTurn<T>(key: string, doing: () => Promise<T>): Promise<T> {
    const line = this.#running.get(key) ?? { count: 0, waiting: [] }
    this.#running.set(key, line)
    if (line.count >= atOnce) await new Promise<void>(resolve => line.waiting.push(resolve))
    else line.count++
    try {
      return await doing()
    } finally {
      const next = line.waiting.shift()
      if (next) next()
      else if (--line.count === 0) this.#running.delete(key)
    }
  }
}

import { failureFrom, isUnanswered } from './problem.ts'

/**
 * What a person asks of the server, one thing at a time: a second tap meanwhile asks nothing, and the same thing asked
 * again after its answer was lost is the same request, by its Idempotency-Key.
 */
export class Once {
  #isUnderWay = false
  #unanswered: { what: string; key: string } | null = null

  get isUnderWay(): boolean {
    return this.#isUnderWay
  }

  /** Null where something is under way already. Throws what `ask` throws. `what` names the act and all it says. */
  async ask<T>(what: string, ask: (key: string) => Promise<T>): Promise<{ answer: T } | null> {
    if (this.#isUnderWay) return null
    this.#isUnderWay = true
    const { key } = this.#unanswered?.what === what ? this.#unanswered : { key: crypto.randomUUID() }
    this.#unanswered = { what, key }
    try {
      const answer = await ask(key)
      this.#unanswered = null
      return { answer }
    } catch (error) {
      if (!isUnanswered(failureFrom(error))) this.#unanswered = null
      throw error
    } finally {
      this.#isUnderWay = false
    }
  }
}

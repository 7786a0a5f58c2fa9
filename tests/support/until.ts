import { setTimeout as pause } from 'node:timers/promises'

/** Asks until the answer is truthy, and returns it; an error counts as "not yet". Throws what was last seen after `within` ms. */
export async function until<T>(ask: () => T | Promise<T>, what: string, within = 30_000): Promise<NonNullable<T>> {
  const end = Date.now() + within
  for (;;) {
    let seen: unknown
    try {
      const answer = await ask()
      if (answer) return answer
      seen = answer
    } catch (error) {
      seen = error
    }
    if (Date.now() > end) throw new Error(`Waited ${within} ms in vain for: ${what}`, { cause: seen })
    await pause(10)
  }
}

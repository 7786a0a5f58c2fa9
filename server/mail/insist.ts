import { setTimeout as pause } from 'node:timers/promises'

/** What is known of a delivery is worth waiting for a database that is just starting again. */
export async function insist(write: () => Promise<void>): Promise<void> {
  for (let wait = 250; ; wait *= 2) {
    try {
      return await write()
    } catch (error) {
      if (wait > 32_000) throw error
      await pause(wait)
    }
  }
}

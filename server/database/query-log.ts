import { AsyncLocalStorage } from 'node:async_hooks'

/** Statements that only frame the work: nobody's budget counts them. */
const FRAME = /^\s*(begin|start transaction|commit|rollback|savepoint|release|select set_config)\b/i

const counting = new AsyncLocalStorage<string[]>()

/** Notes one statement for whoever counts around it, and for the hook. */
export function noteQuery(text: string, hook?: (text: string) => void): void {
  if (FRAME.test(text)) return
  counting.getStore()?.push(text)
  hook?.(text)
}

/** Runs the work and says which statements it sent, frames not counted. Only what the work itself started is seen. */
export async function countQueries<T>(work: () => Promise<T>): Promise<{ result: T; queries: string[] }> {
  const queries: string[] = []
  const result = await counting.run(queries, work)
  return { result, queries }
}

import type { Stage } from '../stage.ts'
import { until } from '../until.ts'

/** Asks while somebody else writes a row and is not done: they are once the request waits for them. */
export async function whileWritten<T>(
  { admin }: Pick<Stage, 'admin'>,
  [text, values]: readonly [text: string, values: unknown[]],
  ask: () => Promise<T>,
): Promise<T> {
  await admin('begin')
  await admin(text, values)
  const answer = ask()
  const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await until(async () => (await admin(waits)).length > 0, 'the request to wait for the row')
  await admin('commit')
  return answer
}

import { runOnce } from 'graphile-worker'
import pg from 'pg'
import { queueLogger } from '../../server/queue/queue-log.ts'
import { sweepAll, taskList } from '../../server/queue/work.ts'
import type { Services } from '../../server/services.ts'
import { work } from '../../server/work.ts'

/** Looks for due work and runs every job that is due by the server's clock, and those they add, until none is left. */
export async function runJobs(services: Services): Promise<void> {
  const { database, log, now } = services
  await sweepAll(services, work)
  const pool = new pg.Pool({ connectionString: database.url(), max: 4 })
  pool.on('error', () => {})
  try {
    for (;;) {
      // The queue goes by the database's clock.
      const { rows } = await pool.query<{ due: number }>(
        `with due as (update graphile_worker._private_jobs set run_at = least(run_at, now())
          where run_at <= greatest($1, now()) and locked_at is null and attempts < max_attempts returning id)
        select count(*)::int as due from due`,
        [now()],
      )
      if (!rows[0]?.due) return
      await runOnce(
        { pgPool: pool, concurrency: 3, noHandleSignals: true, logger: queueLogger(log), useNodeTime: false },
        taskList(services, work),
      )
    }
  } finally {
    await pool.end()
  }
}

import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { runTaskList, type WorkerPool } from 'graphile-worker'
import { openPool } from '../database/pool.ts'
import type { Services } from '../services.ts'
import { queueLogger } from './queue-log.ts'
import { sweepAll, taskList, type Work } from './work.ts'

const sweepEvery = 30_000
const mostWait = 10_000
const restartAfter = 1000

export interface Queue {
  /** Takes no more jobs and waits up to 10 s for those under way. */
  stop(): Promise<void>
}

/**
 * Runs jobs until it is stopped, through every loss of the database. The library's workers end for good when they cannot
 * say that a job is done: then all of them are replaced.
 */
export function startQueue(services: Services, work: Work): Queue {
  const { database, log } = services
  const pool = openPool(
    () => ({ connectionString: database.url(), application_name: 'calltime queue', keepAlive: true }),
    6,
    err => log.warn({ err }, 'An idle connection of the queue was lost.'),
  )

  const tasks = taskList(services, work)
  const pools = new Set<WorkerPool>()
  let stopping = false

  const begin = () => {
    const events = new EventEmitter()
    const options = { concurrency: 4, pollInterval: 5000, noHandleSignals: true, logger: queueLogger(log), events }
    const workers = runTaskList(options, tasks, pool)
    pools.add(workers)
    void workers.promise.finally(() => pools.delete(workers)).catch(() => {})
    events.once('worker:fatalError', () => {
      void workers.gracefulShutdown('a worker was lost').catch(() => {})
      setTimeout(() => {
        if (!stopping) begin()
      }, restartAfter).unref()
    })
  }

  const sweep = () =>
    sweepAll(services, work).catch((err: unknown) => log.error({ err }, 'looking for due work failed'))
  const timer = setInterval(() => void sweep(), sweepEvery)
  timer.unref()
  void sweep()
  begin()

  return {
    stop: async () => {
      stopping = true
      clearInterval(timer)
      const ended = Promise.allSettled(
        [...pools].map(async workers => {
          await workers.gracefulShutdown()
          await workers.promise
        }),
      ).then(() => true)
      const waited = new AbortController()
      const whole = await Promise.race([ended, pause(mostWait, false, { signal: waited.signal })])
      waited.abort()
      // What still runs then ends with the process, and a sweep finds its work again.
      const closed = pool.end().catch(() => {})
      if (whole) await closed
    },
  }
}

import { Logger } from 'graphile-worker'
import type { Log } from '../log.ts'

/** The library's messages, one level quieter: every job it has done is news to it. Failed jobs we have logged ourselves. */
const quieter = { error: 'warn', warning: 'warn', info: 'debug', debug: 'trace' } as const

/** Into our log, without what it knows of a job: its payload is somebody's data. */
export const queueLogger = (log: Log): Logger =>
  new Logger(() => (level, message, meta) => {
    if (meta?.failure === true) return
    log[quieter[level]]({ queue: true }, message)
  })

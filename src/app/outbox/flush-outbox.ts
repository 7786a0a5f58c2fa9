import type { FlushAnswer } from '../../machines/session/session.types.ts'

let flush: (() => Promise<FlushAnswer>) | null = null

/** The outbox lives in the shell; until that is loaded there is nothing to send. */
export const flushOutbox = (): Promise<FlushAnswer> => flush?.() ?? Promise.resolve({ kind: 'empty' })
export const onFlush = (how: (() => Promise<FlushAnswer>) | null) => {
  flush = how
}

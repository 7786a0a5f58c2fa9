import { startTestCluster } from './database.ts'
import { keepWorld } from './world-template.ts'

declare global {
  var calltimeTestCluster: { stop: Promise<() => Promise<void>>; users: number } | undefined
}

async function start(): Promise<() => Promise<void>> {
  const stop = await startTestCluster()
  const forget = await keepWorld()
  return async () => {
    forget()
    await stop()
  }
}

/** Vitest's globalSetup: projects of one run share a single PostgreSQL, the last one out stops it. */
export default async function setup(): Promise<() => Promise<void>> {
  const shared = (globalThis.calltimeTestCluster ??= { stop: start(), users: 0 })
  shared.users++
  await shared.stop
  return async () => {
    if (--shared.users > 0) return
    globalThis.calltimeTestCluster = undefined
    await (
      await shared.stop
    )()
  }
}

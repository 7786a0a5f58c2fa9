import { parentPort, workerData } from 'node:worker_threads'
import { NothingFound } from '../../domain/fillProposals/fill.ts'
import { type Facts, propose } from './propose.ts'
import { solver } from './solver.ts'
import type { Said } from './in-worker.ts'

/** Nodes of a search at which it stops: its work is bounded, its time is not. */
const mostNodes = 5000

const say = (said: Said) => parentPort?.postMessage(said)
try {
  const proposed = propose(workerData as Facts, await solver(mostNodes), step => say({ step }))
  say({ proposed })
} catch (err) {
  if (!(err instanceof NothingFound)) throw err
  say({ nothing: true })
}

import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Facts, Proposed } from './propose.ts'

/** What the thread says while it works and at its end. */
export type Said = { step: 'filling' | 'fitting' | 'explaining' } | { proposed: Proposed } | { nothing: true }

export type Outcome = { proposed: Proposed } | { aborted: 'time' | 'size' | 'failure' }

/** The thread stands beside the file that starts it: as source, or as the bundle it was made into. */
const own = extname(fileURLToPath(import.meta.url))
const thread = new URL(`./fill-worker${own}`, import.meta.url)
/** A thread takes no loader of its own at its start: source is read through one that it registers first. */
const fromSource = `import('tsx/esm/api').then(({ register }) => {
  register()
  return import(${JSON.stringify(thread.href)})
})`

/**
 * A proposal, reckoned in a thread of its own so that nobody waits for it. After `most` ms, or when the signal aborts,
 * the thread is ended and nothing is proposed. Throws what the thread threw.
 */
export async function inWorker(
  facts: Facts,
  { most, signal, say }: { most: number; signal: AbortSignal; say: (step: string) => void },
): Promise<Outcome> {
  const options = { workerData: facts, resourceLimits: { maxOldGenerationSizeMb: 1024 } }
  const worker = own === '.ts' ? new Worker(fromSource, { ...options, eval: true }) : new Worker(thread, options)
  let ended: (outcome: Outcome) => void = () => {}
  const stop = () => ended({ aborted: 'failure' })
  const late = setTimeout(() => ended({ aborted: 'time' }), most)
  signal.addEventListener('abort', stop, { once: true })
  try {
    return await new Promise<Outcome>((resolve, reject) => {
      ended = resolve
      worker.on('message', (said: Said) => {
        if ('step' in said) say(said.step)
        else resolve('proposed' in said ? said : { aborted: 'size' })
      })
      worker.on('error', reject)
      worker.on('exit', code => reject(new Error(`the thread of a proposal ended by itself with ${code}`)))
      if (signal.aborted) stop()
    })
  } finally {
    clearTimeout(late)
    signal.removeEventListener('abort', stop)
    await worker.terminate()
  }
}

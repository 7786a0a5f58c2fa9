import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'

interface Limits {
  /** Milliseconds after which the thread is ended. */
  most: number
  /** Megabytes it may hold. */
  megabytes: number
  signal: AbortSignal
}

/** As source, or as the bundle everything was made into. */
const own = extname(fileURLToPath(import.meta.url))
/** A thread takes no loader of its own at its start: source is read through one that it registers first. */
const fromSource = (thread: URL) => `import('tsx/esm/api').then(({ register }) => {
  register()
  return import(${JSON.stringify(thread.href)})
})`

/**
 * Has something reckoned in a thread of its own, so that nobody waits for it: `name` is a file without its ending that
 * stands beside the one that asks, whose address is `beside`. `hear` is told what the thread says and answers once that is
 * the outcome. `late` and `stopped`: the thread was ended before. Throws what the thread threw.
 */
export async function inThread<Said, Outcome>(
  { beside, name, data }: { beside: string; name: string; data: unknown },
  { most, megabytes, signal }: Limits,
  hear: (said: Said) => Outcome | undefined,
): Promise<Outcome | 'late' | 'stopped'> {
  const thread = new URL(`./${name}${own}`, beside)
  const options = { workerData: data, resourceLimits: { maxOldGenerationSizeMb: megabytes } }
  const worker =
    own === '.ts' ? new Worker(fromSource(thread), { ...options, eval: true }) : new Worker(thread, options)
  let end: (outcome: 'late' | 'stopped') => void = () => {}
  const stop = () => end('stopped')
  const late = setTimeout(() => end('late'), most)
  signal.addEventListener('abort', stop, { once: true })
  try {
    return await new Promise<Outcome | 'late' | 'stopped'>((resolve, reject) => {
      end = resolve
      worker.on('message', (said: Said) => {
        const outcome = hear(said)
        if (outcome !== undefined) resolve(outcome)
      })
      worker.on('error', reject)
      worker.on('exit', code => reject(new Error(`the thread ${name} ended by itself with ${code}`)))
      if (signal.aborted) stop()
    })
  } finally {
    clearTimeout(late)
    signal.removeEventListener('abort', stop)
    await worker.terminate()
  }
}

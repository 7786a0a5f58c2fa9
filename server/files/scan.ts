import { connect } from 'node:net'
import { once } from 'node:events'
import type { Config } from '../config.ts'
import type { Refuse } from '../context.ts'

/** Milliseconds the scanner may take for one file. */
const patience = 30_000
/** Bytes in one piece of the stream; clamd takes as much as its `StreamMaxLength` in all. */
const pieceBytes = 256 * 1024

/** What clamd says of bytes, by its INSTREAM command. Throws where it cannot be asked or does not answer in time. */
async function said(url: string, bytes: Uint8Array): Promise<string> {
  const at = new URL(url)
  const socket = connect(
    at.protocol === 'unix:'
      ? { path: decodeURIComponent(at.pathname) }
      : { host: at.hostname.replace(/^\[|\]$/g, ''), port: Number(at.port) },
  )
  const signal = AbortSignal.timeout(patience)
  const stop = () => void socket.destroy(new Error('The scanner did not answer in time.'))
  signal.addEventListener('abort', stop)
  const answer = (async () => {
    const parts: Buffer[] = []
    for await (const part of socket) parts.push(part as Buffer)
    return Buffer.concat(parts).toString('utf8').replaceAll('\0', '').trim()
  })()
  // It may refuse before everything is sent: what it says counts, not that it hung up.
  answer.catch(() => undefined)
  try {
    socket.write('zINSTREAM\0')
    for (let from = 0; from < bytes.length && !socket.destroyed; from += pieceBytes) {
      const piece = bytes.subarray(from, from + pieceBytes)
      const length = Buffer.alloc(4)
      length.writeUInt32BE(piece.length)
      socket.write(length)
      if (!socket.write(piece)) await Promise.race([once(socket, 'drain', { signal }), answer.catch(() => undefined)])
    }
    socket.end(Buffer.alloc(4))
    return await answer
  } finally {
    signal.removeEventListener('abort', stop)
    socket.destroy()
  }
}

export type ScanProblem = 'fileInfected' | 'scannerAway'

/**
 * Lets the scanner that is configured look through files, one after the other; without one nothing is looked through.
 * Throws `fileInfected` with the file that carries something, counted from 1, and `scannerAway` where it cannot be asked:
 * a file nobody has looked through is not taken.
 */
export async function scanned(
  { config, refuse }: { config: Pick<Config, 'clamavUrl'>; refuse: Refuse<ScanProblem> },
  files: readonly Uint8Array[],
): Promise<void> {
  if (config.clamavUrl === undefined) return
  for (const [at, bytes] of files.entries()) {
    const answer = await said(config.clamavUrl, bytes).catch(() => '')
    if (answer.endsWith('FOUND')) throw refuse('fileInfected', { file: at + 1 })
    if (!answer.endsWith('OK')) throw refuse('scannerAway', { retryAfter: 30 })
  }
}

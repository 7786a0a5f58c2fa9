import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'

const tick = 10 // milliseconds per clock tick of /proc on Linux

/** Milliseconds of CPU a process has used so far. Linux only. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * tick
}

export interface Served {
  child: ChildProcess
  port: number
}

export async function serve(kind: string, argument: object, databaseUrl: string): Promise<Served> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'servers.ts'), kind, JSON.stringify(argument)],
    {
      env: { ...process.env, DATABASE_URL: databaseUrl, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout?.once('data', (line: Buffer) => resolve(Number(line.toString().trim())))
    child.once('exit', code => reject(new Error(`the ${kind} server ended with ${code}`)))
  })
  return { child, port }
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

export function get(
  port: number,
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers, agent }, answer => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, bytes }))
    })
    sent.on('error', reject).end()
  })
}

/** CPU milliseconds of the server per request, after a warm-up, eight requests at a time. */
export async function cpuPerRequest(
  { child, port }: Served,
  path: string,
  headers: Record<string, string>,
  requests: number,
): Promise<number> {
  const run = async (count: number) => {
    let left = count
    const worker = async () => {
      while (left-- > 0) {
        const { status } = await get(port, path, headers)
        if (status !== 200) throw new Error(`${path} answered ${status}`)
      }
    }
    await Promise.all(Array.from({ length: 8 }, worker))
  }
  await run(Math.ceil(requests / 2))
  const before = cpuOf(child.pid ?? 0)
  await run(requests)
  return (cpuOf(child.pid ?? 0) - before) / requests
}

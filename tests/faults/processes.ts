import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

const seen = (read: () => string): string => {
  try {
    return read()
  } catch {
    return ''
  }
}

/** Commands of the processes that work in a folder or name it, but for this one. Linux only. */
export function processesOn(folder: string): { pid: number; parent: number; command: string }[] {
  return readdirSync('/proc')
    .map(Number)
    .filter(pid => pid > 0 && pid !== process.pid)
    .map(pid => ({
      pid,
      parent: Number(/\) \S (\d+)/.exec(seen(() => readFileSync(`/proc/${pid}/stat`, 'utf8')))?.[1] ?? 0),
      command: seen(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
        .replaceAll('\0', ' ')
        .trim(),
      cwd: seen(() => readlinkSync(`/proc/${pid}/cwd`)),
    }))
    .filter(({ command, cwd }) => command !== '' && (command.includes(folder) || cwd.startsWith(folder)))
    .map(({ pid, parent, command }) => ({ pid, parent, command }))
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../server/root.ts'

export interface Step {
  instruction: string
  /** What follows it, on one line. */
  rest: string
}
export interface StageOfImage {
  name: string | undefined
  from: string
  steps: Step[]
}

/** The stages of the Dockerfile, in order. */
export function readDockerfile(): StageOfImage[] {
  const text = readFileSync(join(root, 'Dockerfile'), 'utf8')
    .split('\n')
    .filter(line => !line.startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
  const stages: StageOfImage[] = []
  for (const line of text.split('\n').filter(Boolean)) {
    const [, instruction = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? []
    const [, from, name] = (instruction === 'FROM' && /^(\S+)(?: AS (\S+))?$/.exec(rest)) || []
    if (from) stages.push({ name, from, steps: [] })
    else if (instruction) stages.at(-1)?.steps.push({ instruction, rest })
    else throw new Error(`the Dockerfile has a line that is no instruction: ${line}`)
  }
  return stages
}

/** `NAME=value` of every word. */
export const settingsIn = (rest: string): Record<string, string> =>
  Object.fromEntries(rest.split(/\s+/).map(word => [word.split('=', 1)[0] ?? '', word.slice(word.indexOf('=') + 1)]))

/** A command as a list; one that needs a shell is refused. */
export const commandIn = (rest: string): string[] => JSON.parse(rest.slice(rest.indexOf('['))) as string[]

/** What compose.yaml says of one service: its environment and its command, with `${NAME:-else}` filled in. */
export function readService(name: string, given: Record<string, string>) {
  const text = readFileSync(join(root, 'compose.yaml'), 'utf8')
  const own = new RegExp(`^  ${name}:\\n((?:    .*\\n|\\n)+)`, 'm').exec(text)?.[1]
  if (own === undefined) throw new Error(`compose.yaml has no service ${name}`)
  const filled = (value: string) =>
    value.replaceAll(/\$\{(\w+):([-?])([^}]*)\}/g, (_, key: string, kind: string, other: string) => {
      if (kind === '?' && !given[key]) throw new Error(`compose.yaml asks for ${key}`)
      return given[key] ?? other
    })
  const block = /^ {4}environment:.*\n((?: {6}.*\n)+)/m.exec(own)?.[1] ?? ''
  return {
    environment: Object.fromEntries(
      [...block.matchAll(/^ {6}(\w+): (.*)$/gm)].map(([, key = '', value = '']) => [key, filled(value)]),
    ),
    command: /^ {4}command: \[(.*)\]$/m.exec(own)?.[1]?.split(', ') ?? [],
  }
}

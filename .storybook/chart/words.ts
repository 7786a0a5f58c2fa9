import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** A condition written in place, as a reader would say it: `answer.kind === 'refused'` is `refused`. */
function conditionOf(source: string): string {
  const body = source.slice(source.indexOf('=>') + 2).trim()
  if (!source.includes('=>') || body.startsWith('{')) return 'a condition'
  return body
    .replace(/\s+/g, ' ')
    .replace(/\b(event\.)?output\b/g, 'answer')
    .replace(/\(\{.*?\}\)/g, '')
    .replace(/\bcontext\./g, '')
    .replace(/ !==? (null|undefined|void 0)/g, '')
    .replace(/answer(\.kind)? === "([^"]*)"|answer(\.kind)? === '([^']*)'/g, (_, _a, double, _b, single) =>
      String(double ?? single),
    )
    .replace(/\banswer\.(?=\w)/g, '')
    .replace(/(\d)e3\b/g, '$1000')
    .replace(/===/g, '=')
    .replace(/<=/g, '≤')
    .replace(/&&/g, 'and')
    .replace(/\|\|/g, 'or')
    .replace(/["']/g, '')
}

/** A guard of `onAnswer`: the answer's kind, and on what condition. */
const answeredOf = ({ answer, condition }: { answer?: unknown; condition?: unknown }) =>
  typeof condition === 'function' ? `${String(answer)} and ${conditionOf(condition.toString())}` : String(answer)

const named = (type: string, params: unknown) =>
  params === undefined || params === null || typeof params === 'function' || typeof params === 'object'
    ? type
    : `${type}: ${String(params)}`

export function guardOf({ guard }: AnyTransitionDefinition): string | null {
  if (guard === undefined) return null
  if (typeof guard === 'string') return guard
  if ('answer' in guard) return answeredOf(guard)
  return typeof guard === 'function' ? conditionOf(guard.toString()) : named(guard.type, guard.params)
}

/** Actions that have a name; those written in place only change what the machine remembers. */
export const actionsOf = (actions: readonly unknown[]): string[] =>
  actions.flatMap(action => {
    if (typeof action === 'string') return [action]
    if (typeof action !== 'object' || action === null || !('type' in action)) return []
    return [named(String(action.type), 'params' in action ? action.params : undefined)]
  })

/** 300000 as `5 min`. */
export const duration = (ms: number): string => {
  if (ms >= 60_000 && ms % 60_000 === 0) return `${ms / 60_000} min`
  return ms >= 1_000 ? `${Math.round(ms / 100) / 10} s` : `${Math.round(ms)} ms`
}

export type Kind = 'sent' | 'answer' | 'delay' | 'always'

const prefixes = { done: 'xstate.done.actor.', state: 'xstate.done.state.', after: 'xstate.after.' }

/** What an event type is called, and who brings it. */
export function eventWords(eventType: string, node: AnyStateNode): { kind: Kind; text: string } {
  if (eventType === '') return { kind: 'always', text: 'at once' }
  if (eventType.startsWith(prefixes.done)) {
    const id = eventType.slice(prefixes.done.length)
    return { kind: 'answer', text: id === '*' ? 'any child is done' : `${id} answers` }
  }
  if (eventType.startsWith(prefixes.state)) return { kind: 'always', text: 'all regions are done' }
  if (eventType.startsWith(prefixes.after)) {
    const delay = eventType.slice(prefixes.after.length).replace(`.${node.id}`, '')
    const fixed: unknown = Number.isNaN(Number(delay)) ? node.machine.implementations.delays[delay] : Number(delay)
    const name = Number.isNaN(Number(delay)) ? delay : ''
    return {
      kind: 'delay',
      text: ['after', name, typeof fixed === 'number' ? duration(fixed) : ''].filter(Boolean).join(' '),
    }
  }
  return { kind: 'sent', text: eventType }
}

/** A value in a few words: an answer by its kind, a list by its length, an actor not at all. */
export function say(value: unknown): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'string') return value.length > 40 ? `${value.slice(0, 36)}…` : value
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(say).join(' · ')
  const entries = Object.entries(value).filter(([, part]) => part !== null && part !== undefined)
  const short = entries.flatMap(([key, part]) => {
    if (typeof part === 'function' || (typeof part === 'object' && 'send' in part)) return []
    if (key === 'kind' || key === 'type') return [say(part)]
    return [typeof part === 'boolean' ? (part ? key : `not ${key}`) : `${key} ${say(part)}`]
  })
  return short.length === 0 ? 'empty' : short.join(', ')
}

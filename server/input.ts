import { type z } from 'zod'
import type { RouteDef } from '../openapi/route.ts'
import { standardProblem } from './problem.ts'

/** Bodies above this are refused before they are read whole; files have limits of their own. */
export const mostBodyBytes = 256 * 1024

/** Reads a body as text. Throws `bodyTooLarge` or `unsupportedMediaType`. */
export async function readBody(request: Request, header: (name: string) => string | undefined): Promise<string> {
  const bytes = await readAtMost(request, header, mostBodyBytes)
  if (!bytes.byteLength) return ''
  const type = header('content-type') ?? ''
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(type)) throw standardProblem('unsupportedMediaType')
  return Buffer.from(bytes).toString('utf8')
}

/** Reads a body that is a file. Throws `unsupportedMediaType` or `bodyTooLarge`. */
export async function readUpload(
  request: Request,
  header: (name: string) => string | undefined,
  { contentType, most }: { contentType: string; most: number },
): Promise<Uint8Array> {
  if (header('content-type')?.split(';')[0]?.trim().toLowerCase() !== contentType)
    throw standardProblem('unsupportedMediaType')
  return readAtMost(request, header, most)
}

/** The bytes of a body, stopped as soon as there are too many. Throws `bodyTooLarge`. */
async function readAtMost(
  request: Request,
  header: (name: string) => string | undefined,
  most: number,
): Promise<Uint8Array> {
  if (Number(header('content-length') ?? 0) > most) throw standardProblem('bodyTooLarge', { limit: most })
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const chunk = read.value
    size += chunk.byteLength
    if (size > most) {
      await reader.cancel()
      throw standardProblem('bodyTooLarge', { limit: most })
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** PostgreSQL's text cannot hold U+0000, so no text with it is taken anywhere. */
const nul = String.fromCharCode(0)
const holdsNul = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes(nul)
    : typeof value === 'object' && value !== null && Object.entries(value).some(([k, v]) => holdsNul(k) || holdsNul(v))

export interface RawInput {
  params: Record<string, string>
  query: Record<string, string>
  body: string
}

export interface ParsedInput {
  params: unknown
  query: unknown
  body: unknown
}

/**
 * Parses what a request brought with the operation's shapes. A malformed id in the path answers like an absent one;
 * everything else is `invalidInput` with one line per field.
 */
export function parseInput(route: RouteDef, raw: RawInput): ParsedInput {
  const params = route.params?.safeParse(raw.params)
  if (params && (!params.success || holdsNul(raw.params))) throw standardProblem('notFound')
  return {
    params: params?.data,
    query: route.query ? parse(route.query, raw.query, 'query') : undefined,
    body: route.body ? parse(route.body, readJson(raw.body), 'body') : nothing(raw.body),
  }
}

/** An operation that takes no body takes an empty object for none: what else was meant nobody knows. */
function nothing(body: string): undefined {
  if (body === '' || /^\s*\{\s*\}\s*$/.test(body)) return
  throw standardProblem('invalidInput', { errors: [{ path: 'body', message: 'is not taken here' }] })
}

/** What our shapes nest is far less. Whatever walks a body may do so without counting. */
const deepest = 32

/** Whether brackets outside texts are nested deeper than that; reads along, so that depth costs nothing. */
function tooDeep(text: string): boolean {
  let depth = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const char = text[at]
    if (quoted) {
      if (char === '\\') at++
      else if (char === '"') quoted = false
    } else if (char === '"') quoted = true
    else if (char === '{' || char === '[') {
      if (++depth > deepest) return true
    } else if (char === '}' || char === ']') depth--
  }
  return false
}

const halfEscaped = /\\ud[89a-f]/i

function readJson(text: string): unknown {
  if (text === '') return {}
  if (tooDeep(text))
    throw standardProblem('invalidInput', { errors: [{ path: 'body', message: `is nested deeper than ${deepest}` }] })
  try {
    // Half of a character, written as an escape, is what JSON lets through and PostgreSQL does not.
    return halfEscaped.test(text)
      ? JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value))
      : JSON.parse(text)
  } catch (error) {
    throw standardProblem('malformedJson', { detail: error instanceof Error ? error.message : 'not JSON' })
  }
}

function parse(shape: z.ZodType, value: unknown, place: string): unknown {
  if (holdsNul(value))
    throw standardProblem('invalidInput', { errors: [{ path: place, message: 'text holds the character U+0000' }] })
  const result = shape.safeParse(value)
  if (result.success) return result.data
  throw standardProblem('invalidInput', {
    errors: result.error.issues.slice(0, 20).map(issue => ({
      path: [place, ...issue.path.map(String)].join('.'),
      message: issue.message.slice(0, 300),
    })),
  })
}
